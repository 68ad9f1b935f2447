const LETTERS_AND_DIGITS = /[\p{L}\p{N}]+/gu
const WHITE_SPACE = /\s+/

/**
 * The runs of letters and digits of a text, as written: for finding words again whatever marks are next to or
 * inside them. Hyphens and apostrophes separate them; tokensOf keeps 'vice-president' and '3.2' whole.
 */
export const wordParts = (text: string): readonly string[] => text.match(LETTERS_AND_DIGITS) ?? []

/** How many words a text has by the white space between them, as one counts them: 0 for one without any. */
export function wordCount(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(WHITE_SPACE).length
}
