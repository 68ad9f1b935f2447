import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshMinutes, hasTrustedValidators, retryAfter } from './answer-wishes.ts'
import { backOffMinutes } from './back-off.ts'
import { entriesPerHour, intervalMinutes, outsideSkipped } from './interval.ts'

const now = new Date('2026-11-20T12:10:00Z')

describe('the back-off', () => {
  test('doubles from one minute to a day', () => {
    expect([1, 2, 3, 4, 12, 99].map((failures) => backOffMinutes(failures, 0.5))).toEqual([
      1, 2, 4, 8, 1440, 1440,
    ])
  })

  test('is spread by a fifth and never beyond a day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          const minutes = backOffMinutes(failures, random)
          expect(minutes).toBeGreaterThanOrEqual(0.8)
          expect(minutes).toBeLessThanOrEqual(1440)
        },
      ),
    )
  })
})

describe('the interval', () => {
  test.each([
    ['a busy feed', 60, [], 5],
    ['two entries an hour', 2, [], 30],
    ['a quiet feed', 0, [], 60],
    ['a ttl of two hours', 60, [120], 120],
    ['a max-age of a month', 60, [43_200], 360],
    ['a wish shorter than the least', 60, [1, undefined], 5],
  ])('of %s', (_name, rate, wishes, minutes) => {
    expect(intervalMinutes(rate, wishes)).toBe(minutes)
  })

  test('follows the entries of the last day', () => {
    const at = (hours: number) => ({
      published: new Date(now.getTime() - hours * 3_600_000),
      updated: undefined,
    })
    const entries = [at(1), at(2), at(30)].map((dates) => ({ ...dates }) as never)
    expect(entriesPerHour({ entries }, now)).toBeCloseTo(2 / 24)
    expect(entriesPerHour({ entries: [] }, now)).toBe(1)
  })
})

describe('skipped hours and days', () => {
  test('move the visit to the next hour that is free', () => {
    expect(outsideSkipped(now, { skipHours: [12, 13], skipDays: [] })).toEqual(
      new Date('2026-11-20T14:00:00Z'),
    )
    expect(outsideSkipped(now, { skipHours: [], skipDays: ['Friday'] })).toEqual(
      new Date('2026-11-21T00:00:00Z'),
    )
    expect(outsideSkipped(now, { skipHours: [3], skipDays: ['Monday'] })).toEqual(now)
  })

  test('are not believed where nothing is left', () => {
    const all = Array.from({ length: 24 }, (_, hour) => hour)
    expect(outsideSkipped(now, { skipHours: all, skipDays: [] })).toEqual(now)
  })
})

describe('what an answer wishes', () => {
  test.each([
    ['120', 120],
    [' 60 ', 60],
    ['Fri, 20 Nov 2026 12:15:00 GMT', 300],
    ['99999999', 86_400],
  ])('Retry-After: %s is %d s', (header, seconds) => {
    expect(retryAfter(header, now)).toEqual(new Date(now.getTime() + seconds * 1000))
  })

  test.each([undefined, '', 'soon', '-5', 'Fri, 20 Nov 2020 12:15:00 GMT'])(
    'Retry-After: %s says nothing',
    (header) => {
      expect(retryAfter(header, now)).toBeUndefined()
    },
  )

  test('max-age goes before Expires', () => {
    const expires = 'Fri, 20 Nov 2026 12:40:00 GMT'
    expect(freshMinutes({ 'cache-control': 'public, max-age=600', expires }, now)).toBe(10)
    expect(freshMinutes({ expires }, now)).toBe(30)
    expect(freshMinutes({ 'cache-control': 's-maxage=600' }, now)).toBeUndefined()
    expect(hasTrustedValidators({ expires: '0' })).toBe(false)
    expect(hasTrustedValidators({ expires })).toBe(true)
  })
})
