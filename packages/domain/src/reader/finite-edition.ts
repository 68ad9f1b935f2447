import type { NewsStory } from '../contract/index.ts'
import { WORDS_PER_MINUTE } from '../story/index.ts'
import { splitIntoFoldedWords } from '../text/index.ts'

/**
 * The numbers of stories that a reader can choose for a finite edition, which is shown instead of the endless
 * feed; and the default.
 */
export const FINITE_EDITION_SIZES = [6, 12, 20, 30] as const
export const DEFAULT_FINITE_EDITION_SIZE = 12

/** The number of words in our text of a story, in its original language. */
function ownWords({ headline, sub_headline, description }: NewsStory): number {
  return splitIntoFoldedWords(`${headline} ${sub_headline} ${description}`).length
}

/**
 * Returns the time to read our texts of the given stories, without their sources' articles, in whole minutes:
 * at least 1, or 0 if there are no stories.
 */
export function computeTotalReadingMinutes(stories: readonly NewsStory[]): number {
  if (stories.length === 0) return 0
  const words = stories.reduce((sum, story) => sum + ownWords(story), 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
