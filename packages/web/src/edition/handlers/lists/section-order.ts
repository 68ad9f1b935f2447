import type { NewsStory } from '@plainwire/domain/contract'
import {
  applyPremiumListOptions,
  breakDownScore,
  buildPersonalStoryList,
  chooseHomeScoreAdjustments,
  countMatchedTopics,
  createLocalScoreAdjustments,
  type LocalStory,
  listCategoryStories,
  listLocalStories,
  type RankedStory,
  rankHomeStories,
  type ScoreBreakdown,
} from '@plainwire/domain/ranking'
import type { ThreadEntry } from '../../lists/thread-entry.ts'
import { buildRankingContext } from '../request.ts'
import type { ListRequest } from './list-request.ts'

/** A story in a list. */
interface ListedStory {
  story: NewsStory
  /**
   * In the section Local, the story's distance and level of proximity to the reader's place; missing in other
   * sections.
   */
  local?: LocalStory
}

/** An entry of a list; each thread has one entry. */
export interface StoryListItem extends ListedStory, ThreadEntry<ListedStory> {
  /** The entry's position by score alone, counted from 1. */
  rank: number
  /**
   * True if the entry is listed higher than its score would put it, because it is one of the best nearby
   * stories.
   */
  isLifted: boolean
}

/** The entries of a list in order. */
export interface OrderedStoryList {
  items: readonly StoryListItem[]
  /**
   * The number of entries at the top that match the reader's interests and that a divider separates from the
   * others; undefined if there is no divider.
   */
  dividerAt: number | undefined
}

function localItem(local: LocalStory, index: number): StoryListItem {
  const others = local.others?.map((other) => ({ story: other.story, local: other }))
  return { story: local.story, rank: index + 1, isLifted: false, local, others }
}

function rankedItem({ story, others }: RankedStory, index: number): StoryListItem {
  return { story, rank: index + 1, isLifted: false, others }
}

/**
 * Returns the breakdown of a story's ranking score, by the rules that order the requested list. In a personal
 * list, the same rules order both the stories that match the reader's interests and those that don't.
 */
export function computeListScoreBreakdown(
  { section, ...reading }: ListRequest,
  story: NewsStory,
): ScoreBreakdown {
  const context = buildRankingContext(reading)
  if (section === 'local' && context.reader)
    return breakDownScore(story, context, createLocalScoreAdjustments(context.reader))
  if (section === 'all' && reading.interests.length === 0)
    return breakDownScore(story, context, chooseHomeScoreAdjustments(context))
  return breakDownScore(story, context)
}

/** Ranks stories by the rules of the section; the home list is personal if the reader has interests. */
export function rankSectionStories(stories: readonly NewsStory[], request: ListRequest): OrderedStoryList {
  const { section, radiusKm, interests } = request
  const context = buildRankingContext(request)
  if (section === 'local') {
    return { items: listLocalStories(stories, context, radiusKm).map(localItem), dividerAt: undefined }
  }
  if (section === 'all' && interests.length > 0) {
    const { items, dividerAt } = buildPersonalStoryList(stories, context)
    return { items: items.map(rankedItem), dividerAt }
  }
  if (section === 'all') return { items: rankHomeStories(stories, context), dividerAt: undefined }
  return { items: listCategoryStories(stories, section, context).map(rankedItem), dividerAt: undefined }
}

/**
 * Applies the reader's Premium options to a list. Stories outside the reader's interests ('surprises') aren't
 * mixed into a list that is ordered by time.
 */
export function applyRequestedPremiumOptions(list: OrderedStoryList, request: ListRequest): OrderedStoryList {
  const { assist, rankingPreferences } = request
  if (!assist) return list
  const context = buildRankingContext(request)
  const surprise = assist.surprise && !rankingPreferences.newestFirst
  const meets = (story: NewsStory) => countMatchedTopics(story, context) > 0
  const items = applyPremiumListOptions(list.items, { ...assist, surprise }, meets)
  // A list with surprises has no divider, because its entries at the top don't all match the interests.
  if (list.dividerAt === undefined || surprise) return { items, dividerAt: undefined }
  const above = new Set(list.items.slice(0, list.dividerAt))
  return { items, dividerAt: items.filter((item) => above.has(item)).length }
}
