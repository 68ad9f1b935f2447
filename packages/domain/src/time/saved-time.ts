import { toRelativeTime } from './relative-time.ts'

/** How long ago a story was saved, as shown in the list of saved stories. 'date': show the date instead. */
export type TimeSinceSaved = { unit: 'now' | 'date' } | { unit: 'hours' | 'days'; count: number }

/**
 * Returns how long ago a story was saved: 'now' within the first hour, then hours, up to 6 days, then the date.
 */
export function computeTimeSinceSaved(savedAt: Date, now: Date): TimeSinceSaved {
  const ago = toRelativeTime(savedAt, now)
  switch (ago.unit) {
    case 'now':
    case 'minutes':
      return { unit: 'now' }
    case 'hours':
    case 'days':
      return { unit: ago.unit, count: ago.count }
    default:
      return { unit: 'date' }
  }
}
