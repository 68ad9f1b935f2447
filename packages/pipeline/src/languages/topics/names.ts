/** Words in and around names, folded. */
export interface Names {
  /** Words that may stand inside a name in lower case. */
  particles: readonly string[]
  /** Words with a capital that name no one, beside days, months and stop words. */
  notNames: readonly string[]
}
