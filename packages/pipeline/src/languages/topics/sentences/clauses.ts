/** Patterns that show where a sentence can be cut before its last clause and still be true. */
export interface ClauseCutPatterns {
  /**
   * Matches the beginning of a clause that only adds to the text before it: ', which', ', killing'. Unlike
   * 'but' or 'unless', it withdraws nothing.
   */
  adds: RegExp
  /**
   * Matches the beginning of an additional clause that no comma separates from the text before it: 'after',
   * 'omdat'. The text before the clause is also true alone, unless it negates or restricts something.
   */
  goesOn: RegExp
  /** Matches words that negate or restrict: 'not', 'only'. */
  limits: RegExp
  /** Matches words that withdraw or restrict what precedes them: 'unless', 'except'. */
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
  /** Matches text that breaks off mid-sentence, because its last word can't end one: 'the', 'of'. */
  openEnd: RegExp
  /** Matches a list, which can't be cut: 'the mayor, the police and'. */
  lists: RegExp
  /** Matches pronouns that a headline can't contain, because nothing precedes it: 'it', 'their'. */
  pronoun: RegExp
}
