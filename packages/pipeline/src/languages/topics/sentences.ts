/** How one language writes the sentences that are no statement of their article, and those of another time than the news. */
export interface SentencePatterns {
  /** Captions, apart from credits. */
  caption: readonly RegExp[]
  /** The author, date and publication of a text. */
  byline: readonly RegExp[]
  /** The publisher about itself: sign-ups, other pages, missing answers, disclosures. */
  boilerplate: readonly RegExp[]
  correction: RegExp
  /** Every correction has one of these in it: most articles have none and need no closer look. */
  correctionHint: RegExp
  /**
   * Every byline, piece of boilerplate, correction and caption has one of these words in it or begins with one of
   * `firstWord`: most sentences have none and need no closer look.
   */
  hint: RegExp
  firstWord: RegExp
  ahead: RegExp
  background: RegExp
}
