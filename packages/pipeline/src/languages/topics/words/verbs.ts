/** Verb forms and their tense. */
export interface VerbWords {
  /** Matches a finite verb: 'is', 'told'. A line without one is a label. */
  finite: RegExp
  /** Match announcements: 'will resign', 'set to resign'. The group `verb` is the announced action. */
  ahead: readonly RegExp[]
  /**
   * Matches announcements in the form of headlines: 'Actress to plead guilty'; undefined if the language has
   * none.
   */
  aheadInTitle: RegExp | undefined
  /** Matches words before a verb which mean that it hasn't happened: 'will', 'never'. */
  notDone: RegExp
  /** Matches past forms: 'arrived', 'gekozen'. */
  done: RegExp
  /** Matches the present form that headlines use: 'arrives', 'vertrekt'. */
  present: RegExp
  /** Verbs with their irregular forms and synonyms: groups separated by bars, the base form first. */
  forms: string
  /** Returns a verb without its endings, in lower case. */
  root: (verb: string) => string
}
