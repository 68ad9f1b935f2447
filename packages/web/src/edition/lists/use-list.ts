import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useDebouncedValue } from '../../lib/timing/use-debounced-value.ts'
import type { Card } from '../card.ts'
import { useEditionSource } from '../edition-context.ts'
import type { ListPage } from '../handlers/lists/list.ts'
import type { ListRequest } from '../handlers/lists/list-request.ts'
import type { NewsRequestFailure, NewsRequestResult } from '../news-answer.ts'
import { PAGE_SIZE } from './page-size.ts'

/** The debounce time before a list is loaded, in ms, so that moving a slider causes one request. */
export const LIST_DEBOUNCE_MS = 100
/** How long a list that is no longer on screen stays cached, in ms. */
const CACHED_MS = 60 * 60 * 1000

/**
 * Replaces each card that is equal to a previous card by that previous object, so that React doesn't render it
 * again.
 */
export function reuseEqualCards(before: readonly Card[], after: readonly Card[]): Card[] {
  const known = new Map(before.map((card) => [card.id, card]))
  return after.map((card) => {
    const old = known.get(card.id)
    return old && JSON.stringify(old) === JSON.stringify(card) ? old : card
  })
}

/** Thrown if the worker couldn't make a list. */
class ListFailed extends Error {
  override readonly name = 'ListFailed'
  readonly failure: NewsRequestFailure
  constructor(failure: NewsRequestFailure) {
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

/** Joins the pages of a list: returns the cards of all pages, with the other fields of the last page. */
function joined({ pages }: InfiniteData<ListPage, Part>): ListPage | undefined {
  const last = pages.at(-1)
  return last && { ...last, cards: pages.flatMap(({ cards }) => cards) }
}

const isJoined = (data: unknown): data is ListPage =>
  typeof data === 'object' && data !== null && 'cards' in data

/**
 * Returns the new list, with unchanged cards replaced by the previous objects, even if the cards have moved.
 */
const withSameCards = (before: unknown, after: unknown) =>
  before !== after && isJoined(before) && isJoined(after)
    ? { ...after, cards: reuseEqualCards(before.cards, after.cards) }
    : after

export interface LoadedStoryList {
  /** Undefined until the first answer. */
  answer: NewsRequestResult<ListPage> | undefined
  /** True if a requested page is still loading. */
  isWaiting: boolean
  /** Shows the first `pages` pages. */
  showPages: (pages: number) => void
}

function answerOf(page: ListPage | undefined, error: Error | null): NewsRequestResult<ListPage> | undefined {
  if (error instanceof ListFailed) return { ok: false, failure: error.failure }
  return page && { ok: true, data: page }
}

/**
 * Loads a list from the worker, page by page. The previous list is returned until the next one has arrived.
 *
 * @param request undefined while the list can't be requested yet; nothing is loaded then
 */
export function useStoryList(request: ListRequest | undefined): LoadedStoryList {
  const { newsClient } = useEditionSource()
  const settled = useDebouncedValue(request, LIST_DEBOUNCE_MS)
  const [wanted, setWanted] = useState(1)
  const list = useInfiniteQuery({
    queryKey: ['list', settled],
    queryFn: async ({ pageParam }) => {
      if (!settled) throw new ListFailed('unavailable')
      const answer = await newsClient.list({ ...settled, ...pageParam })
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
  // Deferred, so that rendering a long list doesn't block scrolling.
  const page = useDeferredValue(data)
  return {
    answer: answerOf(page, data ? null : error),
    isWaiting: wanted > 1 && isFetching,
    showPages: (pages) => {
      // At least as many pages as are on screen, so that a changed list isn't shorter than before.
      setWanted(Math.max(pages, Math.ceil((data?.cards.length ?? 0) / PAGE_SIZE)))
      if (isFetchNextPageError) void fetchNextPage()
    },
  }
}
