import type { QuietHours } from './breaking-schema.ts'

export const DEFAULT_QUIET_HOURS: QuietHours = { from: 22, to: 7 }

/** Whether the hours are known in a time zone, such as 'Europe/Amsterdam'. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Cached: creating a formatter takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
/** More than the number of time zones, including their aliases. */
const MAX_CLOCKS = 1_000

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  if (clocks.size < MAX_CLOCKS) clocks.set(timeZone, made)
  return made
}

/** The hour on the clocks of a time zone, 0–23. */
export function hourIn(timeZone: string, moment: Date): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  return Number(parts.find(({ type }) => type === 'hour')?.value)
}

/** Whether a device is to be left in peace. Its own clocks decide, also on the days they are changed. */
export function isQuiet({ from, to }: QuietHours, timeZone: string, moment: Date): boolean {
  const hour = hourIn(timeZone, moment)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}
