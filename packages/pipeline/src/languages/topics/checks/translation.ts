/** Words that are needed to compare a text with its translation. */
export interface TranslationCheckWords {
  /**
   * Matches phrases with 'not' or 'no' that negate nothing ('not only … but', 'whether or not', 'no doubt'),
   * and 'no' as an answer. Has the flag g.
   */
  idioms: RegExp
  /**
   * Matches words that negate, refuse or end something without 'not': 'hardly', 'refused', 'stopped'. The other
   * language may use 'not' for them.
   */
  withoutNot: RegExp
  /** Forms of address and the like, in lower case, which a language may omit: 'mr', 'mevrouw'. */
  titles: readonly string[]
}
