import type { Section } from '@plainwire/domain/category'
import type { CoverageGap } from '@plainwire/domain/coverage'
import type { Mute } from '@plainwire/domain/reader'
import { useEffect } from 'react'
import { getFiniteEditionStartTime, persistStartedEdition } from '../../device/history/started-editions.ts'
import { mutes } from '../../device/muting/mutes.ts'
import { usePlace } from '../../device/place/place.ts'
import { readingMode } from '../../device/reading/reading.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useTexts } from '../../lib/texts.ts'
import { useTimeDerivedValue } from '../../lib/timing/clock.ts'
import type { Card } from '../card.ts'
import { useEdition, useEditionSource } from '../edition-context.ts'
import type { FirstViewData } from '../first-view.ts'
import type { ListPage } from '../handlers/lists/list.ts'
import type { MutedStories } from '../handlers/lists/muted.ts'
import { useWorkerQuery } from '../use-answer.ts'
import { useIsOrderPersonalised, useListSettings } from '../use-reading.ts'
import { removeLikelyMutedStories } from './simple-mute-match.ts'
import { useStoryList } from './use-list.ts'
import { usePersonalListRequest, usePreservedFirstView } from './use-list-request.ts'

/** A section's list as the page shows it. */
export interface SectionStories {
  /** 'unplaced': the section is Local, and the reader's place is unknown. */
  state: 'loading' | 'ready' | 'failed' | 'unplaced'
  /** The cards of the requested pages. */
  cards: readonly Card[]
  /** The number of entries of the whole list. */
  total: number
  /**
   * The number of entries at the top that match the reader's interests and that a divider separates from the
   * others; undefined if there is no divider.
   */
  dividerAt: number | undefined
  /** In the section Local, the number of stories at each level of proximity to the reader's place. */
  levels: ListPage['levels']
  /** The sizes of finite editions; only the default size until the worker has made the list. */
  sizes: ListPage['sizes']
  /**
   * Ids of all stories of the finite edition, including read ones; undefined for the endless feed and until
   * the list is made.
   */
  finite: readonly string[] | undefined
  /** The stories of the section that the reader's mutes hide. */
  hidden: MutedStories
  /** True if the worker has made the list; until then there is only the first page. */
  isWhole: boolean
  /** True if a requested page is still loading. */
  isWaiting: boolean
  /** Shows the first `pages` pages. */
  showPages: (pages: number) => void
}

const NO_CARDS: readonly Card[] = []
const NO_LEVELS = {}
const NONE_HIDDEN: MutedStories = { total: 0, headlines: [] }
const NO_SIZES: ListPage['sizes'] = []

/**
 * Loads the whole edition if the lists embedded in the page aren't enough, and stops preserving their order
 * when the section is left.
 */
function useWhole(needsWhole: boolean): void {
  const { leaveFirstView, loadWhole } = useEditionSource()
  useEffect(() => {
    if (needsWhole) loadWhole()
  }, [needsWhole, loadWhole])
  useEffect(() => leaveFirstView, [leaveFirstView])
}

/** Persists the story ids of a finite edition when it is first shown. */
function useRecordBegun(section: Section, finite: ListPage['finite']): void {
  const startedAt = useTimeDerivedValue((now) => getFiniteEditionStartTime(now).toISOString())
  useEffect(() => {
    if (finite) persistStartedEdition(section, finite.ids, { startedAt, size: finite.limit })
  }, [section, finite, startedAt])
}

/**
 * Returns the cards of the first view (the lists embedded in the page) without muted stories, limited to the
 * size of the reader's finite edition.
 */
function limitedFirstView({ cards, total, madeAt }: FirstViewData, muted: readonly Mute[], count = total) {
  const clear = removeLikelyMutedStories(cards, muted, madeAt)
  return { cards: clear.slice(0, count), total: Math.min(total, count) }
}

/**
 * Returns the list of a section for the reader.
 *
 * @param gap limits the list to stories with this coverage gap
 */
export function useSectionStories(section: Section, gap?: CoverageGap): SectionStories {
  const { loadWhole } = useEditionSource()
  const { failure } = useEdition()
  const { language } = useTexts()
  const preserved = usePreservedFirstView(section)
  const first = gap ? undefined : preserved
  const isUnplaced = usePlace() === undefined && section === 'local'
  const { count, hidesRead } = usePersistedStore(readingMode)
  const muted = usePersistedStore(mutes)
  const isPersonal = useIsOrderPersonalised(section)
  useWhole(
    !isUnplaced &&
      (count !== undefined || hidesRead || muted.length > 0 || isPersonal || first?.language !== language),
  )
  const { answer, isWaiting, showPages } = useStoryList(usePersonalListRequest(section, gap))
  const page = answer?.ok ? answer.data : undefined
  useRecordBegun(section, page?.finite)
  const shown = page ?? (first && limitedFirstView(first, muted, count))
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
      loadWhole()
      showPages(pages)
    },
  }
  if (isUnplaced) return { ...stories, state: 'unplaced', cards: NO_CARDS, total: 0 }
  if (shown) return { ...stories, state: 'ready' }
  return { ...stories, state: failure || answer ? 'failed' : 'loading' }
}

/**
 * Returns the card of one story of the edition; undefined until it is loaded, and if the edition doesn't
 * contain the story.
 */
export function useStoryCard(storyId: string): Card | undefined {
  const { newsClient, firstView } = useEditionSource()
  const reader = useListSettings()
  const { language } = useTexts()
  const request = reader && storyId ? { ...reader, storyId } : undefined
  const answer = useWorkerQuery('card', request, request && (() => newsClient.card(request)))
  if (answer?.ok && answer.data?.id === storyId) return answer.data
  return firstView?.language === language ? firstView.cards.find(({ id }) => id === storyId) : undefined
}
