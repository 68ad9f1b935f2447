/** Patterns that show where a sentence can be cut before its last clause and still be true. */
export interface ClauseCutPatterns {
  /**
   * Matches the beginning of a clause that only adds to the text before it. Unlike 'but' or 'unless', it
   * withdraws nothing.
   */
  adds: RegExp
  /**
   * Matches the beginning of such a clause without a comma. The text before it is true alone unless it negates
   * or restricts something.
   */
  goesOn: RegExp
  /** Words that negate or restrict. */
  limits: RegExp
  /** Matches phrases that withdraw or restrict what precedes them. */
  takesBack: RegExp
  /**
   * Matches a relative clause after which the main clause continues: 'the man accused of it, who was found in
   * Ghent, has …'.
   */
  inside: RegExp
  /**
   * Matches a clause with a statement by another speaker: ', and two ministers argued that'. It doesn't
   * attribute the text before it.
   */
  otherSpeaker: RegExp
  /** Matches final words that can't end a sentence. */
  openEnd: RegExp
  /** Matches a list, which can't be cut. */
  lists: RegExp
  /** Matches pronouns that a headline can't contain, because nothing precedes it. */
  pronoun: RegExp
}
