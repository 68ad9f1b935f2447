/** Abbreviations that end in a full stop. All in lower case, without the last full stop. */
export interface Abbreviations {
  /** Abbreviations whose full stop never ends a sentence, capitalised or not: 'mr', 'approx'. */
  anywhere: readonly string[]
  /** Titles ('sen'), months ('mar') and streets ('ave'), which are abbreviations only if capitalised. */
  capitalised: readonly string[]
  /** Abbreviations only before a number: 'no. 7', 'art. 12'. */
  beforeNumber: readonly string[]
  /** Regions as newspapers abbreviate them, after a comma ('Springfield, Mass.') or a party ('D-Va.'). */
  regions: readonly string[]
  /** Abbreviations that may also end a sentence: 'etc', 'p.m'. Whether they do depends on the next word. */
  endsToo: readonly string[]
  /** Those of `endsToo` that are ordinary words in lower case, and then end a sentence: 'co'. */
  endsInLowerCase: readonly string[]
  /** Words that begin with an apostrophe, listed without it: "'em", "'s morgens". */
  elided: readonly string[]
  /**
   * Capitalised words that begin a sentence: 'The', 'But'. After an abbreviation of `endsToo`, such as 'U.S.',
   * they show that it ended one.
   */
  starters: readonly string[]
}
