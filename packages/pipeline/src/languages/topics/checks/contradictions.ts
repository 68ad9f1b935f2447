/** Words by which a claim can contradict its source, as patterns for text in lower case. */
export interface ContradictionWords {
  /** Words before a noun that include everything or everybody: 'all'. */
  all: RegExp
  /** Matches words before a noun that limit it to some: 'some', 'many'. */
  some: RegExp
  /**
   * Matches a word for a part of a whole, which may be directly before a verb: 'kwart' in 'een kwart
   * betaalt'. Undefined if the language has no such words.
   */
  part: RegExp | undefined
  /** The word between a thing and its owner: 'of' in 'the turnover of the mill'. */
  of: RegExp
  /** Matches references to people mentioned before: 'two of them'. */
  ofThem: RegExp
  /** Verbs that attribute a quality to a thing: 'describes', 'noemt'. */
  calls: RegExp
  /**
   * Hedges at the end of a clause: 'gehoopt' in 'had op een sluiting gehoopt' ('had hoped for a closure').
   * Undefined if the language has none.
   */
  lastHedges: RegExp | undefined
  /** The word before the agent of a passive: 'by'. */
  by: RegExp
  /** Indefinite articles, before nouns that are mentioned for the first time: 'an', 'een'. */
  indefinite: RegExp
  /** Units of distance: 'miles', 'km'. */
  distances: RegExp
  /** Prepositions before a place: 'in', 'at'. */
  at: RegExp
  /** Words that limit a statement to a part: 'not all', 'not only'. */
  notAll: RegExp
  notYet: RegExp
  /**
   * Words of announcements, requests and searches, which show that a thing doesn't exist yet: 'planned',
   * 'asked', 'sought'.
   */
  toCome: RegExp
  /** Verbs between a person and their description: 'is'. */
  is: RegExp
  /** Prepositions before the person or thing that an action is directed at: 'to', 'against'. */
  besides: RegExp
}
