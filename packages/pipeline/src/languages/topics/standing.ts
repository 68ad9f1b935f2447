/** Signs that a sentence can't be understood alone below a headline. */
export interface StandingWords {
  /** It adds to something before: 'also', 'another', 'ook'. */
  adds: RegExp
  /** It begins with what was long so, with a summing up or with a role: 'for years', 'in 2016', 'few'. */
  sumsUp: RegExp
  /** It describes an earlier state, or an open question. */
  overtaken: RegExp
  /** A pronoun that refers back, within a quotation. */
  pronoun: RegExp
}
