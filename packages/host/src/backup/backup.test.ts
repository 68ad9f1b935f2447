import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { aStory, someDetails } from '@plainwire/domain/testing'
import {
  connect,
  openDatabaseSnapshot,
  readOrCreateSecret,
  readSetting,
  saveSetting,
  syncBundledPublishers,
} from '@plainwire/store'
import { archiveStories, type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readPublishers } from '../content.ts'
import { computeEntryChecksum } from './entry-checksum.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

// The tests get a minute each, because a restore creates all tables with migrations, twice if it replaces a
// database.
vi.setConfig({ testTimeout: 60_000 })
const NOW = new Date('2026-11-20T12:00:00Z')
const AWKWARD = 'tab\t, line\nend, back\\slash, \\N, “quotes”, 🗞'
const log = testLog()
let database: TestDatabase
let folder: string
let file: string

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-backup-'))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'account-secret'), 'a secret of thirty-two characters')
  await writeFile(join(dataDir, 'plainwire.log'), 'not part of it')
  const { db } = database
  await syncBundledPublishers(db, await readPublishers(), 'live', NOW)
  await archiveStories(db, [someDetails(), someDetails(aStory({ id: 'merged-away' }))])
  await sql`UPDATE stories SET state = 'merged', merged_into = (SELECT min(id) FROM stories) WHERE id = 'merged-away'`.execute(
    db,
  )
  await sql`INSERT INTO edition_blobs (sha256, bytes) VALUES ('any', ${Buffer.from([0, 9, 10, 92, 255])})`.execute(
    db,
  )
  await saveSetting(db, 'awkward', { text: AWKWARD, numbers: [1e21, 0.1, -0] })
  await readOrCreateSecret(db, 'image')
  file = join(folder, 'first.backup')
  await makeBackup(file)
}, 60_000)
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function makeBackup(path: string) {
  await using closers = new AsyncDisposableStack()
  const snapshot = await openDatabaseSnapshot(database.connectionString, closers)
  return await writeBackup(path, { snapshot, dataDir: join(folder, 'data'), now: NOW })
}

