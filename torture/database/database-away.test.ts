import { expect, test } from 'vitest'
import { findMissedLimits, measureOutage, type OutageResult } from './database-away.ts'

/**
 * A quarter of the long form's requests, and no limit to the event loop's delay: on a machine that also runs
 * other tests the server is overloaded at times, and its refusals would look like those of an outage.
 */
const SHORT = {
  readersPerSecond: 50,
  quietMs: 500,
  awayMs: 2_000,
  settings: { MAX_EVENT_LOOP_DELAY_MS: '0' },
}

test('row 34: readers don’t notice that the database is down; saves are refused until it is up again', {
  timeout: 120_000,
}, async () => {
  const result = await measureOutage(SHORT)
  // Response times are only meaningful on an idle machine: npm run torture -- 34
  const timed = { readers: { ...result.readers, p99: 0 }, backMs: 0 }
  expect(findMissedLimits({ ...result, ...timed })).toEqual([])
  expect(result.readers.answers).toBeGreaterThan(50)
  expect(result.backMs).toBeLessThan(20_000)
})

test.each<[string, Partial<OutageResult>]>([
  [
    '3 readers without news',
    { readers: { answers: 9, seconds: 10, p50: 1, p99: 50, failed: 1, refused: 2 } },
  ],
  ['p99 51 ms', { readers: { answers: 9, seconds: 10, p50: 1, p99: 51, failed: 0, refused: 0 } }],
  ['no save tried', { saves: [] }],
  ['1 saves without 503 and Retry-After', { saves: [{ status: 200, hasRetryAfter: false, ms: 1 }] }],
  ['1 saves without 503 and Retry-After', { saves: [{ status: 503, hasRetryAfter: false, ms: 1 }] }],
  ['saved again after 5001 ms', { backMs: 5_001 }],
])('a run with %s misses the goals', (miss, change) => {
  const readers = { answers: 9, seconds: 10, p50: 1, p99: 50, failed: 0, refused: 0 }
  const holds = {
    quiet: readers,
    readers,
    saves: [{ status: 503, hasRetryAfter: true, ms: 1 }],
    backMs: 5_000,
  }
  expect(findMissedLimits(holds)).toEqual([])
  expect(findMissedLimits({ ...holds, ...change })).toEqual([miss])
})
