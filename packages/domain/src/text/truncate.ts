/**
 * Returns the first characters of a text, without half of a surrogate pair (half of an emoji, for example) at
 * the end.
 *
 * @param maxCharacters the maximum length of the result in UTF-16 units
 */
export function truncateToWholeCharacters(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/\p{Cs}$/u, '')
}
