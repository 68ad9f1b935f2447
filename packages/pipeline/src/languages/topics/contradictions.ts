/** By what a claim differs from its source, as patterns on text in lower case. */
export interface ContradictionWords {
  /** Between two words: everything or everybody that is named next. */
  all: RegExp
  /** Between two words, or a word: some of what is named next. */
  some: RegExp
  /** Parts of a whole in front of a verb that stands last: 'een kwart betaalt'; undefined where none does. */
  part: RegExp | undefined
  /** In front of whose something is. */
  of: RegExp
  /** Of whom was just told: 'two of them'. */
  ofThem: RegExp
  /** Verbs behind which a thing is given a quality. */
  calls: RegExp
  /** Hedges that the language puts last: 'had op een sluiting gehoopt'; undefined where it has none. */
  lastHedges: RegExp | undefined
  /** In front of who does what was done. */
  by: RegExp
  /** In front of those who are named for the first time. */
  indefinite: RegExp
  /** Lengths, by which something is away from a place. */
  distances: RegExp
  /** In front of a place where something is. */
  at: RegExp
  /** What isn't true of everything, or only so far. */
  notAll: RegExp
  notYet: RegExp
  /** A source that tells what is to come, is asked or looked for tells that it isn't there yet. */
  toCome: RegExp
  /** Between somebody and what they are. */
  is: RegExp
  /** In front of whom or what something is done to, with or at. */
  besides: RegExp
}
