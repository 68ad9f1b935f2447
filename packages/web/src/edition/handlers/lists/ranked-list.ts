import type { Section } from '@plainwire/domain/category'
import type { NewsStory } from '@plainwire/domain/contract'
import type { CoverageGap } from '@plainwire/domain/coverage'
import {
  applyPremiumListOptions,
  breakDownScore,
  buildPersonalList,
  countMatchedTopics,
  homeRules,
  isGoodEnough,
  type LocalStory,
  listCategoryStories,
  listLocalStories,
  localRules,
  type RankedStory,
  rankHome,
  type ScoreBreakdown,
} from '@plainwire/domain/ranking'
import { EDITION_SIZES, type ReadStories, storyReadState } from '@plainwire/domain/reader'
import { moveAllowedStoryToFront, preserveShownOrder, type ThreadEntry } from '../../lists/thread-entry.ts'
import type { EditionInMemory } from '../../worker/edition-in-memory.ts'
import { applyMutes } from '../apply-mutes.ts'
import { buildRankingContext, type ListSettings } from '../request.ts'
import { createCoverageGapLookup } from './gaps.ts'

/** The section and options of a requested list. */
export interface ListRequest extends ListSettings {
  section: Section
  /** The radius of Local, in km; undefined for the reader's whole country. */
  radiusKm?: number | undefined
  /** Ids of the stories already on screen. They come first, in this order. */
  onScreen: readonly string[]
  /** The size of a finite edition; missing for the whole list. */
  limit?: number | undefined
  /** If given, the list contains only stories with this coverage gap. */
  gap?: CoverageGap | undefined
  /**
   * Ids of the stories in the finite edition that the reader has begun. Of these stories, the list contains
   * those that still exist, and no others.
   */
  begun?: readonly string[] | undefined
  /** The stories to leave out because they were read and haven't changed since. */
  hide?: ReadStories
}

/** A story in a list. */
interface ListedStory {
  story: NewsStory
  /** The story's distance and level on Local; missing in other sections. */
  local?: LocalStory
}

/** An entry of a list; each thread has one entry. */
export interface ListItem extends ListedStory, ThreadEntry<ListedStory> {
  /** The entry's position by score alone, counted from 1. */
  rank: number
  /**
   * True if the entry is listed higher than its score would put it, because it is one of the best nearby
   * stories.
   */
  isLifted: boolean
}

/** A whole list in its final order. */
export interface RankedList {
  items: readonly ListItem[]
  /**
   * The number of entries at the top that match the reader's interests; undefined if the list isn't divided.
   */
  dividerAt: number | undefined
  /**
   * The first stories of the list, before read stories and stories outside the finite edition are left out.
   */
  first: readonly NewsStory[]
  /** The stories of the finite edition, read or not; empty for a whole list. */
  finite: readonly NewsStory[]
  /** The muted stories of the list, best first. */
  hidden: readonly NewsStory[]
}

/** The length of `RankedList.first`: the size of the largest finite edition. */
const FIRST = Math.max(...EDITION_SIZES)

function localItem(local: LocalStory, index: number): ListItem {
  const others = local.others?.map((other) => ({ story: other.story, local: other }))
  return { story: local.story, rank: index + 1, isLifted: false, local, others }
}

function rankedItem({ story, others }: RankedStory, index: number): ListItem {
  return { story, rank: index + 1, isLifted: false, others }
}

/**
 * The breakdown of a story's ranking score, by the rules that order the requested list. In a personal list,
 * the same rules order the stories that match the reader's interests and the others.
 */
export function scoreBreakdownInList({ section, ...reading }: ListRequest, story: NewsStory): ScoreBreakdown {
  const context = buildRankingContext(reading)
  if (section === 'local' && context.reader) return breakDownScore(story, context, localRules(context.reader))
  if (section === 'all' && reading.interests.length === 0)
    return breakDownScore(story, context, homeRules(context))
  return breakDownScore(story, context)
}

/** Ranks stories by the rules of the section; the home list is personal if the reader has interests. */
function ordered(
  stories: readonly NewsStory[],
  request: ListRequest,
): Pick<RankedList, 'items' | 'dividerAt'> {
  const { section, radiusKm, interests } = request
  const context = buildRankingContext(request)
  if (section === 'local') {
    return { items: listLocalStories(stories, context, radiusKm).map(localItem), dividerAt: undefined }
  }
  if (section === 'all' && interests.length > 0) {
    const { items, dividerAt } = buildPersonalList(stories, context)
    return { items: items.map(rankedItem), dividerAt }
  }
  if (section === 'all') return { items: rankHome(stories, context), dividerAt: undefined }
  return { items: listCategoryStories(stories, section, context).map(rankedItem), dividerAt: undefined }
}

