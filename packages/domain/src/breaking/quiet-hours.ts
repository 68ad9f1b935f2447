import { toLocalDateTime } from '../time/index.ts'
import type { QuietHours } from './breaking-schema.ts'

/** The quiet hours of a device whose reader hasn't changed them: 22:00 to 07:00. */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 22, to: 7 }

/**
 * Whether a moment is in a device's quiet hours. Quiet hours follow the local time of the device, also across
 * daylight-saving changes; in UTC if the zone is unknown.
 */
export function isInQuietHours({ from, to }: QuietHours, timeZone: string, moment: Date): boolean {
  const { hour } = toLocalDateTime(moment, timeZone)
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}
