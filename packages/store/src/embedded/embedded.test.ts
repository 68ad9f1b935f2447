import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { testLog } from '../testing/index.ts'
import { fileExists } from './binaries.ts'
import { prepareDatabasePaths } from './database-paths.ts'
import {
  type EmbeddedPostgres,
  findRunningDatabase,
  removeAbandonedDatabase,
  startEmbeddedPostgres,
} from './embedded.ts'
import { readPidFile } from './process/pid-file.ts'

const isRoot = process.getuid?.() === 0
let folder: string
let dataDir: string
let started: EmbeddedPostgres[] = []
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
// Creating a database is the slowest step, so most tests share one.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainwire-embedded-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await Promise.all(started.map((one) => one.stop()))
  started = []
})
afterAll(async () => {
  await removeAbandonedDatabase(dataDir, testLog())
  await rm(folder, { recursive: true, force: true })
})

async function start(in_ = dataDir, log = testLog()): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir: in_, log })
  started.push(embedded)
  return embedded
}

test('the database of a running Plainwire is found, and none once it has ended', async () => {
  const embedded = await start()
  expect(await findRunningDatabase(dataDir)).toBe(embedded.connectionString)
  await embedded.stop()
  expect(await findRunningDatabase(dataDir)).toBeUndefined()
})

