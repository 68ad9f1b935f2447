import type { Section } from '@plainwire/domain/category'
import type { Mute } from '@plainwire/domain/reader'
import { useEffect } from 'react'
import { useTexts } from '../lib/texts.ts'
import { useKept } from '../reader/kept.ts'
import { mutes } from '../reader/mutes.ts'
import { usePlace } from '../reader/place.ts'
import { reading } from '../reader/reading.ts'
import type { ListPage } from './asks/list.ts'
import type { MutedStories } from './asks/muted.ts'
import type { Card, Headline } from './card.ts'
import { useEdition } from './edition-context.ts'
import type { FirstView } from './first-view.ts'
import { withoutPlainlyMuted } from './plainly-muted.ts'
import { useAsked } from './use-asked.ts'
import { useList } from './use-list.ts'
import { useKeptFirst, useReadersListAsk } from './use-list-ask.ts'
import { useOwnOrder, useReading } from './use-reading.ts'

export interface SectionStories {
  /** 'unplaced': Local, while no city is known (FD-10). */
  state: 'loading' | 'ready' | 'failed' | 'unplaced'
  /** The best so many, as many as have been asked for. */
  cards: readonly Card[]
  /** How many there are in all. */
  total: number
  /** How many of the first meet the reader's interests; undefined where the list isn't divided. */
  dividerAt: number | undefined
  /** On Local, how many stories each threshold gave (B8). */
  levels: ListPage['levels']
  /** What an edition to finish would be, by its size; empty until the worker has made the list (B11). */
  sizes: ListPage['sizes']
  /** What of the section the reader's mutes keep out of it (B10). */
  hidden: MutedStories
  /** Whether the worker has made the list; before that there is only its first page. */
  isWhole: boolean
  /** Whether a page that was asked for is still to come. */
  isWaiting: boolean
  /** Shows as many pages, counted from 1 (FD-07). */
  showPages: (pages: number) => void
}

const NO_CARDS: readonly Card[] = []
const NO_LEVELS = {}
const NONE_HIDDEN: MutedStories = { total: 0, headlines: [] }
const NO_SIZES: ListPage['sizes'] = []

/** Asks for the whole edition as soon as the first view isn't all that the section needs, and leaves that with its section. */
function useWhole(section: Section, needsWhole: boolean): void {
  const { leaveFirstView, want } = useEdition()
  useEffect(() => {
    if (needsWhole) want()
  }, [needsWhole, want])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reader who goes to another section leaves the first view
  useEffect(() => leaveFirstView, [section])
}

/** The first view of a reader who wants so many stories, and not what they have muted. */
function cutShort({ cards, total, madeAt }: FirstView, muted: readonly Mute[], count = total) {
  const clear = withoutPlainlyMuted(cards, muted, madeAt)
  return { cards: clear.slice(0, count), total: Math.min(total, count) }
}

/** The stories of a section for the reader (FD-08). */
export function useSection(section: Section): SectionStories {
  const { failure, want } = useEdition()
  const { language } = useTexts()
  const first = useKeptFirst(section)
  const isUnplaced = usePlace() === undefined && section === 'local'
  const { count, hidesRead } = useKept(reading)
  const muted = useKept(mutes)
  const isPersonal = useOwnOrder(section)
  useWhole(
    section,
    !isUnplaced &&
      (count !== undefined || hidesRead || muted.length > 0 || isPersonal || first?.language !== language),
  )
  const { answer, isWaiting, showPages } = useList(useReadersListAsk(section))
  const page = answer?.ok ? answer.data : undefined
  const shown = page ?? (first && cutShort(first, muted, count))
  const stories = {
    cards: shown?.cards ?? NO_CARDS,
    total: shown?.total ?? 0,
    dividerAt: page?.dividerAt,
    levels: page?.levels ?? NO_LEVELS,
    sizes: page?.sizes ?? NO_SIZES,
    hidden: page?.hidden ?? NONE_HIDDEN,
    isWaiting,
    isWhole: page !== undefined,
    showPages: (pages: number) => {
      want()
      showPages(pages)
    },
  }
  if (isUnplaced) return { ...stories, state: 'unplaced', cards: NO_CARDS, total: 0 }
  if (shown) return { ...stories, state: 'ready' }
  return { ...stories, state: failure || answer ? 'failed' : 'loading' }
}

const NO_HEADLINES: readonly Headline[] = []

/** The trending headlines for the reader; those of the first view stay where they are (RK-04). */
export function useTrending(): readonly Headline[] {
  const { newsroom, firstView, isFirstViewKept } = useEdition()
  const reader = useReading()
  const first = isFirstViewKept ? firstView?.trending : undefined
  const muted = useKept(mutes)
  const keep = first?.map(({ id }) => id)
  const ask = reader && { ...reader, keep }
  const answer = useAsked('trending', ask, ask && (() => newsroom.trending(ask)))
  if (answer?.ok) return answer.data
  return first ? withoutPlainlyMuted(first, muted, firstView?.madeAt ?? '') : NO_HEADLINES
}

/** What a card shows of one story, wherever in the edition it stands; undefined while it isn't here. */
export function useCard(storyId: string): Card | undefined {
  const { newsroom, firstView } = useEdition()
  const reader = useReading()
  const { language } = useTexts()
  const ask = reader && storyId ? { ...reader, storyId } : undefined
  const answer = useAsked('card', ask, ask && (() => newsroom.card(ask)))
  if (answer?.ok && answer.data?.id === storyId) return answer.data
  return firstView?.language === language ? firstView.cards.find(({ id }) => id === storyId) : undefined
}
