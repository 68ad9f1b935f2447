import type { QuietHours } from './breaking-schema.ts'

/** The quiet hours of a device whose reader hasn't changed them: 22:00 to 07:00. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 22, to: 7 }

/** Whether the runtime knows a time zone by this name, such as 'Europe/Amsterdam'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The formatters by time zone, cached because creating one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
/** The capacity of the cache: more than there are time zones, aliases included. */
const MAX_CLOCKS = 1_000

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  if (clocks.size < MAX_CLOCKS) clocks.set(timeZone, made)
  return made
}

/** Returns the hour of the day in a time zone, 0–23. */
export function getHourInTimeZone(timeZone: string, moment: Date): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  return Number(parts.find(({ type }) => type === 'hour')?.value)
}

/**
 * Whether a moment is in a device's quiet hours. Quiet hours follow the local time of the device, also across
 * daylight-saving changes.
 */
export function isInQuietHours({ from, to }: QuietHours, timeZone: string, moment: Date): boolean {
  const hour = getHourInTimeZone(timeZone, moment)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}
