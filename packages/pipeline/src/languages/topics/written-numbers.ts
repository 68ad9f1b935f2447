/** How our own text writes a number, and that reports give another. */
export interface WrittenNumberWords {
  /** BCP 47, for the marks between digits. */
  locale: string
  /** One to nine, in words. */
  small: readonly string[]
  /** Words for large numbers, the largest first. */
  scales: readonly (readonly [size: number, name: string])[]
  /** Behind a number: how many reports give which other. */
  otherReports: (count: string, isOne: boolean, value: string) => string
  /** Adapts the word before a number to it: 'an' before '11'. */
  inFront: (before: string, number: string) => string
  /** Everyday words that numbers count. */
  counted: readonly string[]
}
