/** Words that introduce people. Strings are alternatives of a regular expression. */
export interface PeopleWords {
  /** Particles between first name and surname, also if capitalised. */
  particles: readonly string[]
  /** Offices before a name, and the words that may precede them. */
  offices: string
  officeBeginnings: string
  /**
   * Source of a pattern for the words between an office and its organisation ('of the'). The name after them
   * is the organisation's, not a person's.
   */
  officeOf: string
  /**
   * Offices that are written in lower case within a sentence; none in a language that capitalises them before a
   * name.
   */
  smallOffices: string
  /** Words that look like a first name or a surname but aren't one. */
  notFirst: readonly string[]
  notLast: string
  /** Verbs that only people can have as subject. */
  speaks: string
  /** Words that may precede a verb of speaking: 'has', in 'has said'. */
  auxiliaries: string
  /** Words that only follow a person's name: 'who', or a description. */
  described: string
  /** Words such as 'Mr' before a person's name. */
  polite: readonly string[]
  /** Words before an office at the beginning of a sentence. */
  beginsOffice: string
  /** Words that are capitalised only at the beginning of a sentence. */
  beginsSentence: string
  /** Words before a surname that is part of the name of a thing: 'the Trump administration'. */
  articles: string
}
