/** How people are introduced. Alternatives where it is a text. */
export interface PeopleWords {
  /** Particles between first name and surname, also with a capital. */
  particles: readonly string[]
  /** Offices that stand in front of a name, and what may stand in front of these. */
  offices: string
  officeBeginnings: string
  /** A pattern: what stands between an office and its body ('of the'). What follows it is the body's name and no office of whom is named next. */
  officeOf: string
  /** Of the offices, those written small inside a sentence; none in a language that gives them a capital before a name. */
  smallOffices: string
  /** What looks like a first name or a surname and is none. */
  notFirst: readonly string[]
  notLast: string
  /** What only a person does, and the words that may stand in between: 'has', in 'has said'. */
  speaks: string
  auxiliaries: string
  /** What only follows a person's name: 'who', or what they are. */
  described: string
  /** 'Mr', in front of a name that is a person's. */
  polite: readonly string[]
  /** In front of an office at the start of a sentence, and all words that have a capital only there. */
  beginsOffice: string
  beginsSentence: string
  /** In front of a surname that is a thing's here: 'the Trump administration'. */
  articles: string
}
