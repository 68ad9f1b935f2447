import { editDistance } from '@plainwire/domain/search'

/** Longer words are no directives; what comes after isn't compared. */
const MAX_CHARACTERS = 40
/** Shorter words are too near to others to be taken for a misspelling. */
const SHORTEST = 6

/** A word as directives are compared: small letters and digits alone, so that 'No-Index' is 'noindex'. */
export function plainSpelling(word: string): string {
  return word
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/**
 * The known word that was meant: the same, or one at the distance of a letter or a swap. Undefined if none is
 * near.
 */
export function nearest<Word extends string>(word: string, known: readonly Word[]): Word | undefined {
  const plain = plainSpelling(word)
  const same = known.find((one) => one === plain)
  if (same !== undefined || plain.length < SHORTEST) return same
  return known.find((one) => one.length >= SHORTEST && editDistance(plain, one, 1) !== undefined)
}
