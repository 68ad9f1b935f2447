import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readSetting, saveSetting } from '../settings.ts'
import { testDatabase, testLog } from '../testing/index.ts'
import { checkPostgresVersion, connect, inTransaction } from './connect.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())

test.each([
  ['no address', 'localhost:5432', 'DATABASE_URL cannot be used: it must begin with postgresql://'],
  ['a database that isn’t there', 'missing', 'database "plainwire_missing" does not exist'],
])('%s is refused in one sentence', async (_name, address, sentence) => {
  const url = new URL(database.connectionString)
  url.pathname = '/plainwire_missing'
  const connectionString = address === 'missing' ? url.href : address
  const refused = connect({ connectionString, log: testLog() })
  await expect(refused).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' })
  await expect(refused).rejects.toThrow(sentence)
})

test('the password is in no message', async () => {
  const refused = connect({ connectionString: 'postgresql://me:s3cret@[::1', log: testLog() })
  await expect(refused).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' })
  await expect(refused).rejects.not.toThrow('s3cret')
})

test('whole numbers, times, texts and lists come back as they went', async () => {
  const { rows } = await sql`
    SELECT 9007199254740991::bigint AS big, '2026-11-21T12:00:00Z'::timestamptz AS at, ARRAY['a', 'b'] AS list,
      '{"a": [1]}'::jsonb AS json, 'zoë É'::text AS text
  `.execute(db)
  expect(rows).toEqual([
    {
      big: Number.MAX_SAFE_INTEGER,
      at: new Date('2026-11-21T12:00:00Z'),
      list: ['a', 'b'],
      json: { a: [1] },
      text: 'zoë É',
    },
  ])
})

test('work within a transaction joins it', async () => {
  const failing = db.transaction().execute(async (outer) => {
    await inTransaction(outer, (inner) => saveSetting(inner, 'kept', true))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await readSetting(db, 'kept')).toBeUndefined()
})

test('a connection that is cut costs the query under way, not the process', async () => {
  const log = testLog()
  const other = await connect({ connectionString: database.connectionString, log, poolSize: 2 })
  const cut = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`
  await sql`SELECT 1`.execute(other)
  await cut.execute(db)
  await expect
    .poll(() =>
      sql`SELECT 1 AS one`.execute(other).then(
        ({ rows }) => rows,
        () => 'cut',
      ),
    )
    .toEqual([{ one: 1 }])
  await other.destroy()
})

test('a connection that is cut within a transaction, between two queries, costs the transaction, not the process', async () => {
  const log = testLog()
  const other = await connect({ connectionString: database.connectionString, log, poolSize: 1 })
  const transaction = other.transaction().execute(async (work) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(work)
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    await expect.poll(() => log.lines.length).toBeGreaterThan(0)
    await sql`SELECT 1`.execute(work)
  })
  await expect(transaction).rejects.toThrow()
  const { rows } = await sql`SELECT 1 AS one`.execute(other)
  expect(rows).toEqual([{ one: 1 }])
  await other.destroy()
})

test('a PostgreSQL that is too old is refused in one sentence, without the password', () => {
  const address = 'postgresql://me:s3cret@db.example:5432/news'
  expect(() => checkPostgresVersion(14, address)).toThrow(
    'The database db.example/news is PostgreSQL 14; Plainwire needs 15 or newer.',
  )
  expect(() => checkPostgresVersion(15, address)).not.toThrow()
})

test('a process that is paused within a transaction holds its locks for 15 s at most', async () => {
  const { rows } =
    await sql`SELECT current_setting('idle_in_transaction_session_timeout') AS timeout`.execute(db)
  expect(rows).toEqual([{ timeout: '15s' }])
})
