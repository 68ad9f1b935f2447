/** Where a sentence can end before its last clause, and be true as it is. */
export interface ClauseWords {
  /** A clause behind one of these adds to what is before it and takes nothing back, as 'but' or 'unless' would. */
  adds: RegExp
  /** The same without a comma: what is before is true by itself where it denies and limits nothing. */
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
  /** Words at the end that something has to follow. */
  openEnd: RegExp
  /** A list: the rest of it can't be cut off. */
  lists: RegExp
  /** Pronouns that a headline can't contain, because nothing precedes it. */
  pronoun: RegExp
}
