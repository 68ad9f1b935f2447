/** Days and months, in lower case and without accents. */
export interface CalendarRules {
  /** In order, starting with Monday. */
  days: readonly string[]
  /** In order, starting with January. */
  months: readonly string[]
  /** True if days and months are always capitalised. */
  hasCapitals: boolean
  /** Abbreviations without a full stop ('tues', 'okt'), with the day's or month's index from 0. */
  shortDays: Readonly<Record<string, number>>
  shortMonths: Readonly<Record<string, number>>
  /** Words for a day relative to today: 'tonight', 'gisteren'. */
  relative: Readonly<Record<string, 'yesterday' | 'today' | 'tonight' | 'tomorrow'>>
  /** Matches a day and a part of the day in one word: 'zaterdagochtend'; the first group is the day. */
  dayPart: RegExp | undefined
  /** Months that are ordinary words if they aren't capitalised: 'March', 'May'. */
  monthsWithCapital: readonly string[]
  /**
   * Months that are also first names: 'April', 'June'. They count as months only next to a number or after a
   * word of `company`.
   */
  monthsInCompany: readonly string[]
  company: readonly string[]
}