/**
 * Applies the reader's Premium options to a list. Stories outside the reader's interests ('surprises') aren't
 * mixed into a list that is ordered by time.
 */
function withAssist(
  list: Pick<RankedList, 'items' | 'dividerAt'>,
  request: ListRequest,
): Pick<RankedList, 'items' | 'dividerAt'> {
  const { assist, taste } = request
  if (!assist) return list
  const context = buildRankingContext(request)
  const surprise = assist.surprise && !taste.newestFirst
  const meets = (story: NewsStory) => countMatchedTopics(story, context) > 0
  const items = applyPremiumListOptions(list.items, { ...assist, surprise }, meets)
  // With surprises mixed in, the entries at the top no longer all match the interests.
  if (list.dividerAt === undefined || surprise) return { items, dividerAt: undefined }
  const above = new Set(list.items.slice(0, list.dividerAt))
  return { items, dividerAt: items.filter((item) => above.has(item)).length }
}

/** The stories with the selected coverage gap; all stories if none is selected. */
function withGap(
  edition: EditionInMemory,
  stories: readonly NewsStory[],
  request: ListRequest,
): readonly NewsStory[] {
  const { gap } = request
  if (gap === undefined) return stories
  const gapsOf = createCoverageGapLookup(edition, request)
  return stories.filter((story) => gapsOf(story).includes(gap))
}

/**
 * The stories that a list may contain: not muted, and of good quality if the reader has chosen that Premium
 * option.
 */
function listable(edition: EditionInMemory, request: ListRequest): readonly NewsStory[] {
  const stories = withGap(edition, applyMutes(edition, request).stories, request)
  return request.assist?.lowQuality ? stories.filter(isGoodEnough) : stories
}

/** The stories that mutes hide from a list, best first. */
function mutedOf(edition: EditionInMemory, request: ListRequest): NewsStory[] {
  const { hidden } = applyMutes(edition, request)
  const muted = hidden.map(({ story }) => story)
  const { items } = ordered(withGap(edition, muted, request), request)
  return items.flatMap(({ story, others = [] }) => [story, ...others.map((other) => other.story)])
}

/** Puts the best story that isn't blurred in front of each thread whose first story is blurred. */
function unveiled(items: readonly ListItem[], blurred: ReadonlyMap<string, unknown>): readonly ListItem[] {
  if (blurred.size === 0) return items
  return items.map((item) => moveAllowedStoryToFront(item, ({ id }) => !blurred.has(id)) ?? item)
}

/**
 * Leaves read stories out of a list. A thread then shows its best unread story; in a finite edition such a
 * thread is left out, so that the edition ends.
 */
function unread(items: readonly ListItem[], { limit, hide }: ListRequest): readonly ListItem[] {
  if (!hide) return items
  const isUnread = (story: NewsStory) => storyReadState(story, hide) !== 'read'
  if (limit !== undefined) return items.filter(({ story }) => isUnread(story))
  return items.flatMap((item) => moveAllowedStoryToFront(item, isUnread) ?? [])
}

/** The items of the finite edition; the whole list if none is requested. */
function finiteOf(items: readonly ListItem[], { limit, begun = [] }: ListRequest): readonly ListItem[] {
  if (limit === undefined || begun.length === 0) return items.slice(0, limit)
  const ids = new Set(begun)
  const left = preserveShownOrder(begun, items).filter(({ story }) => ids.has(story.id))
  return (left.length > 0 ? left : items).slice(0, limit)
}

/**
 * The whole list for a request: stories already on screen first, then by rank. Computed once for all its
 * pages.
 */
export function buildRankedList(edition: EditionInMemory, request: ListRequest): RankedList {
  return edition.once(JSON.stringify(request), () => {
    const { onScreen, limit } = request
    const { blurred } = applyMutes(edition, request)
    const list = withAssist(ordered(listable(edition, request), request), request)
    const inOrder = unveiled(
      onScreen.length > 0 ? preserveShownOrder(onScreen, list.items) : list.items,
      blurred,
    )
    const first = inOrder.slice(0, FIRST).map(({ story }) => story)
    const finite = finiteOf(inOrder, request)
    return {
      items: unread(finite, request),
      first,
      finite: limit === undefined ? [] : finite.map(({ story }) => story),
      hidden: mutedOf(edition, request),
      dividerAt: onScreen.length > 0 ? undefined : list.dividerAt,
    }
  })
}
