import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase, testLog } from '../testing/index.ts'
import { createTestNewsroom } from '../testing/newsroom.ts'
import { startJobQueue } from './jobs.ts'

vi.setConfig({ testTimeout: 400_000 })
/**
 * Whether the tests have their long form, with the product's real times for missed heartbeats and leases.
 * Only `npm run torture -- 36` uses it.
 */
const isLong = process.env.TORTURE !== undefined
const FEEDS = 60
/** The duration of a lease, in ms; in the long form a minute, as in the product. */
const LEASE_MS = isLong ? 60_000 : 1_000
/** How long a worker keeps each transaction open, in ms, so that it can be stopped within one. */
const HELD_MS = isLong ? 3_000 : 0
const STUCK_MS = 120_000

let database: TestDatabase
let workers: Worker[] = []
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const { child, ended } of workers) {
    child.kill('SIGKILL')
    await ended
  }
  workers = []
  await database.drop()
})

interface Worker {
  child: ChildProcess
  ended: Promise<unknown>
  lines: string[]
  /** Sends the worker a signal when `count` of the lines that it has printed begin with `word`. */
  signalAt(signal: NodeJS.Signals, word: string, count: number): Promise<void>
}

/** Prints measurements, in the long form only. */
const say = (line: string) => isLong && process.stderr.write(`${line}\n`)
const countOf = (lines: readonly string[], word: string) =>
  lines.filter((line) => line.startsWith(word)).length

function startWorker(program: string, ...args: string[]): Worker {
  const path = join(import.meta.dirname, program)
  const child = spawn(process.execPath, [path, database.connectionString, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  const worker: Worker = {
    child,
    ended: once(child, 'exit'),
    lines,
    async signalAt(signal, word, count) {
      while (countOf(lines, word) < count) await once(reader, 'line')
      child.kill(signal)
    },
  }
  workers.push(worker)
  return worker
}

const idsOf = (lines: readonly string[], word: string) =>
  lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length + 1))

async function states(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    SELECT state, count(*) FROM pgboss.job WHERE name = 'gather' GROUP BY state`.execute(database.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test(`row 36: a worker that is paused in the middle of ${FEEDS} jobs is overtaken, and repeats nothing when it continues`, async () => {
  const urls = Array.from({ length: FEEDS }, (_, index) => `https://gazette.example/${index}`)
  const { feeds } = await createTestNewsroom(database, urls)
  const clerk = await startJobQueue({
    connectionString: database.connectionString,
    log: testLog(),
    work: {},
  })
  await clerk.requestGather(feeds)
  // In the long form the worker is stopped at any point, including within a transaction; in the short form
  // before its transaction begins.
  const first = startWorker('../testing/test-gatherer.ts', 'shared', isLong ? '0' : '1000')
  await first.signalAt('SIGSTOP', 'begun', isLong ? 10 : 8)
  const stoodFrom = performance.now()
  // In the short form the second process knows immediately that the first is gone; in the long form it
  // detects missed heartbeats.
  const second = startWorker('../testing/test-gatherer.ts', isLong ? 'shared' : 'alone')
  await expect.poll(states, { timeout: STUCK_MS, interval: 250 }).toEqual({ completed: FEEDS })
  const stuckMs = Math.round(performance.now() - stoodFrom)
  const begun = idsOf(first.lines, 'begun')
  first.child.kill('SIGCONT')
  const isOver = (id: string) => ['stored', 'failed'].some((word) => idsOf(first.lines, word).includes(id))
  await expect.poll(() => begun.every(isOver), { timeout: 60_000 }).toBe(true)
  const articles = await database.db.selectFrom('articles').select(['feed_id', 'revision']).execute()
  await clerk.stop()
  expect(articles.map(({ feed_id }) => feed_id).toSorted()).toEqual(feeds.map(({ id }) => id).toSorted())
  expect(articles.filter(({ revision }) => revision !== 1)).toEqual([])
  expect(await states()).toEqual({ completed: FEEDS })
  // Some feeds must have been begun by both workers; otherwise nothing could have been done twice.
  const both = idsOf(second.lines, 'stored').filter((id) => begun.includes(id))
  expect(both.length).toBeGreaterThan(0)
  say(`Overtaken after ${stuckMs} ms, ${both.length} jobs in the hands of both.`)
})

test('row 36: a paused holder of a lease is fenced: its writes after another took over are refused', async () => {
  await sql`CREATE TABLE effects (number serial, token integer)`.execute(database.db)
  const tokens = async () => {
    const { rows } = await sql<{
      token: number
    }>`SELECT token FROM effects ORDER BY number`.execute(database.db)
    return rows.map(({ token }) => token)
  }
  const first = startWorker('test-lease-holder.ts', 'first', String(LEASE_MS), String(HELD_MS))
  // After two writes, so that the process is stopped while it holds the lease.
  await first.signalAt('SIGSTOP', isLong ? 'writing' : 'written', 2)
  const stoodFrom = performance.now()
  const second = startWorker('test-lease-holder.ts', 'second', String(LEASE_MS), '0')
  await expect.poll(() => countOf(second.lines, 'written 2'), { timeout: STUCK_MS }).toBeGreaterThan(2)
  say(`Overtaken after ${Math.round(performance.now() - stoodFrom)} ms.`)
  first.child.kill('SIGCONT')
  await first.ended
  expect(first.lines.at(-1)).toMatch(/^(?:lost|refused)/)
  const written = await tokens()
  // The first process writes while it holds the lease, and never after the second one has begun.
  expect(written[0]).toBe(1)
  expect(written.slice(written.indexOf(2)).every((token) => token === 2)).toBe(true)
})

test('row 36: without a lease the same worker writes after it was overtaken', async () => {
  await sql`CREATE TABLE effects (number serial, token integer)`.execute(database.db)
  const { db } = database
  const first = startWorker('test-lease-holder.ts', 'first', String(LEASE_MS), '0')
  await first.signalAt('SIGSTOP', 'written', 2)
  // This row is written without taking the lease, so that nothing prevents the stopped worker's later writes.
  await sql`INSERT INTO effects (token) VALUES (2)`.execute(db)
  first.child.kill('SIGCONT')
  const later = async () =>
    (
      await sql`SELECT 1 FROM effects WHERE token = 1 AND number > (SELECT number FROM effects WHERE token = 2)`.execute(
        db,
      )
    ).rows.length
  await expect.poll(later, { timeout: 10_000 }).toBeGreaterThan(0)
})
