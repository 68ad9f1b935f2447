import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ABUSE_LIMITS, type AbuseResult, attackServer, findExceededLimits } from './abuse.ts'
import { serveEdition } from './served-edition.ts'

const SHORT = { requests: 2_000, networks: 200, readersPerSecond: 50, quietMs: 1_000 }
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

test('row 41, H1: under 2,000 abusive requests readers get all answers and memory grows little', {
  timeout: 120_000,
}, async () => {
  const target = await serveEdition()
  closers.push(() => target.stop())
  const result = await attackServer({ ...SHORT, target })
  // Response times are only meaningful on an idle machine: `node scripts/run.mjs torture/run-abuse.ts`.
  expect(findExceededLimits({ ...result, attacked: { ...result.attacked, p99: 0 } })).toEqual([])
  expect(result.attacked.answers).toBeGreaterThan(0)
  expect(result.mostMb - result.quietMb).toBeLessThan(200)
  // The network that sends most of the requests is rate-limited.
  expect(result.answers[429]).toBeGreaterThan(100)
})

test('the run detects a server that leaks memory, is slow and fails', { timeout: 240_000 }, async () => {
  const kept: Buffer[] = []
  const server = createServer((request, response) => {
    if (request.url === '/news.json') return void response.end('{"stories":[]}')
    kept.push(Buffer.alloc(500_000, 1))
    response.writeHead(kept.length % 2 ? 500 : 404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const target = { origin: `http://127.0.0.1:${port}`, pid: process.pid }
  const result = await attackServer({ ...SHORT, target, quietMs: 200 })
  expect(result.attacked.failed).toBeGreaterThan(0)
  expect(findExceededLimits(result)).toEqual([
    expect.stringMatching(/ MB$/),
    ...(result.attacked.p99 > ABUSE_LIMITS.p99 ? [expect.stringMatching(/^p99/)] : []),
    expect.stringMatching(/answers of 5xx$/),
    expect.stringMatching(/readers refused$/),
  ])
})

test.each<[string, Partial<AbuseResult['attacked']>]>([
  ['p99 101 ms', { p99: 101 }],
  ['1 answers of 5xx', { failed: 1 }],
  ['2 readers refused', { refused: 2 }],
])('a run with %s misses the goals', (miss, change) => {
  const figures = { answers: 1, seconds: 10, p50: 1, p99: 100, failed: 0, refused: 0 }
  const run = { requests: 1, seconds: 1, quietMb: 1, mostMb: 600, answers: {}, quiet: figures }
  expect(findExceededLimits({ ...run, attacked: figures })).toEqual([])
  expect(findExceededLimits({ ...run, attacked: { ...figures, ...change } })).toEqual([miss])
})
