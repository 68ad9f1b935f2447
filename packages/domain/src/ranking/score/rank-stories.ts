import type { NewsStory } from '../../contract/index.ts'
import { selectBestItemPerThread } from '../../thread/index.ts'
import type { RankingContext } from './factors.ts'
import { type RankedStory, scoreStories } from './score.ts'

function byDate(a: RankedStory, b: RankedStory): number {
  return b.publishedMs - a.publishedMs || (a.story.id < b.story.id ? -1 : 1)
}

/**
 * Compares two stories by score, then by date (newer first), then by id. No two stories are equal in this
 * order, so that pages of a list never repeat or skip a story.
 */
export function compareStoriesByScore(a: RankedStory, b: RankedStory): number {
  return b.score - a.score || byDate(a, b)
}

/** Returns a comparison function for the order that the reader has chosen: by score, or newest first. */
export function chooseStoryComparator({
  rankingPreferences,
}: RankingContext): (a: RankedStory, b: RankedStory) => number {
  return rankingPreferences?.newestFirst ? byDate : compareStoriesByScore
}

/** Returns the first `count` stories in the given order, without sorting all of them. */
export function selectTopStories(
  many: readonly RankedStory[],
  count: number,
  compare: (a: RankedStory, b: RankedStory) => number,
): RankedStory[] {
  const first: RankedStory[] = []
  for (const one of many) {
    const last = first[count - 1]
    if (last && compare(last, one) < 0) continue
    const at = first.findIndex((other) => compare(one, other) < 0)
    first.splice(at === -1 ? first.length : at, 0, one)
    first.length = Math.min(first.length, count)
  }
  return first
}

/** Returns stories with their scores, best first, or newest first if the reader has chosen that. */
export function rankStories(
  stories: readonly NewsStory[],
  context: RankingContext,
  view: 'all' | 'local' = 'all',
): RankedStory[] {
  return scoreStories(stories, context, { view }).sort(chooseStoryComparator(context))
}

/**
 * Returns the first `count` stories of the order that `rankStories` computes, one per thread, without sorting
 * all stories.
 */
export function rankTopStories(
  stories: readonly NewsStory[],
  context: RankingContext,
  count: number,
): NewsStory[] {
  const order = chooseStoryComparator(context)
  const best = selectBestItemPerThread(scoreStories(stories, context), order)
  return selectTopStories(best, count, order).map(({ story }) => story)
}
