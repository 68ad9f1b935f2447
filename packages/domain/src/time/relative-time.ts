import { MINUTE_MS } from '../units/index.ts'

/** How long ago a moment was, in the unit to show to readers. 'date': show a short date instead. */
export type RelativeTime =
  | { unit: 'now' | 'date' }
  | { unit: 'minutes' | 'hours' | 'days' | 'weeks'; count: number }

const HOUR_MINUTES = 60
const DAY_HOURS = 24
const WEEK_DAYS = 7
const MAX_WEEKS = 4

/**
 * Returns how long ago a moment was: 'now' under a minute and for moments in the future, then minutes, hours,
 * up to 6 days, up to 4 weeks, then the date.
 */
export function toRelativeTime(moment: Date, now: Date): RelativeTime {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS)
  if (minutes < 1) return { unit: 'now' }
  if (minutes < HOUR_MINUTES) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / HOUR_MINUTES)
  if (hours < DAY_HOURS) return { unit: 'hours', count: hours }
  const days = Math.floor(hours / DAY_HOURS)
  if (days < WEEK_DAYS) return { unit: 'days', count: days }
  const weeks = Math.floor(days / WEEK_DAYS)
  return weeks <= MAX_WEEKS ? { unit: 'weeks', count: weeks } : { unit: 'date' }
}
