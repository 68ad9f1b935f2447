import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLater } from '../lib/use-later.ts'
import type { Card } from './card.ts'
import { useEditionSource } from './edition-context.ts'
import type { ListPage } from './handlers/list.ts'
import type { ListRequest } from './handlers/ranked-list.ts'
import type { Answer, Failure } from './news-answer.ts'
import { PAGE_SIZE } from './page-size.ts'

/** Milliseconds without changes before a list is loaded: moving a slider causes one request. */
export const FEED_DELAY_MS = 100
/** How long a list that isn't on screen stays cached for Back, in ms. */
const CACHED_MS = 60 * 60 * 1000

/** The cards that haven't changed stay the very same: what is drawn already isn't drawn again. */
export function sameCards(before: readonly Card[], after: readonly Card[]): Card[] {
  const known = new Map(before.map((card) => [card.id, card]))
  return after.map((card) => {
    const old = known.get(card.id)
    return old && JSON.stringify(old) === JSON.stringify(card) ? old : card
  })
}

/** The worker couldn't make a list. */
class ListFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(`The list is missing: ${failure}`)
    this.failure = failure
  }
}

interface Part {
  offset: number
  count: number
}

const loadedOf = (pages: readonly ListPage[]) => pages.reduce((sum, { cards }) => sum + cards.length, 0)

function nextPart({ total }: ListPage, pages: readonly ListPage[]): Part | undefined {
  const offset = loadedOf(pages)
  return offset < total ? { offset, count: Math.min(PAGE_SIZE, total - offset) } : undefined
}

/** The facts of the last page with the cards of all. */
function joined({ pages }: InfiniteData<ListPage, Part>): ListPage | undefined {
  const last = pages.at(-1)
  return last && { ...last, cards: pages.flatMap(({ cards }) => cards) }
}

const isJoined = (data: unknown): data is ListPage =>
  typeof data === 'object' && data !== null && 'cards' in data

/** The new list with the cards of the previous one where they haven't changed, also if they have moved. */
const withSameCards = (before: unknown, after: unknown) =>
  before !== after && isJoined(before) && isJoined(after)
    ? { ...after, cards: sameCards(before.cards, after.cards) }
    : after

export interface LoadedList {
  /** Undefined until the first answer. */
  answer: Answer<ListPage> | undefined
  /** Whether a requested page is still loading. */
  isWaiting: boolean
  /** Shows as many pages, counted from 1. */
  showPages: (pages: number) => void
}

function answerOf(page: ListPage | undefined, error: Error | null): Answer<ListPage> | undefined {
  if (error instanceof ListFailed) return { ok: false, failure: error.failure }
  return page && { ok: true, data: page }
}

/**
 * A list from the worker, page by page. The previous list stays until the next one arrives, with as many pages.
 *
 * @param request undefined while nothing can be requested
 */
export function useList(request: ListRequest | undefined): LoadedList {
  const { newsroom } = useEditionSource()
  const settled = useLater(request, FEED_DELAY_MS)
  const [wanted, setWanted] = useState(1)
  const list = useInfiniteQuery({
    queryKey: ['list', settled],
    queryFn: async ({ pageParam }) => {
      if (!settled) throw new ListFailed('unavailable')
      const answer = await newsroom.list({ ...settled, ...pageParam })
      if (!answer.ok) throw new ListFailed(answer.failure)
      return answer.data
    },
    initialPageParam: { offset: 0, count: wanted * PAGE_SIZE },
    getNextPageParam: nextPart,
    enabled: settled !== undefined,
    select: joined,
    structuralSharing: withSameCards,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHED_MS,
  })
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const isShort = (data?.cards.length ?? 0) < wanted * PAGE_SIZE
  const isMissing = isShort && hasNextPage && !list.isPlaceholderData
  useEffect(() => {
    if (isMissing && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isMissing, isFetching, isFetchNextPageError, fetchNextPage])
  // Drawn in slices: the reader goes on scrolling meanwhile.
  const page = useDeferredValue(data)
  return {
    answer: answerOf(page, data ? null : error),
    isWaiting: wanted > 1 && isFetching,
    showPages: (pages) => {
      // At least what is on screen, so that a changed list has room for it.
      setWanted(Math.max(pages, Math.ceil((data?.cards.length ?? 0) / PAGE_SIZE)))
      if (isFetchNextPageError) void fetchNextPage()
    },
  }
}
