/** By what it is judged how much an event matters to how many. */
export interface GravityWords {
  /** Lists of words, with white space between. Behind a number of people: they died. */
  dead: string
  /** In front of a number: 'killing six', 'doodt zes'. */
  killing: string
  /** Behind a number of people: they were hurt or are missing. */
  injured: string
  /** What is counted where many are concerned. */
  affected: string
  /** May be between a number and what it counts. */
  between: string
  /** What is in front of the number of the dead: 'remains of 25 people'. */
  remains: string
  /** Numbers nobody counted. */
  roughNumbers: Readonly<Record<string, number>>
  /** The next lists are of patterns: '_' is a space, '*' any ending. Who decides for many, by names that are names only with their capitals: 'WHO' and 'who'. */
  namedInstitutions: string
  /** The same in small letters too. */
  institutions: string
  /** Who decides for a region or a town. */
  regional: string
  /** What changes the course of a state, where an institution does it. */
  acts: string
  /** What an institution does or meets from day to day. */
  dailyActs: string
  /** What weighs whoever does or suffers it. */
  grave: string
  /** Alternatives of patterns from here on. What of an illness is counted every day. */
  counts: string
  /** New ones of it. */
  newCases: string
  /** What there never was before, or not for long. */
  record: string
  /** A count that passes a mark. */
  passing: string
  /** How a word for an earthquake ends. */
  quake: string
  /** Who holds no office any more. */
  former: string
  /** The death of somebody known: its title tells a life. */
  obituary: RegExp
}
