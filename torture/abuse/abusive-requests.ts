import type { TestFigures } from '../suite.ts'
import { attackServer, findExceededLimits } from './abuse.ts'
import { serveEdition } from './served-edition.ts'

const REQUESTS = 100_000
const NETWORKS = 2_000

/**
 * Runs the test for rows 40 and 41 of docs/reliability.md: abusive requests of every kind while readers send
 * 50 requests a second.
 */
export async function testAbusiveRequests(): Promise<TestFigures> {
  const target = await serveEdition()
  const load = { requests: REQUESTS, networks: NETWORKS, readersPerSecond: 50, quietMs: 10_000 }
  const result = await attackServer({ target, ...load }).finally(() => target.stop())
  const misses = findExceededLimits(result)
  if (misses.length > 0) throw new Error(misses.join(', '))
  return { requests: result.requests, seconds: Math.round(result.seconds) }
}
