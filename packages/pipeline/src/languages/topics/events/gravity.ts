/** Words for judging how much an event matters, and to how many people. */
export interface EventImpactWords {
  /**
   * Words that follow the number of people who died. The words of this and the next lists are separated by
   * white space.
   */
  dead: string
  /** Verbs before the number of the dead: 'killing six', 'doodt zes'. */
  killing: string
  /** Words that follow the number of people who were hurt or are missing. */
  injured: string
  /** Words for groups of people, which are counted if many are affected. */
  affected: string
  /** Words that may be between a number and its noun. */
  between: string
  /** Words before the number of the dead, for what is found of them: 'remains of 25 people'. */
  remains: string
  /** Inexact number words, with their values. */
  roughNumbers: Readonly<Record<string, number>>
  /**
   * National and international institutions whose names count only in capitals ('WHO', not 'who'). This and
   * the next lists contain patterns: '_' is a space, '*' any ending.
   */
  namedInstitutions: string
  /** National and international institutions whose names also count in lower case. */
  institutions: string
  /** Regional and local institutions. */
  regional: string
  /** Decisions of institutions with large consequences. */
  acts: string
  /** Routine acts of an institution. */
  dailyActs: string
  /** Serious acts of anybody, and serious things that happen to anybody. */
  grave: string
  /**
   * Words for the daily counts of an illness. This and the following strings are alternatives of a regular
   * expression.
   */
  counts: string
  /** Words for new cases of an illness. */
  newCases: string
  /** Words for events that happen for the first time, or for the first time in many years. */
  record: string
  /** Words for a count that exceeds a round number. */
  passing: string
  /** Endings of words for an earthquake. */
  quake: string
  /** Words before a former office: 'former', 'ex'. */
  former: string
  /** Matches the title of an obituary, which sums up a life. */
  obituary: RegExp
}
