import type { NewsStory } from '../contract/index.ts'
import type { RankingContext } from './factors.ts'
import { rank } from './score.ts'

export interface PersonalList {
  stories: NewsStory[]
  /** Index of the first story that meets none of the topics: the divider stands above it. Undefined where there is nothing to divide. */
  dividerAt: number | undefined
}

/** Every story: those of the reader's topics first, then the rest, each part by score. Newest first knows no parts. */
export function personalList(stories: readonly NewsStory[], context: RankingContext): PersonalList {
  const topics = context.topics ?? []
  const ranked = rank(stories, context)
  const plain = topics.length === 0 || context.taste?.newestFirst
  const meets: NewsStory[] = []
  const rest: NewsStory[] = []
  for (const { story, met } of ranked) (met > 0 && !plain ? meets : rest).push(story)
  const isDivided = meets.length > 0 && rest.length > 0
  return { stories: [...meets, ...rest], dividerAt: isDivided ? meets.length : undefined }
}
