import type { VectorisedArticle } from '../memory/vectorized-article.ts'
import type { WindowStory } from '../memory/window-article.ts'

/** The two levels of grouping: one event, or one running topic. */
export type GroupingLevel = 'story' | 'thread'

/** A story or thread that an article may belong to. */
export interface GroupMatch {
  /** The story; for a thread any of its stories. */
  story: WindowStory
  /** Log-odds above the threshold; the article joins at 0 or more. */
  excess: number
  /** The probability that the article belongs to the group, 0–1. */
  score: number
  nearest: VectorisedArticle
}
