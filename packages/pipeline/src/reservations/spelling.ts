import { computeEditDistance } from '@plainwire/domain/search'

/** The maximum number of characters of a word that are compared. */
const MAX_CHARACTERS = 40
/**
 * The minimum length of a word that is corrected, in characters; shorter words are too similar to each other.
 */
const SHORTEST = 6

/**
 * Normalises a word for comparison: lower-case letters and digits only, so that 'No-Index' becomes 'noindex'.
 */
export function normaliseSpelling(word: string): string {
  return word
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/**
 * Returns the known word that is meant by a word in a directive: the same word, or one that differs by one
 * letter or by two swapped letters. Undefined if there is none.
 */
export function findNearestWord<Word extends string>(word: string, known: readonly Word[]): Word | undefined {
  const plain = normaliseSpelling(word)
  const same = known.find((one) => one === plain)
  if (same !== undefined || plain.length < SHORTEST) return same
  return known.find((one) => one.length >= SHORTEST && computeEditDistance(plain, one, 1) !== undefined)
}
