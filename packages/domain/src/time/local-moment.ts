import { DAY_MS } from '../units/index.ts'

/** A moment in a reader's local time. */
export interface LocalDateTime {
  /** The date, such as '2026-11-21'; in this form, dates compared as text are in the right order. */
  day: string
  /** The hour, 0–23. */
  hour: number
  /** The day of the week; 0 is Sunday. */
  weekday: number
}

/** The time zone of a reader whose own is unknown. */
export const DEFAULT_TIME_ZONE = 'UTC'

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/**
 * Returns the date format of a time zone; undefined if the zone is unknown. Cached, because creating a format
 * takes far longer than using it and many readers share a time zone.
 */
function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) formats.set(timeZone, madeFormat(timeZone))
  return formats.get(timeZone)
}

function madeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Whether the runtime knows a time zone by this name: 'Europe/Amsterdam'. */
export function isTimeZone(text: string): boolean {
  return /^[A-Za-z][\w+/-]{0,63}$/.test(text) && madeFormat(text) !== undefined
}

/** The local time in a time zone; in UTC if the zone is unknown. */
export function toLocalDateTime(moment: Date, timeZone: string): LocalDateTime {
  const format = formatOf(timeZone) ?? formatOf(DEFAULT_TIME_ZONE)
  const parts = new Map(format?.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return { day, hour: Number(parts.get('hour')), weekday: weekdayOf(day) }
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Returns the local time at the same hour a number of days later. */
export function addDaysToLocalDateTime({ day, hour }: LocalDateTime, days: number): LocalDateTime {
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
  return { day: later, hour, weekday: weekdayOf(later) }
}
