/**
 * Patterns for sentences that are not statements of their article, and for sentences about another time than
 * the news.
 */
export interface SentencePatterns {
  /** Match captions, apart from credits: 'The mayor waves as she arrives'. */
  caption: readonly RegExp[]
  /** Match the author, date or publication of a text: 'By Ilse Brandt', 'Updated 3 May'. */
  byline: readonly RegExp[]
  /**
   * Match sentences of the publisher about itself: sign-ups ('Sign up for our newsletter'), links to other
   * pages ('Read more:'), notes that nobody commented ('could not be reached'), disclosures ('owns this
   * newspaper').
   */
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
  /** Matches a sentence about the future: 'is expected to', 'next week'. */
  ahead: RegExp
  /** Matches a sentence about earlier events: 'years ago', 'vorig jaar'. */
  background: RegExp
}
