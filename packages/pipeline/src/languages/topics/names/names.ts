/** Words in and around names, in lower case and without accents. */
export interface NameWords {
  /** Lower-case words that may occur inside a name: 'of', 'van'. */
  particles: readonly string[]
  /** Capitalised words that aren't names, besides days, months and stop words: 'breaking', 'mr'. */
  notNames: readonly string[]
}
