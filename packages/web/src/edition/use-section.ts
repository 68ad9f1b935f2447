import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import type { Mute } from '@plainwire/domain/reader'
import { useEffect } from 'react'
import { beginEdition, editionStart } from '../device/history/begun-edition.ts'
import { mutes } from '../device/muting/mutes.ts'
import { usePlace } from '../device/place/place.ts'
import { reading } from '../device/reading/reading.ts'
import { usePersisted } from '../device/storage/persisted.ts'
import { useDerivedFromNow } from '../lib/clock.ts'
import { useTexts } from '../lib/texts.ts'
import type { Card } from './card.ts'
import { useEdition, useEditionSource } from './edition-context.ts'
import type { FirstView } from './first-view.ts'
import type { ListPage } from './handlers/list.ts'
import type { MutedStories } from './handlers/muted.ts'
import { withoutPlainlyMuted } from './plainly-muted.ts'
import { useAnswer } from './use-answer.ts'
import { useList } from './use-list.ts'
import { usePreservedFirst, useReadersListRequest } from './use-list-request.ts'
import { useOwnOrder, useReading } from './use-reading.ts'

export interface SectionStories {
  /** 'unplaced': Local, while no city is known. */
  state: 'loading' | 'ready' | 'failed' | 'unplaced'
  /** The best cards, as many as were requested. */
  cards: readonly Card[]
  /** How many there are in all. */
  total: number
  /** How many of the first meet the reader's interests; undefined where the list isn't divided. */
  dividerAt: number | undefined
  /** On Local, how many stories each threshold gave. */
  levels: ListPage['levels']
  /** The possible finite editions by size; only the usual one until the worker has made the list. */
  sizes: ListPage['sizes']
  /** The ids of an edition to finish, read or not; undefined for the endless feed and until the worker has made the list. */
  finite: readonly string[] | undefined
  /** The stories of the section that the reader's mutes hide. */
  hidden: MutedStories
  /** Whether the worker has made the list; before that there is only its first page. */
  isWhole: boolean
  /** Whether a requested page is still loading. */
  isWaiting: boolean
  /** Shows as many pages, counted from 1. */
  showPages: (pages: number) => void
}

const NO_CARDS: readonly Card[] = []
const NO_LEVELS = {}
const NONE_HIDDEN: MutedStories = { total: 0, headlines: [] }
const NO_SIZES: ListPage['sizes'] = []

/** Requests the whole edition as soon as the first view isn't all that the section needs, and leaves that with its section: every section has a list of its own. */
function useWhole(needsWhole: boolean): void {
  const { leaveFirstView, want } = useEditionSource()
  useEffect(() => {
    if (needsWhole) want()
  }, [needsWhole, want])
  useEffect(() => leaveFirstView, [leaveFirstView])
}

/** Notes which stories make an edition to finish, the first time it is on screen. */
function useBegun(section: Section, finite: ListPage['finite']): void {
  const startedAt = useDerivedFromNow((now) => editionStart(now).toISOString())
  useEffect(() => {
    if (finite) beginEdition(section, finite.ids, { startedAt, size: finite.limit })
  }, [section, finite, startedAt])
}

/** The first view limited to the reader's number of stories, without muted ones. */
function cutShort({ cards, total, madeAt }: FirstView, muted: readonly Mute[], count = total) {
  const clear = withoutPlainlyMuted(cards, muted, madeAt)
  return { cards: clear.slice(0, count), total: Math.min(total, count) }
}

/**
 * The stories of a section for the reader.
 *
 * @param gap only those with this coverage gap
 */
export function useSection(section: Section, gap?: CoverageGap): SectionStories {
  const { want } = useEditionSource()
  const { failure } = useEdition()
  const { language } = useTexts()
  const preserved = usePreservedFirst(section)
  const first = gap ? undefined : preserved
  const isUnplaced = usePlace() === undefined && section === 'local'
  const { count, hidesRead } = usePersisted(reading)
  const muted = usePersisted(mutes)
  const isPersonal = useOwnOrder(section)
  useWhole(
    !isUnplaced &&
      (count !== undefined || hidesRead || muted.length > 0 || isPersonal || first?.language !== language),
  )
  const { answer, isWaiting, showPages } = useList(useReadersListRequest(section, gap))
  const page = answer?.ok ? answer.data : undefined
  useBegun(section, page?.finite)
  const shown = page ?? (first && cutShort(first, muted, count))
  const stories = {
    cards: shown?.cards ?? NO_CARDS,
    total: shown?.total ?? 0,
    dividerAt: page?.dividerAt,
    levels: page?.levels ?? NO_LEVELS,
    sizes: page?.sizes ?? first?.sizes ?? NO_SIZES,
    finite: page?.finite?.limit === count ? page?.finite?.ids : undefined,
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

/** The card of one story anywhere in the edition; undefined while it isn't loaded. */
export function useCard(storyId: string): Card | undefined {
  const { newsroom, firstView } = useEditionSource()
  const reader = useReading()
  const { language } = useTexts()
  const request = reader && storyId ? { ...reader, storyId } : undefined
  const answer = useAnswer('card', request, request && (() => newsroom.card(request)))
  if (answer?.ok && answer.data?.id === storyId) return answer.data
  return firstView?.language === language ? firstView.cards.find(({ id }) => id === storyId) : undefined
}
