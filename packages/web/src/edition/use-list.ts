import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Card } from './card.ts'
import { useEditionSource } from './edition-context.ts'
import type { ListAnswer } from './handlers/list.ts'
import type { ListRequest } from './handlers/ranked-list.ts'
import { PAGE_SIZE } from './page-size.ts'

/** Milliseconds without changes before a list is loaded: moving a slider causes one request. */
export const FEED_DELAY_MS = 100
/** The number of lists cached for Back. */
const MAX_KEPT = 12

interface Loaded {
  key: string
  answer: ListAnswer
}

/** The cards that haven't changed stay the very same: what is drawn already isn't drawn again. */
export function sameCards(before: readonly Card[], after: readonly Card[]): Card[] {
  const known = new Map(before.map((card) => [card.id, card]))
  return after.map((card) => {
    const old = known.get(card.id)
    return old && JSON.stringify(old) === JSON.stringify(card) ? old : card
  })
}

/** A list with a further page, or a new one in which what didn't change stays the same. */
function joined(before: Loaded | undefined, key: string, answer: ListAnswer): Loaded {
  if (!before?.answer.ok || !answer.ok) return { key, answer }
  const cards =
    before.key === key
      ? [...before.answer.data.cards, ...answer.data.cards]
      : sameCards(before.answer.data.cards, answer.data.cards)
  return { key, answer: { ok: true, data: { ...answer.data, cards } } }
}

function keep(lists: Map<string, ListAnswer>, { key, answer }: Loaded): void {
  lists.delete(key)
  if (answer.ok) lists.set(key, answer)
  const [oldest] = lists.keys()
  if (lists.size > MAX_KEPT && oldest !== undefined) lists.delete(oldest)
}

export interface LoadedList {
  /** Undefined until the first answer. */
  answer: ListAnswer | undefined
  /** Whether a requested page is still loading. */
  isWaiting: boolean
  /** Shows as many pages, counted from 1. */
  showPages: (pages: number) => void
}

/** The part of a list that still has to be loaded. */
function missingOf(loaded: Loaded | undefined, key: string | undefined, pages: number) {
  const same = loaded?.key === key && loaded?.answer.ok ? loaded.answer.data : undefined
  const offset = same?.cards.length ?? 0
  return { offset, count: Math.min(pages * PAGE_SIZE, same?.total ?? Number.POSITIVE_INFINITY) - offset }
}

/**
 * A list from the worker, page by page. The previous list stays until the next one arrives, and an outdated
 * load is dropped.
 *
 * @param ask undefined while nothing can be requested
 */
export function useList(ask: ListRequest | undefined): LoadedList {
  const { newsroom, lists } = useEditionSource()
  const key = ask && JSON.stringify(ask)
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => {
    const answer = key === undefined ? undefined : lists.get(key)
    return key !== undefined && answer ? { key, answer } : undefined
  })
  const [pages, showPages] = useState(() =>
    loaded?.answer.ok ? Math.max(1, Math.ceil(loaded.answer.data.cards.length / PAGE_SIZE)) : 1,
  )
  const { offset, count } = missingOf(loaded, key, pages)

  const load = useEffectEvent(async (part: { offset: number; count: number }, overtaken: AbortSignal) => {
    if (!ask || key === undefined) return
    const answer = await newsroom.list({ ...ask, ...part })
    if (overtaken.aborted) return
    const next = joined(loaded, key, answer)
    keep(lists, next)
    // Drawn in slices: the reader goes on scrolling meanwhile.
    startTransition(() => setLoaded(next))
  })
  useEffect(() => {
    if (key === undefined || count <= 0) return
    const overtaken = new AbortController()
    const timer = setTimeout(
      () => void load({ offset, count }, overtaken.signal),
      offset > 0 ? 0 : FEED_DELAY_MS,
    )
    return () => {
      overtaken.abort()
      clearTimeout(timer)
    }
  }, [key, offset, count])

  return { answer: loaded?.answer, isWaiting: count > 0 && pages > 1, showPages }
}
