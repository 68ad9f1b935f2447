/** Words that are needed to compare a text with its translation. */
export interface TranslationWords {
  /**
   * Matches phrases with 'not' that negate nothing ('not only … but', 'whether or not', 'without fail'), and
   * answers. Has the flag g.
   */
  idioms: RegExp
  /**
   * Matches words that negate, refuse or end something without 'not', for which the other language may use
   * 'not'.
   */
  withoutNot: RegExp
  /** Forms of address and the like, which a language may omit, folded. */
  titles: readonly string[]
}
