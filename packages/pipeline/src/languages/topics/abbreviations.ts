/** Abbreviations that end in a full stop. All in lower case, without the last full stop. */
export interface Abbreviations {
  /** Followed by more of the same sentence, however they are written. */
  anywhere: readonly string[]
  /** Titles, months and streets: ordinary words or parts of them where they have no capital. */
  capitalised: readonly string[]
  /** Only in front of a number: 'no. 7', 'art. 12'. */
  beforeNumber: readonly string[]
  /** Regions as newspapers write them, behind a comma ('Springfield, Mass.') or a party ('D-Va.'). */
  regions: readonly string[]
  /** These may end a sentence as well: the word after them decides. */
  endsToo: readonly string[]
  /** Of `endsToo`, those that are ordinary words in lower case: there they end a sentence. */
  endsInLowerCase: readonly string[]
  /** Words that begin with an apostrophe, without it: "'em", "'s morgens". */
  elided: readonly string[]
  /** Words, with their capital, that begin a sentence: 'in the U.S. The …' is decided by the word after. */
  starters: readonly string[]
}
