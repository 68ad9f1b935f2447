/** By what it is judged how much an event matters to how many. */
export interface GravityWords {
  /** Lists of words, with white space between. Behind a number of people: they died. */
  dead: string
  /** In front of a number: 'killing six', 'doodt zes'. */
  killing: string
  /** Behind a number of people: they were hurt or are missing. */
  injured: string
  /** Groups that are counted if many are affected. */
  affected: string
  /** May be between a number and what it counts. */
  between: string
  /** Words before the number of the dead: 'remains of 25 people'. */
  remains: string
  /** Numbers nobody counted. */
  roughNumbers: Readonly<Record<string, number>>
  /**
   * The next lists contain patterns: '_' is a space, '*' any ending. National and international decision
   * makers whose names are names only in capitals: 'WHO' and 'who'.
   */
  namedInstitutions: string
  /** The same in small letters too. */
  institutions: string
  /** Decision makers of a region or a town. */
  regional: string
  /** Acts of an institution that change the course of a state. */
  acts: string
  /** Everyday acts of an institution. */
  dailyActs: string
  /** Grave acts and fates, of anybody. */
  grave: string
  /** Alternatives of patterns from here on. What of an illness is counted every day. */
  counts: string
  /** New ones of it. */
  newCases: string
  /** Firsts, and events that hadn't happened for long. */
  record: string
  /** A count that passes a mark. */
  passing: string
  /** How a word for an earthquake ends. */
  quake: string
  /** Former office holders. */
  former: string
  /** The death of a known person: the title sums up a life. */
  obituary: RegExp
}
