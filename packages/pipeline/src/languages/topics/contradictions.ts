/** Words by which a claim can contradict its source, as patterns for text in lower case. */
export interface ContradictionWords {
  /** Between two words: refers to everything or everybody named next. */
  all: RegExp
  /** Between two words, or within a word: refers to some of what is named next. */
  some: RegExp
  /** Parts of a whole before a final verb: 'een kwart betaalt'; undefined if the language has none. */
  part: RegExp | undefined
  /** Precedes an owner. */
  of: RegExp
  /** References to people just mentioned: 'two of them'. */
  ofThem: RegExp
  /** Verbs that attribute a quality to a thing. */
  calls: RegExp
  /** Hedges at the end of a clause: 'had op een sluiting gehoopt'; undefined if the language has none. */
  lastHedges: RegExp | undefined
  /** Precedes the agent of a passive. */
  by: RegExp
  /** Precedes nouns that are mentioned for the first time. */
  indefinite: RegExp
  /** Units of distance. */
  distances: RegExp
  /** Prepositions before a place. */
  at: RegExp
  /** Restrictions: not true of everything, or not completely. */
  notAll: RegExp
  notYet: RegExp
  /** Announcements, requests and searches: the thing doesn't exist yet. */
  toCome: RegExp
  /** Between a person and their description. */
  is: RegExp
  /** Prepositions before the person or thing that an action affects. */
  besides: RegExp
}
