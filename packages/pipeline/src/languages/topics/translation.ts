/** Words that a comparison of a text with its translation needs. */
export interface TranslationWords {
  /** A 'not' that denies nothing: 'not only … but', 'whether or not', 'without fail', and an answer. With the flag g. */
  idioms: RegExp
  /** Words that negate, refuse or end something without a 'not': the other language may use one. */
  withoutNot: RegExp
  /** Forms of address and the like, which a language may omit, folded. */
  titles: readonly string[]
}
