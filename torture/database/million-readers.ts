import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_PREFERENCES } from '../../packages/domain/src/reader/index.ts'
import {
  changePreferences,
  connect,
  type Db,
  findDigestRecipients,
  findReaderById,
  findReaderIdByEmail,
  findSessionById,
  listMailTimeZones,
  listSavedStories,
  migrate,
  saveStory,
  startEmbeddedPostgres,
  unsaveStory,
} from '../../packages/store/src/index.ts'
import { measureBytesPerRow } from '../../packages/store/src/testing/bytes-a-row.ts'
import {
  countRowsRead,
  insertManyReaders,
  readerId,
  sessionId,
} from '../../packages/store/src/testing/many-readers.ts'
import { SAVE_REQUEST_BODY } from '../saving-reader.ts'
import type { TestFigures } from '../suite.ts'

const MANY = Number(process.env.READERS ?? 1_000_000)
const FEW = 1_000
const CALLS = 300
const WARM = 20
/** The number of readers per batch when digests are sent. */
const BATCH = 50
/**
 * The limit of a database call's duration: with a million readers at most MAX_GROWTH times as long as with a
 * thousand, plus ALLOWANCE_MS.
 */
const MAX_GROWTH = 3
const ALLOWANCE_MS = 5
/**
 * The name of a call that one process makes once a minute. It has its own limit, because it reads a row of
 * every reader.
 */
const ONCE_A_MINUTE = 'time zones'
const MAX_ONCE_MS = 1_000
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Measured {
  p50: number
  p99: number
  /** Table rows read per call. */
  rows: number
}

type Call = (db: Db, number: number) => Promise<unknown>

/** A Saturday morning on which weekly digests are due. */
const NOW = new Date('2026-11-21T08:00:00.000Z')

const CALLS_OF_READERS: Record<string, Call> = {
  'session check': async (db, n) => {
    if (!(await findSessionById(db, sessionId(n - (n % 2) + 2)))) throw new Error('A session is not found.')
  },
  'sign-in': async (db, n) => {
    if (!(await findReaderIdByEmail(db, `Reader-${n}@example.org`))) throw new Error('A reader is not found.')
  },
  reader: (db, n) => findReaderById(db, readerId(n)),
  'saved list': (db, n) => listSavedStories(db, readerId(n)),
  save: async (db, n) => {
    const save = {
      readerId: readerId(n),
      storyId: `new-${randomUUID()}`,
      story: SAVE_REQUEST_BODY.story,
      now: NOW,
      limit: 1_000,
    }
    if (typeof (await saveStory(db, save)) === 'string') throw new Error('A save was refused.')
  },
  removal: (db, n) => unsaveStory(db, { readerId: readerId(n), storyId: 'story-1' }),
  preferences: (db, n) => changePreferences(db, readerId(n), (current) => current ?? DEFAULT_PREFERENCES),
  'digest, 50 due readers': async (db, n) => {
    const due = await findDigestRecipients(db, {
      zones: ['UTC', 'Europe/Amsterdam'],
      day: '2026-11-21',
      now: NOW,
      limit: BATCH,
      after: readerId(n),
    })
    if (due.length === 0 && n < FEW / 2) throw new Error('No reader is due.')
  },
  [ONCE_A_MINUTE]: (db) => listMailTimeZones(db),
}

const rounded = (ms: number | undefined) => Math.round((ms ?? 0) * 10) / 10

async function measured(db: Db, call: Call, readers: number): Promise<Measured> {
  // Returns the number of the reader for a call. The numbers are spread over all readers, in the same way in
  // every run.
  const number = (index: number) => 1 + ((index * 7_919) % Math.floor(readers * 0.9))
  for (let index = 0; index < WARM; index += 1) await call(db, number(index + CALLS))
  const before = await countRowsRead(db)
  const times: number[] = []
  for (let index = 0; index < CALLS; index += 1) {
    const begun = performance.now()
    await call(db, number(index))
    times.push(performance.now() - begun)
  }
  const rows = (await countRowsRead(db)) - before
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: rounded(sorted[Math.floor(CALLS / 2)]),
    p99: rounded(sorted[Math.floor(CALLS * 0.99)]),
    rows: rounded(rows / CALLS),
  }
}

/** Measures every call on a new database that has the given number of readers. */
async function callsWith(
  readers: number,
): Promise<{ calls: Record<string, Measured>; filledSeconds: number; bytes: number }> {
  await using closers = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'plainwire-readers-'))
  closers.defer(() => rm(folder, { recursive: true, force: true }))
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log, isVolatile: true })
  closers.defer(() => database.stop())
  const { connectionString } = database
  await migrate({ connectionString, log })
  // A single connection, because the statistics of reads are exact only in the session that queries them.
  const db = await connect({ connectionString, log, poolSize: 1 })
  closers.defer(() => db.destroy())
  const begun = performance.now()
  await insertManyReaders(db, readers, NOW)
  const filledSeconds = Math.round((performance.now() - begun) / 1000)
  const calls: Record<string, Measured> = {}
  for (const [name, call] of Object.entries(CALLS_OF_READERS)) calls[name] = await measured(db, call, readers)
  return { calls, filledSeconds, bytes: Math.round(await measureBytesPerRow(db, 'saved_stories')) }
}

/**
 * Runs the test for row 46 of docs/reliability.md: compares the cost of each account call, and of choosing
 * readers for a digest, with a million readers and with a thousand.
 */
export async function testMillionReaders(): Promise<TestFigures> {
  const few = await callsWith(FEW)
  const many = await callsWith(MANY)
  const rows = Object.keys(CALLS_OF_READERS).map((name) => ({
    name,
    few: few.calls[name],
    many: many.calls[name],
  }))
  console.table(
    rows.map(({ name, few, many }) => ({
      call: name,
      [`${FEW}: p50/p99 ms`]: `${few?.p50}/${few?.p99}`,
      [`${FEW}: rows read`]: few?.rows,
      [`${MANY}: p50/p99 ms`]: `${many?.p50}/${many?.p99}`,
      [`${MANY}: rows read`]: many?.rows,
    })),
  )
  const slow = rows.filter(({ name, few, many }) => {
    const limit = name === ONCE_A_MINUTE ? MAX_ONCE_MS : MAX_GROWTH * (few?.p50 ?? 0) + ALLOWANCE_MS
    return (many?.p50 ?? 0) > limit
  })
  const figures: TestFigures = {
    readers: MANY,
    'filled in seconds': many.filledSeconds,
    'bytes a saved story': many.bytes,
    ...Object.fromEntries(
      rows.map(({ name, few, many }) => [
        name,
        `${few?.p50}/${few?.p99} → ${many?.p50}/${many?.p99} ms, ${few?.rows} → ${many?.rows} rows`,
      ]),
    ),
  }
  if (slow.length > 0)
    throw new Error(`slower by far: ${slow.map(({ name }) => name).join(', ')} (${JSON.stringify(figures)})`)
  return figures
}
