import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { listMigrationNames } from '../migration-files.ts'
import { testLog } from '../testing/index.ts'
import { adminConnectionString, databaseUrl, runStatement } from '../testing/test-server.ts'
import { openDatabaseSnapshot } from './read-backup.ts'
import { beginRestore } from './restore-database.ts'

// The time limit is longer than the default, because each restore runs all migrations.
vi.setConfig({ testTimeout: 60_000 })

async function createDatabase(): Promise<string> {
  const { connectionString } = inject('storeTestServer')
  const admin = adminConnectionString(connectionString)
  const name = `plainwire_test_${randomUUID().replaceAll('-', '')}`
  await runStatement(admin, `CREATE DATABASE ${name} TEMPLATE template0`)
  onTestFinished(() => runStatement(admin, `DROP DATABASE ${name} WITH (FORCE)`))
  return databaseUrl(connectionString, name)
}

const SETTINGS = { name: 'settings', columns: ['key', 'value'] }
const ROWS = 'a\t{"text": "tab \\\\t"}\nb\t[1, 2]\n'
const SEQUENCES = [{ name: 'articles_arrival_seq', last: '41', isCalled: true }]
const orderOf = async (connectionString: string) => ({
  connectionString,
  migrations: await listMigrationNames(),
  sequences: SEQUENCES,
  mayReplace: false,
  log: testLog(),
})
const bytes = (rows: string) => Readable.from([Buffer.from(rows)])

/** The rows of the table `settings` and the state of the articles' sequence, seen by another connection. */
async function seenBy(connectionString: string) {
  await using closers = new AsyncDisposableStack()
  const { rows, sequences, tables } = await openDatabaseSnapshot(connectionString, closers)
  const settings = tables.find(({ name }) => name === 'settings')
  if (!settings) throw new Error('no table')
  return {
    settings: await text(rows({ ...settings, columns: SETTINGS.columns })),
    arrival: sequences.find(({ name }) => name === 'articles_arrival_seq'),
  }
}

test('loaded rows are seen by nobody else before the restore is finished, and by everybody after it', async () => {
  const connectionString = await createDatabase()
  await using closers = new AsyncDisposableStack()
  const restore = await beginRestore(await orderOf(connectionString), closers)
  await restore.load(SETTINGS, bytes(ROWS))
  expect(await text(restore.rows(SETTINGS))).toBe(ROWS)
  await restore.finish()
  expect(await seenBy(connectionString)).toEqual({ settings: ROWS, arrival: SEQUENCES[0] })
})

test('a restore that isn’t finished leaves the tables empty', async () => {
  const connectionString = await createDatabase()
  {
    await using closers = new AsyncDisposableStack()
    const restore = await beginRestore(await orderOf(connectionString), closers)
    await restore.load(SETTINGS, bytes(ROWS))
    const unknown = { name: 'nothing', columns: ['a'] }
    await expect(restore.load(unknown, bytes('1\n'))).rejects.toThrow('nothing')
  }
  expect((await seenBy(connectionString)).settings).toBe('')
})

test('rows that don’t fit their table are refused', async () => {
  const connectionString = await createDatabase()
  await using closers = new AsyncDisposableStack()
  const restore = await beginRestore(await orderOf(connectionString), closers)
  await expect(restore.load(SETTINGS, bytes('only one column\n'))).rejects.toThrow('missing data')
})

test('a backup of a newer Plainwire is refused before anything is deleted', async () => {
  const connectionString = await createDatabase()
  await runStatement(connectionString, 'CREATE TABLE precious (id int)')
  const order = await orderOf(connectionString)
  const migrations = [...order.migrations, '9998-later', '9999-last']
  await using closers = new AsyncDisposableStack()
  const refused = beginRestore({ ...order, migrations, mayReplace: true }, closers)
  await expect(refused).rejects.toMatchObject({
    code: 'DATABASE_TOO_NEW',
    message: expect.stringContaining('(9998-later, 9999-last)'),
  })
  await runStatement(connectionString, 'SELECT FROM precious')
})
