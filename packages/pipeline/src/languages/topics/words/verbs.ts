/** Verb forms and their tense. */
export interface VerbWords {
  /** Matches a finite verb. A line without one is a label. */
  finite: RegExp
  /** Match announcements; the group `verb` is the announced action. */
  ahead: readonly RegExp[]
  /**
   * Matches announcements in the form of headlines: 'Actress to plead guilty'; undefined if the language has
   * none.
   */
  aheadInTitle: RegExp | undefined
  /** Matches words before a verb which mean that it hasn't happened. */
  notDone: RegExp
  /** Matches past forms. */
  done: RegExp
  /** Matches the present form that headlines use. */
  present: RegExp
  /** Verbs with their irregular forms and synonyms: groups separated by bars, the base form first. */
  forms: string
  /** Returns a verb without its endings, in lower case. */
  root: (verb: string) => string
}
