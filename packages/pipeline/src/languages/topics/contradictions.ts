/** By what a claim differs from its source, as patterns on text in lower case. */
export interface ContradictionWords {
  /** Between two words: everything or everybody that is named next. */
  all: RegExp
  /** Between two words, or a word: some of what is named next. */
  some: RegExp
  /** Parts of a whole before a final verb: 'een kwart betaalt'; undefined if the language has none. */
  part: RegExp | undefined
  /** In front of whose something is. */
  of: RegExp
  /** References to people just mentioned: 'two of them'. */
  ofThem: RegExp
  /** Verbs behind which a thing is given a quality. */
  calls: RegExp
  /** Hedges that the language puts last: 'had op een sluiting gehoopt'; undefined where it has none. */
  lastHedges: RegExp | undefined
  /** Precedes the agent of a passive. */
  by: RegExp
  /** Precedes nouns that are introduced. */
  indefinite: RegExp
  /** Lengths, by which something is away from a place. */
  distances: RegExp
  /** In front of a place where something is. */
  at: RegExp
  /** Restrictions: not true of everything, or not completely. */
  notAll: RegExp
  notYet: RegExp
  /** Announcements, requests and searches: the thing isn't there yet. */
  toCome: RegExp
  /** Between somebody and what they are. */
  is: RegExp
  /** In front of whom or what something is done to, with or at. */
  besides: RegExp
}
