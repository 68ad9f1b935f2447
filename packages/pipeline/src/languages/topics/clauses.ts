/** Patterns for where a sentence can be cut before its last clause and still be true. */
export interface ClauseWords {
  /**
   * Matches what begins a clause that only adds to the text before it, and withdraws nothing as 'but' or
   * 'unless' would.
   */
  adds: RegExp
  /**
   * Matches the same without a comma. The text before it is true alone unless it negates or restricts
   * something.
   */
  goesOn: RegExp
  /** Words that negate or restrict. */
  limits: RegExp
  /** Phrases that withdraw or restrict what precedes them. */
  takesBack: RegExp
  /**
   * A relative clause after which the main clause continues: 'the man accused of it, who was found in Ghent,
   * has …'.
   */
  inside: RegExp
  /**
   * A clause with a statement of another speaker, as opposed to an attribution of the text before it: ', and
   * two ministers argued that'.
   */
  otherSpeaker: RegExp
  /** Matches final words that something must follow. */
  openEnd: RegExp
  /** Matches a list, whose rest can't be cut off. */
  lists: RegExp
  /** Pronouns that a headline can't contain, because nothing precedes it. */
  pronoun: RegExp
}
