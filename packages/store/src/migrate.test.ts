import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { testLog } from './testing/index.ts'
import { adminConnectionString, databaseUrl, runStatement } from './testing/test-server.ts'

const { connectionString: server, template } = inject('storeTestServer')
let name: string
let connectionString: string
beforeEach(async () => {
  name = `plainwire_test_migrate_${process.pid}`
  await runStatement(adminConnectionString(server), `CREATE DATABASE ${name}`)
  connectionString = databaseUrl(server, name)
})
afterEach(() => runStatement(adminConnectionString(server), `DROP DATABASE ${name} WITH (FORCE)`))

/** Replaces the empty database by a migrated one, which takes less time than to migrate it. */
async function copyMigrated(): Promise<void> {
  await runStatement(adminConnectionString(server), `DROP DATABASE ${name}`)
  await runStatement(adminConnectionString(server), `CREATE DATABASE ${name} TEMPLATE ${template}`)
}

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
  await copyMigrated()
  await query("UPDATE migrations SET name = '0000-from-the-future' WHERE name = '0001-newsroom'")
  await expect(migrate({ connectionString, log: testLog() })).rejects.toMatchObject({
    code: 'DATABASE_TOO_NEW',
  })
})

/**
 * Makes the database look as if it was migrated by a newer release whose last breaking migration is
 * `lastBreaking`.
 */
async function madeByNewer(lastBreaking: string) {
  await copyMigrated()
  await query("INSERT INTO migrations (name, timestamp) VALUES ('9999-of-tomorrow', '2030-01-01T00:00:00Z')")
  await query(
    `COMMENT ON TABLE migrations IS 'Releases that know this migration can use the database: ${lastBreaking}'`,
  )
}

test('a process starts beside a newer Plainwire that has changed nothing it uses', async () => {
  await madeByNewer('0016-sign-in-attempts')
  const log = testLog()
  expect(await migrate({ connectionString, log })).toEqual([])
  expect(log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('newer Plainwire') }])
  expect(await query('SELECT count(*)::int AS applied FROM migrations')).toEqual([
    { applied: (await migrationFiles()).length + 1 },
  ])
})

test('a process does not start beside a newer Plainwire that has dropped something it uses', async () => {
  await madeByNewer('9999-of-tomorrow')
  await expect(migrate({ connectionString, log: testLog() })).rejects.toMatchObject({
    code: 'DATABASE_TOO_NEW',
  })
})

test('a process does not start with a database of a newer Plainwire that lacks one of its own migrations', async () => {
  await madeByNewer('0016-sign-in-attempts')
  await query("DELETE FROM migrations WHERE name LIKE '0024%'")
  await expect(migrate({ connectionString, log: testLog() })).rejects.toMatchObject({
    code: 'DATABASE_TOO_NEW',
  })
})

test('a table in use delays the migration, and not those who read the table', async () => {
  const [last = '', before = ''] = (await migrationFiles()).toReversed()
  await migrate({ connectionString, log: testLog(), upTo: before })
  const user = new pg.Client({ connectionString })
  await user.connect()
  try {
    await user.query('BEGIN; SELECT FROM articles')
    const log = testLog()
    const migrating = migrate({ connectionString, log, lockMs: 100 })
    await vi.waitFor(
      () =>
        expect(log.lines[0]).toMatchObject({
          message: 'The database is in use; migrating is tried again.',
        }),
      { timeout: 15_000 },
    )
    expect(await query('SELECT count(*)::int AS rows FROM articles')).toEqual([{ rows: 0 }])
    await user.query('COMMIT')
    expect(await migrating).toEqual([last])
  } finally {
    await user.end()
  }
})

const SHAPE = `
  SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
  WHERE table_schema IN ('public', 'pgboss') ORDER BY 1, 2`
const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS says FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`

test('processes that migrate at once, some of them cut off, leave all of a form or nothing of it', async () => {
  const names = await migrationFiles()
  await migrate({ connectionString, log: testLog() })
  const whole = [await query(SHAPE), await query(CONSTRAINTS)]
  const cutOff = () =>
    query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'plainwire migrate' AND datname = current_database()`)
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: names.length - 1 }),
      fc.integer({ min: 2, max: 4 }),
      fc.array(fc.nat({ max: 120 }), { maxLength: 4 }),
      async (level, processes, pauses) => {
        await runStatement(adminConnectionString(server), `DROP DATABASE ${name} WITH (FORCE)`)
        await runStatement(adminConnectionString(server), `CREATE DATABASE ${name}`)
        if (level > 0) await migrate({ connectionString, log: testLog(), upTo: names[level - 1] })
        const migrating = Promise.allSettled(
          Array.from({ length: processes }, () => migrate({ connectionString, log: testLog() })),
        )
        for (const ms of pauses) {
          await pause(ms)
          await cutOff()
          const { rows } = await appliedRows()
          expect([level, names.length]).toContain(rows)
        }
        const applied = (await migrating).flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
        applied.push(...(await migrate({ connectionString, log: testLog() })))
        // No file may be reported twice. Some may be missing, because a process that was interrupted after it
        // had migrated doesn't report the applied files.
        expect(new Set(applied).size).toBe(applied.length)
        expect([await query(SHAPE), await query(CONSTRAINTS)]).toEqual(whole)
      },
    ),
    { numRuns: 6 },
  )
}, 60_000)

async function appliedRows(): Promise<{ rows: number }> {
  const [found] = await query("SELECT to_regclass('migrations') IS NOT NULL AS there")
  if (!found?.there) return { rows: 0 }
  const [count] = await query('SELECT count(*)::int AS rows FROM migrations')
  return { rows: Number(count?.rows) }
}

test('a database of Plainwire 0.1 is recognised by its table, and can still be recognised afterwards', async () => {
  await copyMigrated()
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
