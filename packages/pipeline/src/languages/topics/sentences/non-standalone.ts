/** Patterns for sentences that can't be understood alone below a headline. */
export interface NonStandaloneSentencePatterns {
  /** Matches words that add something to earlier text: 'also', 'another', 'ook'. */
  adds: RegExp
  /**
   * Matches the beginning of a sentence about a long time, a summary or a role: 'for years', 'in 2016',
   * 'few'.
   */
  sumsUp: RegExp
  /** Matches a sentence about an earlier state or an open question. */
  overtaken: RegExp
  /** Matches a pronoun in a quotation that refers back. */
  pronoun: RegExp
}
