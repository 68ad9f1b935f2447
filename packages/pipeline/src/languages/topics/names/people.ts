/** Words that introduce people. Strings are alternatives of a regular expression. */
export interface PeopleWords {
  /** Particles between first name and surname, also if capitalised: 'van', 'Van'. */
  particles: readonly string[]
  /** Offices before a name ('mayor'), and the words that may precede them ('former'). */
  offices: string
  officeBeginnings: string
  /**
   * Source of a pattern for the words between an office and its organisation ('of the'). The name after them
   * is the organisation's, not a person's.
   */
  officeOf: string
  /**
   * Offices that are written in lower case within a sentence ('burgemeester'); none in a language that
   * capitalises them before a name.
   */
  smallOffices: string
  /** Words that look like a first name ('Supreme') or a surname ('Hospital') but aren't one. */
  notFirst: readonly string[]
  notLast: string
  /** Verbs that only people can have as subject: 'said', 'resigned'. */
  speaks: string
  /** Words that may precede a verb of speaking: 'has', in 'has said'. */
  auxiliaries: string
  /** Words that only follow a person's name: 'who', or 'a' before a description ('Ana Sitoe, a nurse'). */
  described: string
  /** Words such as 'Mr' before a person's name. */
  polite: readonly string[]
  /** Words before an office at the beginning of a sentence: 'Yesterday', 'De'. */
  beginsOffice: string
  /** Words that are capitalised only at the beginning of a sentence: 'After', 'Maar'. */
  beginsSentence: string
  /** Words before a surname that is part of the name of a thing: 'the' in 'the Trump administration'. */
  articles: string
}
