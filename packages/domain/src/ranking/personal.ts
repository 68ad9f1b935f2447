import type { NewsStory } from '../contract/index.ts'
import { groupByThread } from '../thread/index.ts'
import type { RankingContext } from './score/factors.ts'
import { rankStories } from './score/rank-stories.ts'
import type { RankedStory } from './score/score.ts'

/** A reader's list, divided into stories that match their topics and other stories. */
export interface PersonalStoryList {
  items: RankedStory[]
  /**
   * The index of the first story that matches no topic, where the divider is shown; undefined if there is
   * nothing to divide.
   */
  dividerAt: number | undefined
}

/**
 * Returns one story per thread: first those that match the reader's topics, then the others, each part by
 * score. A thread is in the first part if any of its stories matches a topic. If the reader has chosen newest
 * first, the list isn't divided.
 */
export function buildPersonalStoryList(
  stories: readonly NewsStory[],
  context: RankingContext,
): PersonalStoryList {
  const topics = context.topics ?? []
  const ranked = rankStories(stories, context)
  const plain = topics.length === 0 || context.rankingPreferences?.newestFirst
  const meets: RankedStory[] = []
  const rest: RankedStory[] = []
  for (const one of ranked) (one.met > 0 && !plain ? meets : rest).push(one)
  const items = groupByThread([...meets, ...rest])
  const count = plain ? 0 : items.filter(({ met }) => met > 0).length
  return { items, dividerAt: count > 0 && count < items.length ? count : undefined }
}
