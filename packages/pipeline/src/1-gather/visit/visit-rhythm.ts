import type { Entry, ParsedFeed } from '@plainwire/domain/feed'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'

/** The shortest and longest interval between visits to a healthy feed, in minutes. */
export const MIN_VISIT_INTERVAL_MINUTES = 5
export const MAX_VISIT_INTERVAL_MINUTES = 60
/**
 * The period over which a feed's new entries are counted, and the time in which its entry rate halves while
 * it has no new entries, in hours.
 */
const WINDOW_HOURS = 24
const HALF_LIFE_HOURS = 12
/**
 * The weight of the previous smoothed rate of entries in the new smoothed rate, 0–1; the latest rate has the
 * remaining weight.
 */
const SMOOTHING = 0.5
/** The share by which intervals are randomly varied, so that visits don't coincide at full hours. */
const SPREAD = 0.1
/** The delay after a feed's first failed visit, and the longest delay, in minutes. */
const FIRST_BACKOFF_MINUTES = 1
const MAX_BACKOFF_MINUTES = 24 * 60

/** The number of new entries per hour, from their dates; undefined if they have none. */
export function computeEntriesPerHour(entries: readonly Entry[], now: Date): number | undefined {
  const ages = entries
    .flatMap(({ published, updated }) => published ?? updated ?? [])
    .map((date) => (now.getTime() - date.getTime()) / HOUR_MS)
  if (ages.length === 0) return undefined
  const recent = ages.filter((age) => age < WINDOW_HOURS)
  // If all listed entries are recent, as in a busy feed, only the hours that the list covers are counted.
  const span = recent.length === ages.length ? Math.max(1, ...recent) : WINDOW_HOURS
  return recent.length / span
}

/**
 * The feed's smoothed number of entries per hour after a visit that found new ones. If entries have no dates, a
 * changed feed counts as one entry.
 *
 * @param before the previous smoothed rate
 * @param hours since the last successful visit; undefined if there was none
 */
export function computeSmoothedEntryRate(
  before: number,
  entries: readonly Entry[],
  hours: number | undefined,
  now: Date,
): number {
  const observed =
    computeEntriesPerHour(entries, now) ?? (hours === undefined ? before : 1 / Math.max(hours, 0.1))
  return hours === undefined ? observed : SMOOTHING * before + (1 - SMOOTHING) * observed
}

/**
 * The feed's number of entries per hour after a visit that found no new ones; it halves in `HALF_LIFE_HOURS`.
 */
export function computeDecayedEntryRate(before: number, hours: number): number {
  return before * 0.5 ** (hours / HALF_LIFE_HOURS)
}

/** The interval between visits in minutes, 5–60: the time in which about one new entry is expected. */
export function computeVisitIntervalMinutes(entriesPerHour: number): number {
  return Math.min(
    MAX_VISIT_INTERVAL_MINUTES,
    Math.max(MIN_VISIT_INTERVAL_MINUTES, 60 / Math.max(entriesPerHour, 0.01)),
  )
}

/**
 * The delay after a number of consecutive failures, in minutes: 1, 2, 4 and so on up to a day, varied randomly
 * by a quarter.
 *
 * @param random 0 up to 1
 */
export function computeBackoffMinutes(failures: number, random: number): number {
  const doubled = FIRST_BACKOFF_MINUTES * 2 ** Math.min(failures - 1, 20)
  return Math.min(MAX_BACKOFF_MINUTES, doubled) * (0.75 + 0.5 * random)
}

/** The time of the next visit, with the interval varied randomly so that visits don't coincide. */
export function computeNextVisitTime(now: Date, minutes: number, random: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS * (1 - SPREAD + 2 * SPREAD * random))
}

/**
 * The maximum delay of a visit because of the hours and days in which a publisher wants no visits, in hours.
 */
const MAX_SKIPPED_HOURS = 6
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Delays a visit that would be in one of the hours (GMT) or days in which a feed wants no visits. */
export function delayVisitToAllowedTime(
  at: Date,
  { skipHours, skipDays }: Pick<ParsedFeed, 'skipHours' | 'skipDays'>,
): Date {
  const isSkipped = (moment: Date) =>
    skipHours.includes(moment.getUTCHours()) || skipDays.includes(WEEKDAYS[moment.getUTCDay()] ?? '')
  for (let hours = 0; hours <= MAX_SKIPPED_HOURS; hours++) {
    const moment = new Date(at.getTime() + hours * HOUR_MS)
    if (!isSkipped(moment)) return hours === 0 ? at : startOfHour(moment)
  }
  return new Date(at.getTime() + MAX_SKIPPED_HOURS * HOUR_MS)
}

function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS)
}
