/** By what a sentence can't stand alone under a headline. */
export interface StandingWords {
  /** It adds to something that was said before: 'also', 'another', 'ook'. */
  adds: RegExp
  /** It begins with what was long so, with a summing up or with a role: 'for years', 'in 2016', 'few'. */
  sumsUp: RegExp
  /** It tells what had been before, or what was still open. */
  overtaken: RegExp
  /** A pronoun for what was said before, inside somebody's words. */
  pronoun: RegExp
}
