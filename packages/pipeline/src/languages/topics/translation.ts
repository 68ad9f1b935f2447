/** What comparing a text with its translation has to know of a language. */
export interface TranslationWords {
  /** A 'not' that denies nothing: 'not only … but', 'whether or not', 'without fail', and an answer. With the flag g. */
  idioms: RegExp
  /** Words that deny, refuse or end something without a 'not': the other language may say it with one. */
  withoutNot: RegExp
  /** Forms of address and the like, said or left out as a language likes, folded. */
  titles: readonly string[]
}
