import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { testLog } from './testing/index.ts'
import { adminOf, databaseOn, runStatement } from './testing/test-server.ts'

const { connectionString: server } = inject('storeTestServer')
let name: string
let connectionString: string
beforeEach(async () => {
  name = `plainwire_test_migrate_${process.pid}`
  await runStatement(adminOf(server), `CREATE DATABASE ${name}`)
  connectionString = databaseOn(server, name)
})
afterEach(() => runStatement(adminOf(server), `DROP DATABASE ${name} WITH (FORCE)`))

async function migrationFiles() {
  const names = await readdir(join(import.meta.dirname, 'migrations'))
  return names.map((file) => file.replace('.sql', '')).toSorted()
}

async function query(text: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

test('an empty database gets every migration, a migrated one none', async () => {
  const log = testLog()
  expect(await migrate({ connectionString, log })).toEqual(await migrationFiles())
  expect(log.lines[0]).toMatchObject({ level: 'info', context: { migration: '0001-newsroom' } })
  expect(await migrate({ connectionString, log })).toEqual([])
})

test('processes that start together wait for one another', async () => {
  const applied = await Promise.all(
    Array.from({ length: 4 }, () => migrate({ connectionString, log: testLog() })),
  )
  expect(applied.flat().toSorted()).toEqual(await migrationFiles())
})

test('a database that a newer Plainwire made is refused', async () => {
  await migrate({ connectionString, log: testLog() })
  await query("UPDATE migrations SET name = '0000-from-the-future' WHERE name = '0001-newsroom'")
  await expect(migrate({ connectionString, log: testLog() })).rejects.toMatchObject({
    code: 'DATABASE_TOO_NEW',
  })
})

test('a database that Plainwire 0.1 made is known by its table, and goes on to be', async () => {
  await migrate({ connectionString, log: testLog() })
  const names = await migrationFiles()
  await query(`
    DROP TABLE migrations_lock;
    DROP TABLE migrations;
    CREATE TABLE migrations (id serial PRIMARY KEY, name varchar(255) NOT NULL, run_on timestamp NOT NULL);
    INSERT INTO migrations (name, run_on) VALUES ${names.map((one) => `('${one}', now())`).join()}`)
  expect(await migrate({ connectionString, log: testLog() })).toEqual([])
  expect(await migrate({ connectionString, log: testLog() })).toEqual([])
  await query("INSERT INTO migrations (name, timestamp) VALUES ('9999-of-later', '2026-11-23T12:00:00Z')")
  expect(await query('SELECT count(run_on)::int AS dated FROM migrations')).toEqual([
    { dated: names.length + 1 },
  ])
})

test('a failed migration is one sentence and leaves nothing half done', async () => {
  await query('CREATE TABLE stories (mine text)')
  const failing = migrate({ connectionString, log: testLog() })
  await expect(failing).rejects.toMatchObject({
    code: 'MIGRATION_FAILED',
    message: 'The database could not be migrated: relation "stories" already exists (42P07).',
  })
  expect(await query("SELECT to_regclass('publishers') AS made")).toEqual([{ made: null }])
})

test('every migration is one that goes forward only', async () => {
  for (const file of await migrationFiles()) expect(file).toMatch(/^\d{4}-[a-z0-9-]+$/)
})
