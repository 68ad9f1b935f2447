import { HOUR_MS } from '@plainwire/domain/units'
import { parseDate } from './parse-date.ts'

/** Earlier dates come from a wrong clock. */
export const EARLIEST_DATE_MS = Date.UTC(2000, 0, 1)
/** How far publishers' clocks may run ahead, in ms. */
export const PUBLISHER_CLOCK_TOLERANCE_MS = HOUR_MS
/** Dates near 1970 are missing values that were written as zero. */
const UNSET_UNTIL = Date.UTC(1971, 0, 1)

/**
 * The date of an entry. A future date becomes now, so that it doesn't keep the entry on top; a date before 2000
 * becomes 2000-01-01. Undefined if it is unreadable, or 1970 or earlier, which means 'no date'.
 */
export function parseUsableDate(text: string, now: Date): Date | undefined {
  const timestamp = parseDate(text)
  if (timestamp === undefined || timestamp < UNSET_UNTIL) return undefined
  if (timestamp > now.getTime() + PUBLISHER_CLOCK_TOLERANCE_MS) return now
  return new Date(Math.max(timestamp, EARLIEST_DATE_MS))
}
