import { expect, test } from 'vitest'
import { fetchFromHostileServers, findExceededLimits, HOSTILE_LIMITS } from './hostile.ts'

const TOTAL_MS = 1_000
const SHORT = {
  each: 2,
  atOnce: 8,
  limits: { connectMs: TOTAL_MS / 2, headersMs: TOTAL_MS / 2, totalMs: TOTAL_MS },
}

test('row 4: twelve kinds of hostile servers are cut off at the limits and cost the process little', {
  timeout: 60_000,
}, async () => {
  const run = await fetchFromHostileServers(SHORT)
  expect(run.requests).toBe(24)
  // Times are only meaningful on an idle machine: `npm run torture -- 4`.
  expect(findExceededLimits({ ...run, loopP99Ms: 0, slowestMs: 0 }, TOTAL_MS)).toEqual([])
  expect(run.slowestMs).toBeGreaterThanOrEqual(TOTAL_MS)
})

test('the run detects a blocked event loop and growing memory', { timeout: 60_000 }, async () => {
  const held: Buffer[] = []
  const meanwhile = async () => {
    for (let count = 0; count < 10; count += 1) {
      const until = performance.now() + 3 * HOSTILE_LIMITS.loopP99Ms
      while (performance.now() < until) held[count] ??= Buffer.alloc(40_000_000, 1)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const run = await fetchFromHostileServers({ ...SHORT, each: 1, meanwhile })
  expect(held).toHaveLength(10)
  expect(findExceededLimits(run, TOTAL_MS)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^event loop p99/), expect.stringMatching(/MB more$/)]),
  )
  expect(findExceededLimits({ ...run, believed: ['/good'], slowestMs: 9_000 }, TOTAL_MS)).toEqual(
    expect.arrayContaining(['/good was believed', 'the slowest took 9000 ms']),
  )
})
