import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../../packages/domain/src/units/index.ts'
import { delayArrivals } from './mixed-arrival.ts'

const articles = Array.from({ length: 400 }, (_, at) => ({
  id: `${at}`,
  title: '',
  text: '',
  at: new Date(Date.UTC(2026, 0, 1) + at),
  language: 'en',
  publisher: '',
  url: '',
}))

test('the same seed gives the same order, another seed another order', () => {
  expect(delayArrivals(articles)).toEqual(delayArrivals(articles))
  expect(delayArrivals(articles, 2)).not.toEqual(delayArrivals(articles))
})

test('no article is lost, all are sorted by time, and each is delayed by 0 to 4 days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
      const mixed = delayArrivals(articles, seed)
      expect(new Set(mixed.map(({ id }) => id)).size).toBe(articles.length)
      const times = mixed.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const { id, at } of mixed) {
        const delay = at.getTime() - (articles[Number(id)]?.at.getTime() ?? 0)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThanOrEqual(4 * DAY_MS)
      }
    }),
    { numRuns: 20 },
  )
})

test('the mean delay is about half a day', () => {
  const delays = delayArrivals(articles).map(
    ({ id, at }) => at.getTime() - (articles[Number(id)]?.at.getTime() ?? 0),
  )
  const mean = delays.reduce((sum, delay) => sum + delay, 0) / delays.length
  expect(mean / DAY_MS).toBeGreaterThan(0.4)
  expect(mean / DAY_MS).toBeLessThan(0.6)
})
