import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testLog } from '../testing/index.ts'
import { removeAbandonedDatabase, startEmbeddedPostgres } from './embedded.ts'
import { startWriterProcess, type WriterProcess } from './test-process.ts'

/** The numbers of kills and of double starts; more in `npm run torture -- 30 31`, run before a release. */
const KILLS = process.env.TORTURE ? 90 : 6
const DOUBLE_STARTS = process.env.TORTURE ? 100 : 6

let folder: string
let dataDir: string
let writers: WriterProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-crash-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await Promise.all(writers.map(({ child, kill }) => (child.exitCode === null ? kill() : undefined)))
  writers = []
  await removeAbandonedDatabase(dataDir, testLog())
  await rm(folder, { recursive: true, force: true })
})

async function writer(from = 0): Promise<WriterProcess> {
  const started = await startWriterProcess(dataDir, from)
  writers.push(started)
  return started
}

const serverOf = ({ greeting }: WriterProcess) => Number(greeting.replace('ready ', ''))

async function keptRows(): Promise<Set<number>> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: testLog() })
  const client = new pg.Client({ connectionString: embedded.connectionString })
  await client.connect()
  const { rows } = await client.query<{ number: number }>('SELECT number FROM rows')
  await client.end()
  await embedded.stop()
  return new Set(rows.map(({ number }) => number))
}

test(`row 30: ${KILLS} kills of the process, the server or both: no acknowledged row is lost`, {
  timeout: 30_000 + KILLS * 10_000,
}, async () => {
  const acknowledged: number[] = []
  for (let round = 0; round < KILLS; round += 1) {
    const running = await writer(round * 100_000)
    expect(running.greeting).toMatch(/^ready \d+$/)
    // The kill comes at one of twelve moments, after 5 to 82 rows. Each round goes five moments
    // further, so that even few kills are spread over all of them.
    await running.until(5 + ((round * 5) % 12) * 7)
    const kind = ['process', 'server', 'both'][round % 3]
    if (kind !== 'process') process.kill(serverOf(running), 'SIGKILL')
    // If only the server was killed, the process restarts it and writes more rows before it is killed itself.
    if (kind === 'server') await running.until(running.acknowledged.length + 20)
    await running.kill()
    acknowledged.push(...running.acknowledged)
  }
  const kept = await keptRows()
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(KILLS * 40)
  // Shows that the comparison can fail: a row that was never written counts as missing.
  expect([...acknowledged, -1].filter((number) => !kept.has(number))).toEqual([-1])
})

test(`row 31: ${DOUBLE_STARTS} double starts, each after a kill -9: one runs, the other is refused in one sentence`, {
  timeout: 30_000 + DOUBLE_STARTS * 6_000,
}, async () => {
  for (let round = 0; round < DOUBLE_STARTS; round += 1) {
    const pair = await Promise.all([writer(), writer()])
    const greetings = pair.map(({ greeting }) => greeting).toSorted()
    expect(greetings).toEqual([
      expect.stringMatching(/^Plainwire already runs on/),
      expect.stringMatching(/^ready \d+$/),
    ])
    await Promise.all(pair.map(({ child, kill }) => (child.exitCode === null ? kill() : undefined)))
  }
})

test('row 31: two that start on folders of their own both run', async () => {
  const own = await startWriterProcess(join(folder, 'other'))
  const pair = [await writer(), own]
  expect(pair.map(({ greeting }) => greeting)).toEqual([
    expect.stringMatching(/^ready/),
    expect.stringMatching(/^ready/),
  ])
  await Promise.all(pair.map(({ kill }) => kill()))
  await removeAbandonedDatabase(join(folder, 'other'), testLog())
})
