/** Words a reader takes in per minute. */
export const WORDS_PER_MINUTE = 200
/** Assumed where no source has a word count. */
export const DEFAULT_WORDS = 1000

/**
 * Minutes it takes to read a story's sources.
 *
 * @param wordCounts one per source; missing or not positive means unknown
 * @returns whole minutes, at least 1
 */
export function readTime(wordCounts: readonly (number | null | undefined)[]): number {
  const words = wordCounts.reduce<number>((sum, count) => sum + (count && count > 0 ? count : 0), 0)
  return Math.max(1, Math.round((words || DEFAULT_WORDS) / WORDS_PER_MINUTE))
}
