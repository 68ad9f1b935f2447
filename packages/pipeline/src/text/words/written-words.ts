const LETTERS_AND_DIGITS = /[\p{L}\p{N}]+/gu
const WHITE_SPACE = /\s+/

/**
 * Returns the sequences of letters and digits of a text, as written, for finding words whatever punctuation
 * is next to or within them. Hyphens and apostrophes separate the sequences, while `tokeniseText` doesn't
 * split 'vice-president' and '3.2'.
 */
export const splitIntoWordParts = (text: string): readonly string[] => text.match(LETTERS_AND_DIGITS) ?? []

/** Counts the words of a text, separated by white space. */
export function countWords(text: string): number {
  const trimmed = text.trim()
  return trimmed === '' ? 0 : trimmed.split(WHITE_SPACE).length
}
