import { expect, test } from 'vitest'
import { HOUR_MS } from '../units/index.ts'
import { computeTimeSinceSaved } from './saved-time.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

test.each([
  ['in the future', -1, { unit: 'now' }],
  ['half an hour', 0.5, { unit: 'now' }],
  ['an hour', 1, { unit: 'hours', count: 1 }],
  ['23 hours', 23.9, { unit: 'hours', count: 23 }],
  ['a day', 24, { unit: 'days', count: 1 }],
  ['six days', 24 * 6.9, { unit: 'days', count: 6 }],
  ['a week', 24 * 7, { unit: 'date' }],
  ['a year', 24 * 365, { unit: 'date' }],
])('SV-08 saved %s ago', (_name, hours, expected) => {
  expect(computeTimeSinceSaved(new Date(now.getTime() - hours * HOUR_MS), now)).toEqual(expected)
})
