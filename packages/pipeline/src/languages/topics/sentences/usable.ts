/** Patterns of sentences that can't be used in our text. */
export interface UnusableSentencePatterns {
  /**
   * Matches attributions of quoted words that `SpeakerPatterns.attribution` may not match: 'the mayor praised
   * the plan as “a gift to builders”'.
   */
  quotesSomeone: RegExp
  /** Matches the attribution of a quotation to a pronoun, which refers back: 'he said', 'zei zij'. */
  pronounAttribution: RegExp
  /** Matches a sentence without a subject: 'Will have more free time soon.' */
  noSubject: RegExp
  /**
   * Labels with a colon that pages put before a sentence: 'Photo: '. From here on, strings are regex
   * alternatives, and are used for sentences of every language.
   */
  labels: string
  /** Words of a page about its own services: 'newsletter', 'sign up', 'lees ook'. */
  service: string
  /** Words between names in a line that consists of names, as in bylines: 'and', 'of'. */
  betweenNames: string
  /**
   * Words that begin a sentence, such as 'The', to detect a heading that ends in a quotation and runs into
   * the sentence: 'Talks ‘at any format’ The statement came'.
   */
  begins: string
}
