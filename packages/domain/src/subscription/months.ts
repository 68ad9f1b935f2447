/**
 * The moment so many months after another, at the same time of day in UTC. A day that the month doesn't have becomes its last
 * one; so that 31 January is followed by 28 February and then 31 March, count from the first moment rather than from the last.
 */
export function monthsAfter(from: Date, months: number): Date {
  const moment = new Date(from)
  moment.setUTCDate(1)
  moment.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moment
}

const YEAR_MONTHS = 12

/** How many whole periods of so many months have passed since a moment; 0 before it. */
export function periodsSince(from: Date, months: number, now: Date): number {
  const calendarMonths =
    (now.getUTCFullYear() - from.getUTCFullYear()) * YEAR_MONTHS + now.getUTCMonth() - from.getUTCMonth()
  const reached = Math.max(0, Math.floor(calendarMonths / months))
  return monthsAfter(from, reached * months) > now ? Math.max(0, reached - 1) : reached
}