/** Creates an empty database without our tables. */
async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`
  await sql.raw(`CREATE DATABASE ${name}`).execute(database.db)
  const url = new URL(database.connectionString)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => void (await sql.raw(`DROP DATABASE ${name} WITH (FORCE)`).execute(database.db)),
  }
}

/** Creates an empty database, which is dropped at the end of the test. */
async function createDroppedDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  return url
}

const target = (connectionString: string, change: { dataDir?: string; mayReplace?: boolean } = {}) => ({
  connectionString,
  dataDir: join(folder, `data-${crypto.randomUUID()}`),
  mayReplace: false,
  log,
  ...change,
})

/** The checksum of each table of a database, and the database's sequences and migrations. */
async function contentOf(connectionString: string) {
  await using closers = new AsyncDisposableStack()
  const { tables, rows, sequences, migrations } = await openDatabaseSnapshot(connectionString, closers)
  const sums = []
  for (const table of tables)
    sums.push(await computeEntryChecksum({ kind: 'table', name: table.name }, rows(table)))
  return { sums, sequences, migrations }
}

test('a backup restored into a fresh database is the same, table by table', async () => {
  const fresh = await createDroppedDatabase()
  const order = target(fresh)
  const manifest = await restoreBackup(file, order)
  expect(await contentOf(fresh)).toEqual(await contentOf(database.connectionString))
  expect(manifest.entries.find(({ name }) => name === 'feeds')?.rows).toBeGreaterThan(100)
  expect(manifest.entries.find(({ name }) => name === 'stories')?.rows).toBeGreaterThan(0)
  const db = await connect({ connectionString: fresh, log })
  onTestFinished(() => db.destroy())
  expect(await readSetting(db, 'awkward')).toEqual({ text: AWKWARD, numbers: [1e21, 0.1, 0] })
  expect(await readOrCreateSecret(db, 'image')).toEqual(await readOrCreateSecret(database.db, 'image'))
  expect(await readdir(order.dataDir)).toEqual(['account-secret'])
  expect((await stat(join(order.dataDir, 'account-secret'))).mode & 0o777).toBe(0o600)
  // The restored database accepts changes.
  await syncBundledPublishers(db, [], 'live', NOW)
})

test('a backup is for its owner’s eyes only, and none is half written', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('a backup without a file that exists but can’t be read is refused', async () => {
  const dataDir = join(folder, 'unreadable')
  // Makes the secret unreadable: a folder can't be read as a file, not even by root.
  await mkdir(join(dataDir, 'account-secret'), { recursive: true })
  await using closers = new AsyncDisposableStack()
  const snapshot = await openDatabaseSnapshot(database.connectionString, closers)
  const path = join(folder, 'incomplete.backup')
  await expect(writeBackup(path, { snapshot, dataDir, now: NOW })).rejects.toThrow('EISDIR')
  await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('what is written while a backup is made is not in it', async () => {
  await using closers = new AsyncDisposableStack()
  const snapshot = await openDatabaseSnapshot(database.connectionString, closers)
  await saveSetting(database.db, 'later', 1)
  const path = join(folder, 'moment.backup')
  await writeBackup(path, { snapshot, dataDir: folder, now: NOW })
  await database.db.deleteFrom('settings').where('key', '=', 'later').execute()
  expect((await contentOf(database.connectionString)).sums).toContainEqual(
    (await checkBackup(path)).entries.find(({ name }) => name === 'settings'),
  )
})

test('a database with something in it is refused without force, and replaced with it', async () => {
  const used = await createDroppedDatabase()
  await restoreBackup(file, target(used))
  const before = await contentOf(used)
  const again = target(used)
  await expect(restoreBackup(file, again)).rejects.toMatchObject({ code: 'DATABASE_NOT_EMPTY' })
  expect(await contentOf(used)).toEqual(before)
  await restoreBackup(file, { ...again, mayReplace: true })
  expect(await contentOf(used)).toEqual(before)
})

test('tables that aren’t ours are refused even with force', async () => {
  const foreign = await createDroppedDatabase()
  const db = await connect({ connectionString: foreign, log })
  await sql`CREATE TABLE customers (id integer)`.execute(db)
  await db.destroy()
  const order = target(foreign, { mayReplace: true })
  await expect(restoreBackup(file, order)).rejects.toThrow("tables that aren't Plainwire’s".replace('’', "'"))
})

test('a database that a process of ours uses is refused', async () => {
  const used = await createDroppedDatabase()
  const db = await connect({ connectionString: used, log })
  onTestFinished(() => db.destroy())
  await expect(restoreBackup(file, target(used))).rejects.toMatchObject({ code: 'DATABASE_IN_USE' })
})

test('secrets that are there are not overwritten without force', async () => {
  const order = target(await createDroppedDatabase(), { dataDir: join(folder, 'data') })
  await expect(restoreBackup(file, order)).rejects.toThrow('account-secret is there already')
})

function withOtherQuotes(bytes: Buffer): Buffer {
  bytes[bytes.indexOf('quotes')] = 'Q'.charCodeAt(0)
  return bytes
}

/** Returns a copy of the backup with changed content. */
async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.backup`)
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)))))
  return path
}

describe('in a damaged file', () => {
  // All tests use one database, because none may change it.
  let fresh: Awaited<ReturnType<typeof createEmptyDatabase>>
  beforeAll(async () => {
    fresh = await createEmptyDatabase()
  })
  afterAll(() => fresh.drop())

  test.each([
    ['a changed byte', 'settings is not what was written', withOtherQuotes],
    ['a cut end', 'is cut off', (bytes: Buffer) => bytes.subarray(0, -10)],
    [
      'a missing manifest',
      'its end is missing',
      (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('M\0')),
    ],
    [
      'something behind its end',
      'its entries are not those of its manifest',
      (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('D\0\0\0\x01x')]),
    ],
    [
      'another beginning',
      'no backup',
      (bytes: Buffer) => Buffer.concat([Buffer.from('hello, this is text'), bytes]),
    ],
  ])('%s is found before anything is restored', async (_name, problem, change) => {
    const path = await changed(change)
    await expect(restoreBackup(path, target(fresh.url))).rejects.toThrow(problem)
    expect((await contentOf(fresh.url)).sums).toEqual([])
  })
})

test('a file that is no backup, or isn’t there, is one clear sentence', async () => {
  const text = join(folder, 'text')
  await writeFile(text, 'no backup')
  await expect(checkBackup(text)).rejects.toThrow(`The backup ${text} can't be read`)
  await expect(checkBackup(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
})

test('a backup of a newer release is refused', async () => {
  const newer = await createDroppedDatabase()
  await sql`INSERT INTO migrations (name, timestamp) VALUES ('9999-of-tomorrow', '2030-01-01')`.execute(
    database.db,
  )
  const path = join(folder, 'newer.backup')
  await makeBackup(path)
  await sql`DELETE FROM migrations WHERE name = '9999-of-tomorrow'`.execute(database.db)
  await expect(restoreBackup(path, target(newer))).rejects.toMatchObject({ code: 'DATABASE_TOO_NEW' })
})
