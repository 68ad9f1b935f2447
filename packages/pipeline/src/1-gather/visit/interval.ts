import type { ParsedFeed } from '@plainwire/domain/feed'

/** Bounds of the adaptive interval: busy feeds are seen every 5 minutes, quiet ones every hour. */
export const MIN_INTERVAL_MINUTES = 5
export const MAX_INTERVAL_MINUTES = 60
/** A publisher's wish counts up to here: month-long max-ages are mistakes. */
export const MAX_WISH_MINUTES = 6 * 60

const HOUR_MS = 3_600_000
const RATE_SPAN_HOURS = 24
const HOURS_IN_WEEK = 168
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Entries per hour that a feed dates within the last 24 hours; an undated feed counts as one an hour. */
export function entriesPerHour(feed: Pick<ParsedFeed, 'entries'>, now: Date): number {
  const dated = feed.entries.flatMap(({ published, updated }) => published ?? updated ?? [])
  if (dated.length === 0) return 1
  const recent = dated.filter((date) => now.getTime() - date.getTime() < RATE_SPAN_HOURS * HOUR_MS)
  return recent.length / RATE_SPAN_HOURS
}

/** Minutes until the next visit: the mean gap between entries, within 5–60 minutes, or later where the publisher wishes so. */
export function intervalMinutes(rate: number, wishes: readonly (number | undefined)[]): number {
  const gap = rate > 0 ? 60 / rate : MAX_INTERVAL_MINUTES
  const adaptive = Math.min(Math.max(gap, MIN_INTERVAL_MINUTES), MAX_INTERVAL_MINUTES)
  const wished = wishes.map((wish) => Math.min(wish ?? 0, MAX_WISH_MINUTES))
  return Math.max(adaptive, ...wished)
}

/** The first moment at or after `moment` that the publisher doesn't ask us to skip (hours and days in GMT). */
export function outsideSkipped(moment: Date, skip: Pick<ParsedFeed, 'skipHours' | 'skipDays'>): Date {
  const days = skip.skipDays.map((day) => DAYS.indexOf(day.toLowerCase()))
  const isSkipped = (date: Date) =>
    skip.skipHours.includes(date.getUTCHours()) || days.includes(date.getUTCDay())
  for (let hours = 0; hours < HOURS_IN_WEEK; hours += 1) {
    const start = new Date(moment.getTime() + hours * HOUR_MS)
    if (hours > 0) start.setUTCMinutes(0, 0, 0)
    if (!isSkipped(start)) return start
  }
  // Every hour of the week is skipped: a mistake, not a wish.
  return moment
}
