import type { Entry } from '@plainwire/domain/feed'
import { HOUR_MS } from '@plainwire/domain/units'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  computeBackoffMinutes,
  computeDecayedEntryRate,
  computeEntriesPerHour,
  computeNextVisitTime,
  computeSmoothedEntryRate,
  computeVisitIntervalMinutes,
  delayVisitToAllowedTime,
} from './visit-rhythm.ts'

const now = new Date('2026-11-20T12:10:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000

function dated(...ages: (number | undefined)[]): Entry[] {
  return ages.map((age, index) => ({
    id: String(index),
    title: '',
    link: undefined,
    published: age === undefined ? undefined : hoursAgo(age),
    updated: undefined,
    authors: [],
    summary: '',
    content: '',
    categories: [],
    media: [],
  }))
}

describe('the observed rate', () => {
  test.each([
    ['three of the last day and one older', [1, 5, 20, 30], 3 / 24],
    ['a short list of a busy feed', [0.5, 1, 2], 3 / 2],
    ['a burst within the hour', [0.1, 0.2], 2],
    ['only old entries', [50, 60], 0],
    ['no dates', [undefined, undefined], undefined],
  ])('of %s', (_name, ages, rate) => {
    expect(computeEntriesPerHour(dated(...ages), now)).toEqual(rate)
  })

  test('is averaged with the previous rate, and used directly at the first visit', () => {
    expect(computeSmoothedEntryRate(3, dated(1, 2, 3, 30), 1, now)).toBeCloseTo((3 + 3 / 24) / 2)
    expect(computeSmoothedEntryRate(3, dated(1, 2, 3, 30), undefined, now)).toBeCloseTo(3 / 24)
  })

  test('of an undated feed is one entry since the last visit', () => {
    expect(computeSmoothedEntryRate(1, dated(undefined), 0.5, now)).toBeCloseTo((1 + 2) / 2)
    expect(computeSmoothedEntryRate(0, dated(undefined), undefined, now)).toBe(0)
  })

  test('fades to a half in half a day without news', () => {
    expect(computeDecayedEntryRate(4, 12)).toBeCloseTo(2)
    expect(computeDecayedEntryRate(4, 0)).toBe(4)
  })
})

test.each([
  [60, 5],
  [12, 5],
  [4, 15],
  [2, 30],
  [1, 60],
  [0.1, 60],
  [0, 60],
])('%d entries an hour are looked for every %d minutes', (rate, minutes) => {
  expect(computeVisitIntervalMinutes(rate)).toBe(minutes)
})

describe('the back-off', () => {
  test('doubles from one minute to a day', () => {
    const minutes = [1, 2, 3, 4, 11, 12, 99].map((failures) => computeBackoffMinutes(failures, 0.5))
    expect(minutes).toEqual([1, 2, 4, 8, 1024, 1440, 1440])
  })

  test('is spread by a quarter, and after ten failures never shorter than an hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, random) => {
          const minutes = computeBackoffMinutes(failures, random)
          expect(minutes).toBeGreaterThanOrEqual(failures > 10 ? 60 : 0.75)
          expect(minutes).toBeLessThanOrEqual(1_800)
        },
      ),
    )
  })
})

test('visits are spread by a tenth', () => {
  const wait = (random: number) => minutesBetween(now, computeNextVisitTime(now, 30, random))
  expect([0, 0.5, 1].map(wait)).toEqual([27, 30, 33])
})

describe('skipped hours and days', () => {
  const skip = (skipHours: number[], skipDays: string[] = []) =>
    delayVisitToAllowedTime(now, { skipHours, skipDays }).toISOString()

  test('move a visit to the next free hour', () => {
    expect(skip([12, 13])).toBe('2026-11-20T14:00:00.000Z')
    expect(skip([3], ['Monday'])).toBe(now.toISOString())
  })

  test('hold it back for six hours at most', () => {
    expect(skip(Array.from({ length: 24 }, (_, hour) => hour))).toBe('2026-11-20T18:10:00.000Z')
    expect(skip([], ['Friday'])).toBe('2026-11-20T18:10:00.000Z')
  })
})
