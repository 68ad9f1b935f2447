/** Words that introduce people. Texts are alternatives of a regular expression. */
export interface PeopleWords {
  /** Particles between first name and surname, also if capitalised. */
  particles: readonly string[]
  /** Offices before a name, and the words that may precede them. */
  offices: string
  officeBeginnings: string
  /**
   * A pattern: the words between an office and its organisation ('of the'). The words after it are the
   * organisation's name, not an office of the person named next.
   */
  officeOf: string
  /**
   * Offices that are written in lower case within a sentence; none in a language that capitalises them before a
   * name.
   */
  smallOffices: string
  /** Words that look like a first name or a surname. */
  notFirst: readonly string[]
  notLast: string
  /**
   * Verbs that only people can have as subject, and the words that may come between: 'has', in 'has said'.
   */
  speaks: string
  auxiliaries: string
  /** Words that only follow a person's name: 'who', or a description. */
  described: string
  /** Words such as 'Mr' before a person's name. */
  polite: readonly string[]
  /** Words before an office at the beginning of a sentence, and all words that are capitalised only there. */
  beginsOffice: string
  beginsSentence: string
  /** Words before a surname that names a thing: 'the Trump administration'. */
  articles: string
}
