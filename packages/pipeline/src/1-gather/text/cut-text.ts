/** How far back a cut may go for the end of a word, in characters; longer words are cut anywhere. */
const LONGEST_WORD = 40

/**
 * Shortens text to a number of characters (UTF-16 units), at the end of a word if there is one nearby, with an
 * ellipsis.
 */
export function truncateText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const head = text.slice(0, maxCharacters - 1)
  const space = text[maxCharacters - 1] === ' ' ? head.length : head.lastIndexOf(' ')
  const end = space > head.length - LONGEST_WORD ? space : head.length
  return `${head
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s\ufffd]+$/, '')}…`
}
