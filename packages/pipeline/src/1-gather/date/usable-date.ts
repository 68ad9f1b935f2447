import { HOUR_MS } from '@plainwire/domain/units'
import { parseDate } from './parse-date.ts'

/** No feed is older; what claims to be is a broken clock. */
export const EARLIEST = Date.UTC(2000, 0, 1)
/** Clocks of publishers run ahead by as much. */
export const TOLERANCE_MS = HOUR_MS
/** Dates near zero are missing values that were written out. */
const UNSET_UNTIL = Date.UTC(1971, 0, 1)

/**
 * The moment that an entry's date denotes. A date in the future becomes now, so that no entry stays on top by
 * it; one before 2000 becomes 2000-01-01; one that can't be read, or means 'no date' (1970 and before), is
 * undefined.
 */
export function usableDate(text: string, now: Date): Date | undefined {
  const timestamp = parseDate(text)
  if (timestamp === undefined || timestamp < UNSET_UNTIL) return undefined
  if (timestamp > now.getTime() + TOLERANCE_MS) return now
  return new Date(Math.max(timestamp, EARLIEST))
}
