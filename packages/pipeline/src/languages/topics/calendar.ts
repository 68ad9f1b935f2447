/** Days and months, folded. */
export interface Calendar {
  /** Monday first. */
  days: readonly string[]
  /** January first. */
  months: readonly string[]
  /** Whether days and months are always capitalised. */
  hasCapitals: boolean
  /** Short forms without a full stop, by position from 0. */
  shortDays: Readonly<Record<string, number>>
  shortMonths: Readonly<Record<string, number>>
  /** Words for a day that is counted from today. */
  relative: Readonly<Record<string, 'yesterday' | 'today' | 'tonight' | 'tomorrow'>>
  /** A day and its part in one word, the day in the first group. */
  dayPart: RegExp | undefined
  /** Months that are ordinary words without a capital. */
  monthsWithCapital: readonly string[]
  /** Months that are also people's names: months only next to a number or after a word of `company`. */
  monthsInCompany: readonly string[]
  company: readonly string[]
}
