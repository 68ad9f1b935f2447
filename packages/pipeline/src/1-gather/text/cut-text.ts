/** A cut never goes back further than this for a word's end: a wall of letters is cut anywhere. */
const LONGEST_WORD = 40

/** Shortens text to a number of characters (UTF-16 units), at the end of a word where there is one near, with an ellipsis. */
export function cutText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const head = text.slice(0, maxCharacters - 1)
  const space = text[maxCharacters - 1] === ' ' ? head.length : head.lastIndexOf(' ')
  const end = space > head.length - LONGEST_WORD ? space : head.length
  return `${head
    .slice(0, end)
    .toWellFormed()
    .replace(/[\s\ufffd]+$/, '')}…`
}
