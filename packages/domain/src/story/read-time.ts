/** The reading speed of an average reader, in words per minute. */
export const WORDS_PER_MINUTE = 200
/** The number of words that is assumed if no source has a word count. */
export const DEFAULT_WORD_COUNT = 1000

/**
 * The time to read a story's sources.
 *
 * @param wordCounts one per source; undefined, null or not positive if unknown
 * @returns whole minutes, at least 1
 */
export function estimateReadingMinutes(wordCounts: readonly (number | null | undefined)[]): number {
  const words = wordCounts.reduce<number>((sum, count) => sum + (count && count > 0 ? count : 0), 0)
  return Math.max(1, Math.round((words || DEFAULT_WORD_COUNT) / WORDS_PER_MINUTE))
}
