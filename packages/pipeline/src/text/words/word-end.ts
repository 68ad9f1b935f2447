const LETTER_OR_NUMBER = /^[\p{L}\p{N}]/u
const UNKNOWN = 0
const NO = 1
const YES = 2
/**
 * The kind of characters that may be between two letters or digits of a word: "didn't", '3.2',
 * 'vice-president'.
 */
const INSIDE = 3
/**
 * The kind of each character of the basic multilingual plane, by code; `UNKNOWN` until the character first
 * occurs.
 */
const kinds = new Uint8Array(0x10000)
for (const character of "'’.,:-") kinds[character.charCodeAt(0)] = INSIDE

/** Returns the length in code units of the letter or digit at a position, 0 if there is none. */
function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (Number.isNaN(code)) return 0
  if (code >= 0xd800 && code <= 0xdfff) {
    const pair = String.fromCodePoint(text.codePointAt(at) ?? 0)
    return pair.length === 2 && LETTER_OR_NUMBER.test(pair) ? 2 : 0
  }
  if (kinds[code] === UNKNOWN) kinds[code] = LETTER_OR_NUMBER.test(String.fromCharCode(code)) ? YES : NO
  return kinds[code] === YES ? 1 : 0
}

/**
 * Returns the end of the word or number that begins at a position, or the position itself if none begins there.
 * Reading single characters is several times faster than a regular expression with Unicode classes.
 */
export function findWordEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    // For nearly all letters and digits of a text, the kind is already cached.
    while (at < text.length && kinds[text.charCodeAt(at)] === YES) at++
    const taken = letterAt(text, at)
    if (taken > 0) {
      at += taken
      continue
    }
    if (at === start || kinds[text.charCodeAt(at)] !== INSIDE || letterAt(text, at + 1) === 0) return at
    at++
  }
}
