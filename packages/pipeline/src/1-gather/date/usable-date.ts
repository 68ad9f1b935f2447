import { HOUR_MS } from '@plainwire/domain/units'
import { parseDate } from './parse-date.ts'

/** The earliest date of an entry, in ms since 1970; earlier dates come from a wrong clock. */
export const EARLIEST_DATE_MS = Date.UTC(2000, 0, 1)
/** How far publishers' clocks may run ahead, in ms. */
export const PUBLISHER_CLOCK_TOLERANCE_MS = HOUR_MS
/** The end of the year 1970, in ms. Dates before it stand for missing values that were written as zero. */
const UNSET_UNTIL = Date.UTC(1971, 0, 1)

/**
 * Parses the date of an entry. A date more than an hour in the future is replaced by the current time, so that
 * the entry doesn't remain on top; a date before 2000 is replaced by 2000-01-01. Returns undefined if the text
 * isn't a date, or if the date is before 1971, which means 'no date'.
 */
export function parseAndClampEntryDate(text: string, now: Date): Date | undefined {
  const timestamp = parseDate(text)
  if (timestamp === undefined || timestamp < UNSET_UNTIL) return undefined
  if (timestamp > now.getTime() + PUBLISHER_CLOCK_TOLERANCE_MS) return now
  return new Date(Math.max(timestamp, EARLIEST_DATE_MS))
}
