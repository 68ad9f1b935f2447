import { relativeTime } from './relative-time.ts'

/** How long ago a story was saved, for its list; 'date': show the date instead. */
export type SavedTime = { unit: 'now' | 'date' } | { unit: 'hours' | 'days'; count: number }

/** 'Just now' within the first hour, then hours, days up to 6, then its date. */
export function savedTime(savedAt: Date, now: Date): SavedTime {
  const ago = relativeTime(savedAt, now)
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
