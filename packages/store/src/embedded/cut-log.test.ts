import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StoreError } from '../store-error.ts'
import { testLog } from '../testing/index.ts'
import { prepareDatabasePaths } from './database-paths.ts'
import { removeAbandonedDatabase, startEmbeddedPostgres } from './embedded.ts'
import { startWriterProcess } from './test-process.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
const run = promisify(execFile)
/** The number of times that the write-ahead log is truncated; more in `npm run torture -- 32`. */
const CUTS = process.env.TORTURE ? 40 : 4
const ROWS = 300

let folder: string
const used: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-cut-'))
})
afterAll(async () => {
  for (const dataDir of used) await removeAbandonedDatabase(dataDir, testLog())
  await rm(folder, { recursive: true, force: true })
})

function dataDirOf(name: string): string {
  const dataDir = join(folder, name)
  used.push(dataDir)
  return dataDir
}

/**
 * Writes rows, numbered from `from`, until `ROWS` of them are acknowledged, then kills the process and the
 * server during further writes. Returns the numbers of the acknowledged rows.
 */
async function writeAndKill(dataDir: string, from: number): Promise<number[]> {
  const writer = await startWriterProcess(dataDir, from)
  await writer.until(ROWS)
  await writer.kill()
  process.kill(Number(writer.greeting.replace('ready ', '')), 'SIGKILL')
  return writer.acknowledged
}

/** The numbers of the stored rows, or the message if the database can't be started. */
async function startedOn(dataDir: string): Promise<Set<number> | string> {
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log: testLog() })
    const client = new pg.Client({ connectionString: embedded.connectionString })
    await client.connect()
    const { rows } = await client.query<{ number: number }>('SELECT number FROM rows ORDER BY number')
    await client.end()
    await embedded.stop()
    return new Set(rows.map(({ number }) => number))
  } catch (error) {
    if (error instanceof StoreError && error.code === 'EMBEDDED_FAILED') return error.message
    throw error
  }
}

/** The log segment that was written last, and the number of bytes written to it. */
async function lastSegment(data: string): Promise<{ path: string; bytes: number }> {
  const log = join(data, 'pg_wal')
  const names = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const segments = await Promise.all(
    names.map(async (name) => ({ path: join(log, name), at: (await stat(join(log, name))).mtimeMs })),
  )
  const { path } = segments.toSorted((a, b) => b.at - a.at)[0] ?? { path: '' }
  const content = await readFile(path)
  let bytes = content.length
  while (bytes > 0 && content[bytes - 1] === 0) bytes -= 1
  return { path, bytes }
}

/** Copies a database, and truncates the last log segment of the copy to the length `bytes`. */
async function copyCut(from: string, name: string, bytes: number): Promise<string> {
  const dataDir = dataDirOf(name)
  const [source, copy] = await Promise.all([prepareDatabasePaths(from), prepareDatabasePaths(dataDir)])
  await run('cp', ['-a', source.data, copy.data])
  const { path } = await lastSegment(copy.data)
  await truncate(path, bytes)
  return dataDir
}

test(`row 32: a log cut short at ${CUTS} places costs what came after the cut, or the start is refused; never what a checkpoint has`, async () => {
  const original = dataDirOf('original')
  const early = await writeAndKill(original, 0)
  // Starting and stopping the database writes a checkpoint, so that the rows in `safe` are on disk even if
  // the log is truncated after the checkpoint.
  const safe = await startedOn(original)
  if (typeof safe === 'string') throw new Error(safe)
  expect(early.filter((number) => !safe.has(number))).toEqual([])
  const { data } = await prepareDatabasePaths(original)
  const checkpoint = await lastSegment(data)
  const late = await writeAndKill(original, 1_000_000)
  const end = await lastSegment(data)
  // Later writes may have started a new segment: then the cuts may be anywhere in it, from its first byte on.
  const since = end.path === checkpoint.path ? checkpoint.bytes : 0
  let started = 0
  let lost = 0
  let refused = 0
  for (let cut = 0; cut < CUTS; cut += 1) {
    // The first cut removes the whole content of the segment, including a checkpoint in it; the others are at
    // random positions after the checkpoint.
    const share = (cut - 1 + Math.random()) / (CUTS - 1)
    const bytes = cut === 0 ? 0 : Math.floor(since + (end.bytes - since) * share)
    const dataDir = await copyCut(original, `cut-${cut}`, bytes)
    const found = await startedOn(dataDir)
    if (typeof found === 'string') {
      expect(found, `cut at ${bytes}`).toMatch(/^The database could not be started: \S.+\.$/)
      refused += 1
    } else {
      expect(
        [...safe].filter((number) => !found.has(number)),
        `cut at ${bytes}`,
      ).toEqual([])
      // The remaining rows must be the first ones that were written, without a gap.
      const after = [...found].filter((number) => number >= 1_000_000)
      expect(after).toEqual(Array.from(after, (_, index) => 1_000_000 + index))
      lost += late.filter((number) => !found.has(number)).length
      started += 1
    }
    await removeAbandonedDatabase(dataDir, testLog())
  }
  // Some of the cuts must have lost only later writes, and some must have prevented the start.
  expect(started).toBeGreaterThan(0)
  expect(lost).toBeGreaterThan(0)
  if (since > 0) expect(refused).toBeGreaterThan(0)
  const whole = await startedOn(original)
  expect(typeof whole === 'string' ? whole : late.filter((number) => !whole.has(number))).toEqual([])
  if (process.env.TORTURE) process.stderr.write(`${CUTS} cuts: ${started} started, ${refused} refused.\n`)
})
