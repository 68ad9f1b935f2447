import type { Entry, ParsedFeed } from '@plainwire/domain/feed'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'

/** Between two visits to a healthy feed, in minutes. */
export const MIN_INTERVAL = 5
export const MAX_INTERVAL = 60
/** Rates are counted over this long, and half forgotten after half of it. Hours. */
const WINDOW_HOURS = 24
const HALF_LIFE_HOURS = 12
/** New rates and old ones count the same. */
const SMOOTHING = 0.5
/** Visits are spread by this share to either side, so that feeds don't meet at full hours. */
const SPREAD = 0.1
/** Back-off after the first failure and at most, in minutes. */
export const FIRST_BACKOFF = 1
export const MAX_BACKOFF = 24 * 60

/** How often a feed has something new, counted from the dates of its entries. Undefined where they have none. */
export function observedRate(entries: readonly Entry[], now: Date): number | undefined {
  const ages = entries
    .flatMap(({ published, updated }) => published ?? updated ?? [])
    .map((date) => (now.getTime() - date.getTime()) / HOUR_MS)
  if (ages.length === 0) return undefined
  const recent = ages.filter((age) => age < WINDOW_HOURS)
  // A short list of a busy feed reaches back only a few hours.
  const span = recent.length === ages.length ? Math.max(1, ...recent) : WINDOW_HOURS
  return recent.length / span
}

/** The rate after a visit that brought entries; where they are undated a change counts as one entry. */
export function smoothedRate(
  before: number,
  entries: readonly Entry[],
  hours: number | undefined,
  now: Date,
): number {
  const observed = observedRate(entries, now) ?? (hours === undefined ? before : 1 / Math.max(hours, 0.1))
  return hours === undefined ? observed : SMOOTHING * before + (1 - SMOOTHING) * observed
}

/** The rate after a visit without news: half as high after half a day. */
export function fadedRate(before: number, hours: number): number {
  return before * 0.5 ** (hours / HALF_LIFE_HOURS)
}

/** Minutes until about one new entry can be expected, 5–60. */
export function intervalFor(entriesPerHour: number): number {
  return Math.min(MAX_INTERVAL, Math.max(MIN_INTERVAL, 60 / Math.max(entriesPerHour, 0.01)))
}

/**
 * Minutes to wait after a number of consecutive failures: 1, 2, 4 … up to a day, a quarter more or less at
 * random.
 *
 * @param random 0 up to 1
 */
export function backoffMinutes(failures: number, random: number): number {
  const doubled = FIRST_BACKOFF * 2 ** Math.min(failures - 1, 20)
  return Math.min(MAX_BACKOFF, doubled) * (0.75 + 0.5 * random)
}

/** The next visit after a number of minutes, with random jitter so that visits don't coincide. */
export function nextVisit(now: Date, minutes: number, random: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS * (1 - SPREAD + 2 * SPREAD * random))
}

/** The longest delay for the hours and days without visits that a publisher requests, in hours. */
const MAX_SKIPPED_HOURS = 6
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Moves a visit out of the hours (GMT) and days without visits that a feed requests. */
export function outsideSkipped(
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
