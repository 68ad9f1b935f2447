/** The minimum number of letters of a sentence that is hashed: a shorter one may be a heading. */
const MIN_LETTERS = 12
/** The minimum share of the shorter title's words that two similar titles have in common. */
const SIMILAR_TITLE = 0.5

/** The range of punctuation and symbols beyond ASCII: dashes, curly quotation marks, currencies. */
const [FIRST_SIGN, LAST_SIGN] = [0x2000, 0x2bff]
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code > 191 && (code < FIRST_SIGN || code > LAST_SIGN))
const isDigit = (code: number) => code >= 48 && code <= 57
const FNV_PRIME = 0x01000193

/**
 * Hashes a sentence's letters (FNV-1a, 32 bits). All numbers count as equal, so that 'Day 9' and 'Day 13'
 * match. Returns 0 for too few letters.
 */
export function hashSentence(text: string, seed: number): number {
  let hash = seed | 0
  let letters = 0
  const plain = text.toLowerCase()
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at)
    if (isLetter(code)) {
      letters++
      hash = Math.imul(hash ^ code, FNV_PRIME)
    } else if (isDigit(code) && !isDigit(plain.charCodeAt(at - 1))) hash = Math.imul(hash ^ 35, FNV_PRIME)
  }
  return letters < MIN_LETTERS ? 0 : hash >>> 0 || 1
}

/** Hashes a title or another short text (FNV-1a, 32 bits). Never returns 0. */
export function hashShortText(title: string): number {
  let hash = 0x811c9dc5
  for (const character of title.toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  return hash >>> 0 || 1
}

/** Returns a title's words as 32 bits: each word of at least four letters sets one bit. */
export function computeTitleWordBitmask(title: string): number {
  let bits = 0
  for (const [word] of title.toLowerCase().matchAll(/\p{L}{4,}/gu)) bits |= 1 << (hashShortText(word) % 32)
  return bits >>> 0
}

function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left = (left & (left - 1)) >>> 0) count++
  return count
}

/**
 * Returns true if at least half of the words of the shorter of two titles are in the other. Both titles are
 * given as results of `computeTitleWordBitmask`.
 */
export const areTitleBitmasksSimilar = (a: number, b: number) =>
  bitsIn((a & b) >>> 0) >= SIMILAR_TITLE * Math.min(bitsIn(a), bitsIn(b))
