/**
 * Patterns for sentences that are not statements of their article, and for sentences about another time than
 * the news.
 */
export interface SentencePatterns {
  /** Captions, apart from credits. */
  caption: readonly RegExp[]
  /** The author, date and publication of a text. */
  byline: readonly RegExp[]
  /** Sentences of the publisher about itself: sign-ups, other pages, missing answers, disclosures. */
  boilerplate: readonly RegExp[]
  correction: RegExp
  /**
   * Matches every text that may contain a correction. Most articles contain no match, so they need no closer
   * examination.
   */
  correctionHint: RegExp
  /**
   * Every byline, piece of boilerplate, correction and caption contains a match of `hint` or begins with a
   * match of `firstWord`. Most sentences have neither, so they need no closer examination.
   */
  hint: RegExp
  firstWord: RegExp
  /** Matches a sentence about the future. */
  ahead: RegExp
  /** Matches a sentence about earlier events. */
  background: RegExp
}
