import type { NewsStory } from '../contract/index.ts'
import { findDisputedFactIds, isInCategory } from '../edition/index.ts'
import { groupByThread } from '../thread/index.ts'
import { computeTrendingFactor, type RankingContext } from './score/factors.ts'
import { compareStoriesByScore, rankStories } from './score/rank-stories.ts'
import { computeAgeHours } from './score/recency.ts'
import { type RankedStory, scoreStories } from './score/score.ts'
import { computeScoreInputs } from './score/score-facts.ts'

const TRENDING_HOURS = 24
const TRENDING_SOURCES = 2
const TRENDING_POPULARITY = 5
const TRENDING_SIZE = 10

/** Returns the stories of one category with their scores, one per thread, best first. */
export function listCategoryStories(
  stories: readonly NewsStory[],
  category: string,
  context: RankingContext,
): RankedStory[] {
  const inCategory = stories.filter((story) => isInCategory(story, category))
  return groupByThread(rankStories(inCategory, context))
}

/** Returns a test for stories that are not in `shown` and not in the same thread as a story in `shown`. */
function isElsewhere(shown: readonly NewsStory[]): (story: NewsStory) => boolean {
  const ids = new Set(shown.map(({ id }) => id))
  const threads = new Set(shown.flatMap(({ thread }) => (thread ? [thread.id] : [])))
  return ({ id, thread }) => !ids.has(id) && !(thread && threads.has(thread.id))
}

/**
 * Returns at most 10 trending stories, one per thread: stories of the last 24 hours with at least two sources.
 * If the reader's place is known, their popularity must also be above 5 of 10.
 *
 * @param shown stories that the page already shows; they and the other stories of their threads are left out
 */
export function listTrendingStories(
  stories: readonly NewsStory[],
  context: RankingContext,
  shown: readonly NewsStory[] = [],
): NewsStory[] {
  const isNew = isElsewhere(shown)
  const isTrending = (story: NewsStory) =>
    isNew(story) &&
    computeAgeHours(computeScoreInputs(story).published, context.now) <= TRENDING_HOURS &&
    story.sources.length >= TRENDING_SOURCES &&
    (!context.reader || story.analytics.popularity_score > TRENDING_POPULARITY)
  const ranked = scoreStories(stories.filter(isTrending), context).map((one): RankedStory => {
    const facts = computeScoreInputs(one.story)
    return { ...one, score: computeTrendingFactor(facts, computeAgeHours(facts.published, context.now)) }
  })
  return groupByThread(ranked.sort(compareStoriesByScore))
    .slice(0, TRENDING_SIZE)
    .map(({ story }) => story)
}

/** The number of stories in the list 'Where sources differ'. */
const DIFFERING_SIZE = 3

/**
 * Returns the 3 best stories, one per thread, whose text contains a number on which sources differ.
 *
 * @param shown stories that the page already shows; they and the other stories of their threads are left out
 */
export function listStoriesWithNumberConflicts(
  stories: readonly NewsStory[],
  context: RankingContext,
  shown: readonly NewsStory[] = [],
): NewsStory[] {
  const isNew = isElsewhere(shown)
  const differing = stories.filter((story) => isNew(story) && findDisputedFactIds(story).size > 0)
  return groupByThread(rankStories(differing, context))
    .slice(0, DIFFERING_SIZE)
    .map(({ story }) => story)
}
