/** How people are introduced. Alternatives where it is a text. */
export interface PeopleWords {
  /** Particles between first name and surname, also with a capital. */
  particles: readonly string[]
  /** Offices before a name, and the words that may precede them. */
  offices: string
  officeBeginnings: string
  /**
   * A pattern: the words between an office and its organisation ('of the'). The words after it are the
   * organisation's name, not an office of the person named next.
   */
  officeOf: string
  /** Of the offices, those written small inside a sentence; none in a language that gives them a capital before a name. */
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
  /** 'Mr', in front of a name that is a person's. */
  polite: readonly string[]
  /** In front of an office at the start of a sentence, and all words that have a capital only there. */
  beginsOffice: string
  beginsSentence: string
  /** In front of a surname that is a thing's here: 'the Trump administration'. */
  articles: string
}
