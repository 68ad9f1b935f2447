/** How verbs say when something happens. */
export interface VerbWords {
  /** A verb that says when: without one a line is a label. */
  finite: RegExp
  /** What is to come: the verb is the group `verb`. */
  ahead: readonly RegExp[]
  /** The same where only headlines say it so: 'Actress to plead guilty'; undefined where none do. */
  aheadInTitle: RegExp | undefined
  /** In front of a verb these say that it isn't done. */
  notDone: RegExp
  /** Forms that tell what was done. */
  done: RegExp
  /** The form in which headlines tell it. */
  present: RegExp
  /** Verbs with the forms that no ending gives and the verbs that say the same: groups between bars, the verb first. */
  forms: string
  /** What is left of a verb without its endings, in lower case. */
  root: (verb: string) => string
}
