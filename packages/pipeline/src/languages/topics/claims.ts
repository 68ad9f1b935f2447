/** Words for reading and comparing claims, folded. */
export interface ClaimWords {
  /**
   * Words without a claim. This differs from the stop words: verbs of saying, 'new' and 'first' carry a claim.
   */
  functionWords: ReadonlySet<string>
  /**
   * Words that a summary may add without claiming anything: verbs of saying, fillers, general nouns. Chosen by
   * hand.
   */
  lightWords: ReadonlySet<string>
  /** Function words that are names if capitalised within a sentence. */
  namesToo: readonly string[]
  /** Function words that are names in capitals. */
  acronymsToo: readonly string[]
  negators: readonly string[]
  /** Negators that are also an abbreviation of 'number': 'No. 10'. */
  numbersToo: readonly string[]
  /** Negative words, each with the word that it negates. */
  denying: Readonly<Record<string, string>>
  /** Words between the ends of a range. */
  rangeJoints: readonly string[]
  /** Pairs 'one/other' of opposites, in every inflected form. */
  opposites: readonly string[]
  /** Verbs contracted with 'not', with their full forms: "won't" is 'will not'. */
  contracted: { pattern: RegExp; verbs: Readonly<Record<string, string>> } | undefined
}
