import { expect, test } from 'vitest'
import { HOUR_MS } from '../../units/index.ts'
import { computeRecencyFactor, MIN_RANKING_FACTOR } from './recency.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)

test.each([
  ['published now', now, 1],
  ['dated in the future', hoursAgo(-5), 1],
  ['a week old', hoursAgo(168), 0.5],
  ['without a date', undefined, 0.5 ** (24 / 168)],
  ['with a date that is none', new Date('nonsense'), 0.5 ** (24 / 168)],
  ['years old', hoursAgo(100_000), MIN_RANKING_FACTOR],
])('RK-01 recency of a story %s', (_name, publishedAt, expected) => {
  expect(computeRecencyFactor(publishedAt, now)).toBeCloseTo(expected)
})
