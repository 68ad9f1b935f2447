import { DAY_MS, MINUTE_MS } from '@plainwire/domain/units'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimitStore } from './request-counts.ts'

let moment = 0
const Counts = createRateLimitStore(() => moment)
beforeEach(() => {
  moment = 0
})

/** Counts a request; returns the number of requests so far and the time until the window ends, in ms. */
function count(counts: InstanceType<typeof Counts>, network: string) {
  let seen = { current: 0, ttl: 0 }
  counts.incr(
    network,
    (_error, result) => {
      if (result) seen = result
    },
    MINUTE_MS,
  )
  return seen
}

test('a network’s requests are counted for a minute, with the time that is left', () => {
  const counts = new Counts()
  expect(count(counts, 'a')).toEqual({ current: 1, ttl: MINUTE_MS })
  moment = 20_000
  expect(count(counts, 'a')).toEqual({ current: 2, ttl: 40_000 })
  expect(count(counts, 'b').current).toBe(1)
  moment = MINUTE_MS
  expect(count(counts, 'a')).toEqual({ current: 1, ttl: MINUTE_MS })
})

test('row 43: a clock that is set back begins a new minute, one that leaps ahead too', () => {
  const counts = new Counts()
  moment = 400 * DAY_MS
  count(counts, 'a')
  moment = 0
  expect(count(counts, 'a')).toEqual({ current: 1, ttl: MINUTE_MS })
})

test('every route has separate counts', () => {
  const counts = new Counts()
  count(counts, 'a')
  expect(count(counts.child(), 'a').current).toBe(1)
})

test('row 41, L6: no flood of networks makes it forget one, and few other networks are mistaken for one', () => {
  const counts = new Counts()
  for (let n = 0; n < 100; n += 1) count(counts, 'early')
  for (let n = 0; n < 20_000; n += 1) count(counts, `flood-${n}`)
  for (let n = 0; n < 100; n += 1) count(counts, 'late')
  for (let n = 20_000; n < 60_000; n += 1) count(counts, `flood-${n}`)
  expect(count(counts, 'early').current).toBe(101)
  expect(count(counts, 'late').current).toBeGreaterThanOrEqual(101)
  const strangers = Array.from({ length: 1000 }, (_, n) => count(counts, `stranger-${n}`).current)
  expect(strangers.filter((current) => current > 5)).toEqual([])
})

test('row 41, L6: its memory is the same for 100,000 networks', () => {
  const counts = new Counts()
  for (let n = 0; n < 5_000; n += 1) count(counts, `network-${n}`)
  const before = process.memoryUsage().heapUsed
  for (let n = 5_000; n < 100_000; n += 1) count(counts, `network-${n}`)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 2 ** 20)
})
