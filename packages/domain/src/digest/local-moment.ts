import { DAY_MS } from '../units/index.ts'

/** A moment as the clock on a reader's wall shows it. */
export interface LocalMoment {
  /** As 2026-11-21: in order as text, too. */
  day: string
  /** 0–23. */
  hour: number
  /** 0 is Sunday. */
  weekday: number
}

/** Where nothing is known of a reader. */
export const DEFAULT_TIME_ZONE = 'UTC'

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** Making a format takes far longer than using it, and many readers share a zone. */
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

/** Whether a text names a time zone that is known here: 'Europe/Amsterdam'. */
export function isTimeZone(text: string): boolean {
  return /^[A-Za-z][\w+/-]{0,63}$/.test(text) && madeFormat(text) !== undefined
}

/** The local time in a time zone; in UTC if the zone is unknown. */
export function localMoment(moment: Date, timeZone: string): LocalMoment {
  const format = formatOf(timeZone) ?? formatOf(DEFAULT_TIME_ZONE)
  const parts = new Map(format?.formatToParts(moment).map(({ type, value }) => [type, value]))
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return { day, hour: Number(parts.get('hour')), weekday: weekdayOf(day) }
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The local moment at the same hour, days later. */
export function daysLater({ day, hour }: LocalMoment, days: number): LocalMoment {
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
  return { day: later, hour, weekday: weekdayOf(later) }
}
