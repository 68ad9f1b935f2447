/** Words for reading and comparing claims, in lower case and without accents. */
export interface ClaimWords {
  /**
   * Words that state nothing by themselves: 'the', 'of'. Unlike the stop words, they don't include verbs of
   * saying, 'new' and 'first'.
   */
  functionWords: ReadonlySet<string>
  /**
   * Words that a summary may add without stating anything new: verbs of saying ('told'), fillers ('former'),
   * general nouns ('people'). Chosen by hand.
   */
  lightWords: ReadonlySet<string>
  /** Function words that are names if they are capitalised within a sentence: 'May', 'Will'. */
  namesToo: readonly string[]
  /** Function words that are names if they are written in capitals: 'WHO', 'US'. */
  acronymsToo: readonly string[]
  negators: readonly string[]
  /** Negators that are also an abbreviation of 'number': 'No. 10'. */
  numbersToo: readonly string[]
  /** Negative words, each with the word that it negates: 'unable' with 'able'. */
  denying: Readonly<Record<string, string>>
  /** Words between the limits of a range: 'from 3 to 5'. */
  rangeJoints: readonly string[]
  /** Pairs of opposites in every inflected form, written with a slash: 'rise/fall', 'rose/fell'. */
  opposites: readonly string[]
  /** Verbs contracted with 'not', with their full forms: "won't" is 'will not'. */
  contracted: { pattern: RegExp; verbs: Readonly<Record<string, string>> } | undefined
  /** Endings that tokenisers split from their word: "the mayor 's plan"; undefined if the language has none. */
  splitEnding: RegExp | undefined
}
