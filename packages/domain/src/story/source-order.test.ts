import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSourcesForDisplay } from './source-order.ts'

const source = (name: string, isMajor: boolean, hour?: number) => ({
  name,
  isMajor,
  publishedAt: hour === undefined ? undefined : new Date(Date.UTC(2026, 10, 20, hour)),
})

test('SM-04 major outlets are first, then the newest, undated last', () => {
  const sources = [
    source('old', false, 8),
    source('undated', false),
    source('major', true, 6),
    source('new', false, 9),
  ]
  expect(sources.sort(compareSourcesForDisplay).map(({ name }) => name)).toEqual([
    'major',
    'new',
    'old',
    'undated',
  ])
})

test('SM-04 among major outlets, and among the others, the newest are first', () => {
  const hours = fc.option(fc.integer({ min: 0, max: 23 }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), hours)), (facts) => {
      const sorted = facts
        .map(([isMajor, hour]) => source('any', isMajor, hour))
        .sort(compareSourcesForDisplay)
      const isNeverMajorAfterOther = sorted.every(
        ({ isMajor }, at) => !isMajor || sorted[at - 1]?.isMajor !== false,
      )
      expect(isNeverMajorAfterOther).toBe(true)
      for (const kind of [true, false]) {
        const times = sorted
          .filter(({ isMajor }) => isMajor === kind)
          .map(({ publishedAt }) => Number(publishedAt ?? 0))
        expect(times).toEqual(times.toSorted((a, b) => b - a))
      }
    }),
  )
})
