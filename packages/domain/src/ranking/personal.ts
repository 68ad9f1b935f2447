import type { NewsStory } from '../contract/index.ts'
import type { RankingContext } from './factors.ts'
import { topicsMet } from './interest.ts'
import { rank } from './score.ts'

export interface PersonalList {
  stories: NewsStory[]
  /** Index of the first story that meets none of the topics: the divider stands above it. Undefined where there is nothing to divide. */
  dividerAt: number | undefined
}

/** Every story: those of the reader's topics first, then the rest, each part by score. Newest first knows no parts. */
export function personalList(stories: readonly NewsStory[], context: RankingContext): PersonalList {
  const topics = context.topics ?? []
  const ranked = rank(stories, context).map(({ story }) => story)
  if (topics.length === 0 || context.taste?.newestFirst) return { stories: ranked, dividerAt: undefined }
  const meets = new Set(ranked.filter((story) => topicsMet(story, context) > 0))
  const rest = ranked.filter((story) => !meets.has(story))
  const isDivided = meets.size > 0 && rest.length > 0
  return { stories: [...meets, ...rest], dividerAt: isDivided ? meets.size : undefined }
}
