/** Words by which a claim is read and compared, folded. */
export interface ClaimWords {
  /** Words that carry no claim of their own. Verbs of saying, 'new' and 'first' do, so the stop words of the index won't do. */
  functionWords: ReadonlySet<string>
  /** Words that a summary adds without claiming anything: verbs of saying, stopgaps, general nouns. By hand. */
  lightWords: ReadonlySet<string>
  /** Function words that are somebody's name with a capital inside a sentence. */
  namesToo: readonly string[]
  /** Function words that are names in capitals. */
  acronymsToo: readonly string[]
  negators: readonly string[]
  /** Negators that are short for 'number' too: 'No. 10'. */
  numbersToo: readonly string[]
  /** Negative words, with the words that they deny. */
  denying: Readonly<Record<string, string>>
  /** Between the ends of a range. */
  rangeJoints: readonly string[]
  /** Pairs 'one/other' of opposites, in every written form. */
  opposites: readonly string[]
  /** Verbs that are written in one with 'not', with what is left of them: "won't" is 'will not'. */
  contracted: { pattern: RegExp; verbs: Readonly<Record<string, string>> } | undefined
}
