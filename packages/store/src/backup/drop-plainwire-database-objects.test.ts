import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { adminConnectionString, databaseUrl, runStatement } from '../testing/test-server.ts'
import { dropPlainwireDatabaseObjects } from './drop-plainwire-database-objects.ts'

/** Creates a database for one test: a copy of the migrated one, or an empty one. */
async function createDatabase(kind: 'migrated' | 'empty'): Promise<string> {
  const { connectionString, template } = inject('storeTestServer')
  const admin = adminConnectionString(connectionString)
  const name = `plainwire_test_${randomUUID().replaceAll('-', '')}`
  await runStatement(admin, `CREATE DATABASE ${name} TEMPLATE ${kind === 'empty' ? 'template0' : template}`)
  onTestFinished(() => runStatement(admin, `DROP DATABASE ${name} WITH (FORCE)`))
  return databaseUrl(connectionString, name)
}

async function connectAs(connectionString: string, application_name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** The names of all tables, functions and schemas of a database that aren't PostgreSQL's own. */
async function contentOf(connectionString: string): Promise<string[]> {
  const client = await connectAs(connectionString, 'psql')
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
    ORDER BY 1`)
  return rows.map(({ name }) => name)
}

const FUNCTION = 'LANGUAGE sql AS $$ SELECT 1 $$'

test('everything of ours is deleted: tables, functions and the job queue', async () => {
  const connectionString = await createDatabase('migrated')
  await runStatement(
    connectionString,
    `CREATE FUNCTION "Odd name"(int) RETURNS int ${FUNCTION}; CREATE TABLE "odd ""table" (id int);
     CREATE SCHEMA another; CREATE TABLE another.remains (id int)`,
  )
  expect(await contentOf(connectionString)).toEqual(
    expect.arrayContaining(['articles', 'pgboss', 'Odd name']),
  )
  await dropPlainwireDatabaseObjects({ connectionString, mayReplace: true })
  expect(await contentOf(connectionString)).toEqual(['another', 'public'])
})

test('a database that is empty stays so, whether or not it may be replaced', async () => {
  const connectionString = await createDatabase('empty')
  await dropPlainwireDatabaseObjects({ connectionString, mayReplace: false })
  await dropPlainwireDatabaseObjects({ connectionString, mayReplace: true })
  expect(await contentOf(connectionString)).toEqual(['public'])
})

test('nothing is deleted unless it may be', async () => {
  const connectionString = await createDatabase('migrated')
  const before = await contentOf(connectionString)
  await expect(dropPlainwireDatabaseObjects({ connectionString, mayReplace: false })).rejects.toMatchObject({
    code: 'DATABASE_NOT_EMPTY',
    message: expect.stringContaining('--force'),
  })
  expect(await contentOf(connectionString)).toEqual(before)
})

test('tables that are not ours are never deleted', async () => {
  const connectionString = await createDatabase('empty')
  await runStatement(connectionString, 'CREATE TABLE precious (id int); CREATE TABLE migrations (name text)')
  await expect(dropPlainwireDatabaseObjects({ connectionString, mayReplace: true })).rejects.toMatchObject({
    code: 'DATABASE_NOT_EMPTY',
    message: expect.stringContaining("aren't Plainwire's"),
  })
  expect(await contentOf(connectionString)).toEqual(['migrations', 'precious', 'public'])
})

test.each(['plainwire', 'plainwire migrate'])('nothing is deleted while %s is connected', async (name) => {
  const connectionString = await createDatabase('migrated')
  const before = await contentOf(connectionString)
  await connectAs(connectionString, name)
  await expect(dropPlainwireDatabaseObjects({ connectionString, mayReplace: true })).rejects.toMatchObject({
    code: 'DATABASE_IN_USE',
  })
  expect(await contentOf(connectionString)).toEqual(before)
})

test('other programs and a backup may be connected, and so may another database’s Plainwire', async () => {
  const connectionString = await createDatabase('migrated')
  await connectAs(connectionString, 'plainwire-backup')
  await connectAs(await createDatabase('empty'), 'plainwire')
  await dropPlainwireDatabaseObjects({ connectionString, mayReplace: true })
  expect(await contentOf(connectionString)).toEqual(['public'])
})

test('a database that doesn’t exist is reported as such', async () => {
  const connectionString = databaseUrl(inject('storeTestServer').connectionString, 'plainwire_test_nothing')
  await expect(dropPlainwireDatabaseObjects({ connectionString, mayReplace: true })).rejects.toMatchObject({
    code: 'DATABASE_UNREACHABLE',
  })
})