async function query(embedded: EmbeddedPostgres, text: string) {
  const client = new pg.Client({ connectionString: embedded.connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

test('stored data is available after a restart', async () => {
  const first = await start()
  await query(first, "CREATE TABLE names AS SELECT 'Zoë' AS name")
  await first.stop()
  await first.stop()
  const second = await start()
  expect(await query(second, 'SELECT upper(name) AS name FROM names')).toEqual([{ name: 'ZOË' }])
})

test('row 39: a start that is stopped while it creates the database leaves no files, and the next one works', async () => {
  const created = join(folder, 'stopped')
  const { data } = await prepareDatabasePaths(created)
  const stopping = new AbortController()
  const stopped = startEmbeddedPostgres({ dataDir: created, log: testLog(), stopping: stopping.signal })
  const refusal = expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  onTestFinished(() => stopping.abort())
  await vi.waitFor(async () => expect(await fileExists(`${data}.draft/PG_VERSION`)).toBe(true))
  stopping.abort()
  await refusal
  expect(await Promise.all([fileExists(data), fileExists(`${data}.draft`)])).toEqual([false, false])
  const embedded = await start(created)
  expect(await query(embedded, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await embedded.stop()
  await removeAbandonedDatabase(created, testLog())
})

test('row 39: a start on existing files that is already stopped starts no server', async () => {
  await (await start()).stop()
  const stopped = startEmbeddedPostgres({ dataDir, log: testLog(), stopping: AbortSignal.abort() })
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  expect(await findRunningDatabase(dataDir)).toBeUndefined()
  await start()
})

test('it listens on a private socket only, and writes through to the disk', async () => {
  const embedded = await start()
  const names = [
    'listen_addresses',
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'unix_socket_permissions',
  ]
  const shown = await query(
    embedded,
    `SELECT name, setting FROM pg_settings WHERE name IN (${names.map((name) => `'${name}'`)}) ORDER BY name`,
  )
  expect(Object.fromEntries(shown.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
    unix_socket_permissions: '0700',
  })
  const [methods] = await query(
    embedded,
    "SELECT array_agg(DISTINCT type || ' ' || auth_method) AS used FROM pg_hba_file_rules",
  )
  expect(methods?.used).toEqual(expect.arrayContaining(['host reject', 'local trust']))
})

test('row 31: a second start on the same folder is refused in one sentence, and the first process continues', async () => {
  const embedded = await start()
  await expect(start()).rejects.toMatchObject({
    code: 'ALREADY_RUNNING',
    message: expect.stringMatching(
      /^Plainwire already runs on the data folder .*data: stop it first, or choose another folder/,
    ),
  })
  expect(await query(embedded, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('the same folder by another name is the same folder', async () => {
  await start()
  await expect(start(join(folder, '.', 'data', '..', 'data'))).rejects.toMatchObject({
    code: 'ALREADY_RUNNING',
  })
})

test('a folder that can’t be written is one sentence', async () => {
  await writeFile(join(folder, 'file'), '')
  const refused = start(join(folder, 'file', 'data'))
  await expect(refused).rejects.toMatchObject({ code: 'DATA_DIR_UNWRITABLE' })
  await expect(refused).rejects.toThrow(
    /^The data folder .*file\/data cannot be written \(.*\): choose another with DATA_DIR\.$/,
  )
})

test.skipIf(isRoot)('a folder of another account is one sentence', async () => {
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o500 })
  await expect(start(closed)).rejects.toMatchObject({ code: 'DATA_DIR_UNWRITABLE' })
})

test('a folder that no other account can enter, with spaces and a long path', async () => {
  await chmod(folder, 0o700)
  const long = join(folder, 'ein Ordner mit Umläuten äöü', 'x'.repeat(100))
  const embedded = await start(long)
  expect(await query(embedded, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await embedded.stop()
  await removeAbandonedDatabase(long, testLog())
})

test('a socket path that is too long goes to a temporary folder, which is removed in the end', async () => {
  const { createSocketFolder, removeSocketFolder } = await import('./process/socket-folder.ts')
  const place = { ...(await prepareDatabasePaths(dataDir)), folder: join(folder, 'y'.repeat(100)) }
  const socketFolder = await createSocketFolder(place)
  expect(Buffer.byteLength(join(socketFolder, '.s.PGSQL.5432'))).toBeLessThanOrEqual(100)
  await removeSocketFolder(socketFolder)
  expect(await fileExists(socketFolder)).toBe(false)
})

test('a server that is killed is started again, and nothing committed is lost', async () => {
  const log = testLog()
  const embedded = await start(dataDir, log)
  await query(embedded, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 1 AS one')
  const { data } = await prepareDatabasePaths(dataDir)
  const pid = (await readPidFile(data))?.pid ?? 0
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => query(embedded, 'SELECT one FROM kept').catch(() => 'down'), { timeout: 5_000 })
    .toEqual([{ one: 1 }])
  expect(log.lines.map(({ message }) => message)).toContain(
    'The database server ended by itself; starting it again.',
  )
})

test('a database that was being made when the process was killed is made anew', async () => {
  const other = join(folder, 'interrupted')
  const { data } = await prepareDatabasePaths(other)
  await mkdir(`${data}.draft/half`, { recursive: true })
  const embedded = await start(other)
  expect(await query(embedded, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await embedded.stop()
  await removeAbandonedDatabase(other, testLog())
})

test('row 31: a pid file whose process id a stranger has now does not stop a start', async () => {
  const first = await start()
  await query(first, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 1 AS one')
  await first.stop()
  const { data } = await prepareDatabasePaths(dataDir)
  const stranger = process.ppid
  await writeFile(
    join(data, 'postmaster.pid'),
    `${stranger}\n${data}\n1795248000\n5432\n/tmp\n\n  1  1\nready   \n`,
  )
  const second = await start()
  expect(await query(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }])
})

test('a database of another PostgreSQL is one sentence', async () => {
  await (await start()).stop()
  const { data } = await prepareDatabasePaths(dataDir)
  await writeFile(join(data, 'PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/is of PostgreSQL 17 and Plainwire brings 18/)
  await writeFile(join(data, 'PG_VERSION'), '18\n')
})

test('a database that is broken is one sentence, and the folder is free again', async () => {
  await (await start()).stop()
  const { data } = await prepareDatabasePaths(dataDir)
  await rename(join(data, 'global'), join(data, 'elsewhere'))
  await expect(start()).rejects.toMatchObject({
    code: 'EMBEDDED_FAILED',
    message: expect.stringMatching(/^The database could not be started: .*global/),
  })
  await rename(join(data, 'elsewhere'), join(data, 'global'))
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a volatile one is gone when it is stopped', async () => {
  const other = join(folder, 'volatile')
  const place = await prepareDatabasePaths(other)
  const embedded = await startEmbeddedPostgres({ dataDir: other, log: testLog(), isVolatile: true })
  await embedded.stop()
  expect([await fileExists(other), await fileExists(place.folder)]).toEqual([false, false])
})

test.runIf(isRoot)(
  'root’s database survives a deleted data folder, set aside, and never silently begins anew',
  async () => {
    const first = await start()
    await query(first, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 1 AS one')
    await first.stop()
    await rm(dataDir, { recursive: true })
    const log = testLog()
    const second = await start(dataDir, log)
    expect(await query(second, "SELECT to_regclass('kept') AS kept")).toEqual([{ kept: null }])
    expect(log.lines[0]).toMatchObject({ level: 'warn', message: expect.stringContaining('was moved aside') })
    await second.stop()
    const { data } = await prepareDatabasePaths(dataDir)
    await rm(data, { recursive: true })
    await expect(start()).rejects.toMatchObject({
      code: 'DATABASE_MISSING',
      message: expect.stringContaining('bring it back, or delete'),
    })
    await rm(join(dataDir, 'database.json'))
    await start()
  },
)
