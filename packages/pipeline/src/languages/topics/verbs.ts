/** Verb forms and their time. */
export interface VerbWords {
  /** A finite verb: a line without one is a label. */
  finite: RegExp
  /** Announcements: the verb is the group `verb`. */
  ahead: readonly RegExp[]
  /**
   * Announcements in the form of headlines: 'Actress to plead guilty'; undefined if the language has none.
   */
  aheadInTitle: RegExp | undefined
  /** Words before a verb that mean it isn't done. */
  notDone: RegExp
  /** Past forms. */
  done: RegExp
  /** The present form used in headlines. */
  present: RegExp
  /** Verbs with their irregular forms and synonyms: groups between bars, the verb first. */
  forms: string
  /** A verb without its endings, in lower case. */
  root: (verb: string) => string
}
