import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import {
  buildCopyInStatement,
  buildCopyOutStatement,
  listAppliedMigrations,
  listBackupTables,
  listSequenceStates,
  quoteIdentifier,
} from './table-list.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
beforeEach(async () => {
  await client.query('DROP SCHEMA IF EXISTS other CASCADE; CREATE SCHEMA other; SET search_path = other')
})

const names = async () => (await listBackupTables(client)).map(({ name }) => name)

test('tables that others refer to come first, whatever their names', async () => {
  await client.query(`CREATE TABLE z (id int PRIMARY KEY);
    CREATE TABLE m (id int PRIMARY KEY, z int REFERENCES z, parent int REFERENCES m);
    CREATE TABLE b (m int REFERENCES m, z int REFERENCES z);
    CREATE TABLE a (id int)`)
  expect(await names()).toEqual(['a', 'z', 'm', 'b'])
})

test('tables that refer to each other in a circle are named in an error', async () => {
  await client.query(`CREATE TABLE alone (id int);
    CREATE TABLE one (id int PRIMARY KEY, two int);
    CREATE TABLE two (id int PRIMARY KEY, one int REFERENCES one);
    ALTER TABLE one ADD FOREIGN KEY (two) REFERENCES two`)
  await expect(names()).rejects.toThrow('Tables refer to one another: one, two.')
})

test('columns are in their own order, without dropped and generated ones; the key is in its order', async () => {
  await client.query(`CREATE TABLE t (z int, gone int, a text, made int GENERATED ALWAYS AS (z + 1) STORED,
    number int GENERATED ALWAYS AS IDENTITY, PRIMARY KEY (number, a));
    ALTER TABLE t DROP COLUMN gone; CREATE UNIQUE INDEX ON t (z)`)
  expect(await listBackupTables(client)).toEqual([
    { name: 't', columns: ['z', 'a', 'number'], key: ['number', 'a'] },
  ])
})

test('a table without a primary key is ordered by all columns', async () => {
  await client.query('CREATE TABLE t (b int UNIQUE, a int)')
  expect(await listBackupTables(client)).toEqual([{ name: 't', columns: ['b', 'a'], key: ['b', 'a'] }])
})

test('partitions, unlogged tables, views, other schemas and the migrator’s own tables are left out', async () => {
  await client.query(`CREATE TABLE parts (id int) PARTITION BY LIST (id);
    CREATE TABLE part_1 PARTITION OF parts FOR VALUES IN (1);
    CREATE UNLOGGED TABLE cache (id int); CREATE VIEW seen AS SELECT 1; CREATE TABLE public.elsewhere (id int);
    CREATE TABLE migrations (name text); CREATE TABLE migrations_lock (id int); CREATE TABLE migrations_2 (id int)`)
  expect(await names()).toEqual(['migrations_2', 'parts'])
  await client.query('DROP TABLE public.elsewhere')
})

test('the migrations that were applied are listed by name; a database without ours has none', async () => {
  expect(await listAppliedMigrations(client)).toEqual([])
  await client.query(
    `CREATE TABLE migrations (name text); INSERT INTO migrations VALUES ('0002-b'), ('0001-a')`,
  )
  expect(await listAppliedMigrations(client)).toEqual(['0001-a', '0002-b'])
})

test('the state of a sequence shows whether its last value was used', async () => {
  await client.query(`CREATE SEQUENCE "Fresh"; CREATE SEQUENCE used;
    SELECT setval('used', 9007199254740993)`)
  expect(await listSequenceStates(client)).toEqual([
    { name: 'Fresh', last: '1', isCalled: false },
    { name: 'used', last: '9007199254740993', isCalled: true },
  ])
})

test('names are quoted, so that none is read as a part of the statement', () => {
  expect(quoteIdentifier('select')).toBe('"select"')
  expect(quoteIdentifier('a"b"')).toBe('"a""b"""')
  const table = { name: 'a"b', columns: ['x', 'Y'], key: ['Y', 'x'] }
  expect(buildCopyOutStatement(table)).toBe(
    'COPY (SELECT "x", "Y" FROM "a""b" ORDER BY "Y"::text COLLATE "C", "x"::text COLLATE "C") TO STDOUT',
  )
  expect(buildCopyInStatement(table)).toBe('COPY "a""b" ("x", "Y") FROM STDIN')
})

test('the tables of this release are in an order in which they can be filled', async () => {
  await client.query('SET search_path = public')
  const order = await names()
  const at = (name: string) => order.indexOf(name)
  expect(order).toContain('articles')
  expect(at('publishers')).toBeLessThan(at('feeds'))
  expect(at('feeds')).toBeLessThan(at('articles'))
  expect(at('articles')).toBeLessThan(at('article_urls'))
  expect(at('follow_alerts')).toBeLessThan(at('follow_messages'))
  expect(order).not.toContain('migrations')
})
