import type { NewsStory } from '../contract/index.ts'
import { WORDS_PER_MINUTE } from '../story/index.ts'
import { wordsOf } from '../text/index.ts'

/** The sizes that a reader can choose from, and the default. */
export const EDITION_SIZES = [6, 12, 20, 30] as const
export const DEFAULT_EDITION_SIZE = 12

/** Words of a story's own text in the language it was written in. */
function ownWords({ headline, sub_headline, description }: NewsStory): number {
  return wordsOf(`${headline} ${sub_headline} ${description}`).length
}

/** Minutes to read stories here, not at their sources: whole ones, at least 1 where there is any. */
export function readingMinutes(stories: readonly NewsStory[]): number {
  if (stories.length === 0) return 0
  const words = stories.reduce((sum, story) => sum + ownWords(story), 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
