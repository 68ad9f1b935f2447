import type { Section } from '@plainwire/domain/category'
import { useEffect, useMemo } from 'react'
import { useHydrated } from '../lib/hydrated.ts'
import { useTexts } from '../lib/texts.ts'
import { usePlace } from '../reader/place.ts'
import type { ListAsk } from './asks/ranked-list.ts'
import type { Card, Headline } from './card.ts'
import { useEdition } from './edition-context.ts'
import { useAsked } from './use-asked.ts'
import { useList } from './use-list.ts'
import { useReading } from './use-reading.ts'

export interface SectionStories {
  /** 'unplaced': Local, while no city is known (FD-10). */
  state: 'loading' | 'ready' | 'failed' | 'unplaced'
  /** The best so many, as many as have been asked for. */
  cards: readonly Card[]
  /** How many there are in all. */
  total: number
  /** Whether a page that was asked for is still to come. */
  isWaiting: boolean
  /** Shows as many pages, counted from 1 (FD-07). */
  showPages: (pages: number) => void
}

const NO_CARDS: readonly Card[] = []

/**
 * The first view while it is kept: only in its own section, and until the reader leaves that. Local has none: the server
 * doesn't know where the reader is.
 */
function useFirstOf(section: Section, isUnplaced: boolean) {
  const { firstView, isFirstViewKept, leaveFirstView, want } = useEdition()
  const { language } = useTexts()
  const isOwn = firstView?.section === section && section !== 'local'
  const first = isFirstViewKept && isOwn ? firstView : undefined
  const needsWhole = !isUnplaced && first?.language !== language
  useEffect(() => {
    if (needsWhole) want()
  }, [needsWhole, want])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reader who goes to another section leaves the first view
  useEffect(() => leaveFirstView, [section])
  return first
}

/** The stories of a section for the reader (FD-08). */
export function useSection(section: Section): SectionStories {
  const { failure, want } = useEdition()
  const isUnplaced = usePlace() === undefined && section === 'local'
  const first = useFirstOf(section, isUnplaced)
  const reading = useReading()
  const isHydrated = useHydrated()
  const ask = useMemo<ListAsk | undefined>(
    () =>
      reading &&
      (isUnplaced ? undefined : { ...reading, section, keep: first?.cards.map(({ id }) => id) ?? [] }),
    [reading, isUnplaced, section, first],
  )
  const { answer, isWaiting, showPages } = useList(ask)
  const shown = answer?.ok ? answer.data : first
  const stories = {
    cards: shown?.cards ?? NO_CARDS,
    total: shown?.total ?? 0,
    isWaiting,
    showPages: (pages: number) => {
      want()
      showPages(pages)
    },
  }
  if (isUnplaced && isHydrated) return { ...stories, state: 'unplaced', cards: NO_CARDS, total: 0 }
  if (shown) return { ...stories, state: 'ready' }
  return { ...stories, state: failure || answer ? 'failed' : 'loading' }
}

const NO_HEADLINES: readonly Headline[] = []

/** The trending headlines for the reader; those of the first view stay where they are (RK-04). */
export function useTrending(): readonly Headline[] {
  const { newsroom, firstView, isFirstViewKept } = useEdition()
  const reading = useReading()
  const first = isFirstViewKept ? firstView?.trending : undefined
  const keep = first?.map(({ id }) => id)
  const ask = reading && { ...reading, keep }
  const answer = useAsked('trending', ask, ask && (() => newsroom.trending(ask)))
  return answer?.ok ? answer.data : (first ?? NO_HEADLINES)
}

/** What a card shows of one story, wherever in the edition it stands; undefined while it isn't here. */
export function useCard(storyId: string): Card | undefined {
  const { newsroom, firstView } = useEdition()
  const reading = useReading()
  const { language } = useTexts()
  const ask = reading && storyId ? { ...reading, storyId } : undefined
  const answer = useAsked('card', ask, ask && (() => newsroom.card(ask)))
  if (answer?.ok && answer.data?.id === storyId) return answer.data
  return firstView?.language === language ? firstView.cards.find(({ id }) => id === storyId) : undefined
}
