/** By what a sentence of an article can't be used in our text. */
export interface UsableWords {
  /** Other attributions of quoted words: 'the mayor called the plan “a gift to builders”'. */
  quotesSomeone: RegExp
  /** A quoted sentence whose speaker is only 'he' or 'zij' leans on what was before. */
  saidByPronoun: RegExp
  /** A sentence without its subject: 'Will have more free time soon.' */
  noSubject: RegExp
  /** The rest are alternatives, for sentences of every language. What a page puts in front with a colon: 'Photo: '. */
  labels: string
  /** Services and self-references of a page. */
  service: string
  /** Words between names where nothing but names is given, as in bylines. */
  betweenNames: string
  /** Words that a sentence begins with where a heading runs into it: '… ‘at any format’ The statement came'. */
  begins: string
}
