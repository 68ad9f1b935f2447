/**
 * Adds months to a moment, at the same time of day in UTC. If the month has no such day, its last day is
 * used: 31 January is followed by 28 February. To add several months, add them to the original moment: two
 * months after 31 January is 31 March.
 */
export function addMonths(from: Date, months: number): Date {
  const moment = new Date(from)
  moment.setUTCDate(1)
  moment.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moment
}

const YEAR_MONTHS = 12

/**
 * Returns the number of complete periods, of the given number of months each, since a moment; 0 before that
 * moment.
 */
export function countCompletePeriods(from: Date, months: number, now: Date): number {
  const calendarMonths =
    (now.getUTCFullYear() - from.getUTCFullYear()) * YEAR_MONTHS + now.getUTCMonth() - from.getUTCMonth()
  const reached = Math.max(0, Math.floor(calendarMonths / months))
  return addMonths(from, reached * months) > now ? Math.max(0, reached - 1) : reached
}
