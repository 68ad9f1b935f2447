/** How our texts write numbers, and mention that reports give different ones. */
export interface WrittenNumberWords {
  /** BCP 47 tag, for the separators between digits. */
  locale: string
  /** The numbers one to nine in words. */
  small: readonly string[]
  /** Words for large numbers, the largest first: 'billion', 'million'. */
  scales: readonly (readonly [size: number, name: string])[]
  /** Returns the note that follows a number: how many reports give a different number. */
  otherReports: (count: string, isOne: boolean, value: string) => string
  /** Adapts the word before a number to the number: 'an' before '11'. */
  inFront: (before: string, number: string) => string
  /** Nouns for things that are commonly counted: 'people', 'days'. */
  counted: readonly string[]
}
