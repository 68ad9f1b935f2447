import { expect, test } from 'vitest'
import { toRelativeTime } from './relative-time.ts'

const now = new Date('2026-11-20T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const HOUR = 60
const DAY = 24 * HOUR

test.each([
  ['30 seconds', 0.5, { unit: 'now' }],
  ['a moment in the future', -90, { unit: 'now' }],
  ['1 minute', 1, { unit: 'minutes', count: 1 }],
  ['59 minutes', 59, { unit: 'minutes', count: 59 }],
  ['1 hour', HOUR, { unit: 'hours', count: 1 }],
  ['23 hours', 23 * HOUR, { unit: 'hours', count: 23 }],
  ['1 day', DAY, { unit: 'days', count: 1 }],
  ['6 days', 6 * DAY, { unit: 'days', count: 6 }],
  ['7 days', 7 * DAY, { unit: 'weeks', count: 1 }],
  ['4 weeks', 34 * DAY, { unit: 'weeks', count: 4 }],
  ['5 weeks', 35 * DAY, { unit: 'date' }],
])('TM-01 relative time after %s', (_name, minutes, expected) => {
  expect(toRelativeTime(before(minutes), now)).toEqual(expected)
})
