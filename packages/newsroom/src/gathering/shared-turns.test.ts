import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, takeRequestTurn } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MAX_REQUEST_TURN_MS } from './shared-turns.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const GAP_MS = 60
const PROCESSES = 4
const REQUESTS = 8

/**
 * The paths requested from a publisher, the maximum number of open requests, and the shortest gap between two
 * requests.
 */
const seen = { paths: [] as string[], open: 0, mostOpen: 0, shortestGapMs: Number.POSITIVE_INFINITY }
let closedAt = Number.NEGATIVE_INFINITY
const publisher = createServer(({ url = '' }, answer) => {
  seen.paths.push(url)
  seen.open += 1
  seen.mostOpen = Math.max(seen.mostOpen, seen.open)
  seen.shortestGapMs = Math.min(seen.shortestGapMs, performance.now() - closedAt)
  answer.on('close', () => {
    seen.open -= 1
    closedAt = performance.now()
  })
  if (!url.includes('silent')) answer.end('a page')
})

let database: TestDatabase
let origin: string
beforeAll(async () => {
  database = await testDatabase()
  publisher.listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  origin = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`
})
afterAll(async () => {
  publisher.close()
  await database.drop()
})

async function ready(path: string, requests: number) {
  const program = join(import.meta.dirname, 'testing-polite-process.ts')
  const args = [program, database.connectionString, origin, path, String(requests), String(GAP_MS)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const answers = text(child.stdout)
  return { child, answers, begin: () => child.stdin.write('begin\n') }
}

test('a publisher sees one request at a time and a gap between two, however many processes there are', async () => {
  const names = Array.from({ length: PROCESSES }, (_, number) => `page-${number}`)
  const processes = await Promise.all(names.map((name) => ready(name, REQUESTS)))
  for (const { begin } of processes) begin()
  const answers = await Promise.all(processes.map((one) => one.answers))
  expect(
    answers.flatMap((lines) => lines.trim().split('\n')).filter((line) => line.startsWith('200 ')),
  ).toHaveLength(PROCESSES * REQUESTS)
  expect(new Set(seen.paths).size).toBe(PROCESSES * REQUESTS)
  expect(seen.mostOpen).toBe(1)
  expect(seen.shortestGapMs).toBeGreaterThanOrEqual(GAP_MS)
})

test('a process that is killed in the middle of a request leaves its turn for half a minute at most', async () => {
  const { child: killed, begin } = await ready('silent', 1)
  begin()
  await expect.poll(() => seen.paths.some((path) => path.includes('silent')), { timeout: 60_000 }).toBe(true)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const db = await connect({ connectionString: database.connectionString, log: testLog() })
  const domain = new URL(origin).host
  const holder = crypto.randomUUID()
  const freeIn = await takeRequestTurn(db, { domain, holder, turnMs: MAX_REQUEST_TURN_MS })
  expect(freeIn).toBeGreaterThan(0)
  expect(freeIn).toBeLessThanOrEqual(30_000)
  const longAgo = new Date(Date.now() - 1)
  await db.updateTable('request_turns').set({ held_until: longAgo }).where('domain', '=', domain).execute()
  await db.destroy()
  const after = await ready('after', 1)
  after.begin()
  expect(await after.answers).toContain('200 ')
})
