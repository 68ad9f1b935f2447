/** Patterns for sentences that can't be understood alone below a headline. */
export interface NonStandaloneSentencePatterns {
  /** Matches words that add something to earlier text: 'also', 'another', 'ook'. */
  adds: RegExp
  /**
   * Matches the beginning of a sentence about a long time ('for years'), about many people or things in general
   * ('few', 'typically') or about somebody's role ('as the mayor').
   */
  sumsUp: RegExp
  /**
   * Matches a sentence about an earlier state or an undecided plan: 'The mayor had promised a bridge',
   * 'overweegt'.
   */
  overtaken: RegExp
  /** Matches a pronoun in a quotation that refers back: 'it', 'they'. */
  pronoun: RegExp
}
