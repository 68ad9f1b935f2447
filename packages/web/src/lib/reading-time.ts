const WORDS_PER_MINUTE = 200

/** How many minutes so many words take, at least one. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
