/** Words for judging how much an event matters, and to how many people. */
export interface EventImpactWords {
  /**
   * Words that follow the number of people who died: 'dead', 'bodies'. The words of this and the next lists are
   * separated by white space.
   */
  dead: string
  /** Verbs before the number of the dead: 'killing six', 'doodt zes'. */
  killing: string
  /** Words that follow the number of people who were hurt or are missing: 'wounded', 'missing'. */
  injured: string
  /**
   * Words that follow the number of people, homes, jobs or cases that an event concerns: 'residents', 'jobs'.
   */
  affected: string
  /** Words that may be between a number and its noun: 'more', 'new'. */
  between: string
  /** Words before the number of the dead, for what is found of them: 'remains of 25 people'. */
  remains: string
  /** Inexact number words, with their values: 24 for 'dozens'. */
  roughNumbers: Readonly<Record<string, number>>
  /**
   * National and international institutions whose names count only in capitals ('WHO', not 'who'). This and
   * the next lists contain patterns: '_' is a space, '*' any ending.
   */
  namedInstitutions: string
  /**
   * National and international institutions whose names also count in lower case: 'parliament', 'white_house'.
   */
  institutions: string
  /** Regional and local institutions: 'city_council', 'gemeenteraad'. */
  regional: string
  /** Decisions of institutions with large consequences: 'sanctions', 'resigns'. */
  acts: string
  /** Routine acts of an institution: 'curfew', 'postpones'. */
  dailyActs: string
  /** Serious acts of anybody, and serious things that happen to anybody: 'invasion', 'earthquake'. */
  grave: string
  /**
   * Words for the daily counts of an illness: 'deaths', 'cases'. This and the following strings are
   * alternatives of a regular expression.
   */
  counts: string
  /** Words for new cases of an illness: 'new cases', 'nieuwe besmettingen'. */
  newCases: string
  /**
   * Words for events that happen for the first time, or for the first time in many years: 'highest',
   * 'unprecedented'.
   */
  record: string
  /** Words for a count that exceeds a round number: 'tops', 'exceeds'. */
  passing: string
  /** Endings of words for an earthquake: 'quake', 'beving'. */
  quake: string
  /** Words before a former office: 'former', 'ex'. */
  former: string
  /** Matches the title of an obituary, which sums up a life: 'dies at 90'. */
  obituary: RegExp
}
