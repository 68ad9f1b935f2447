import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { installJobs } from './job-queues.ts'
import type { Log } from './log.ts'
import { codeOf, reasonOf, StoreError } from './store-error.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const TABLE = 'migrations'

/** The files of `migrations/`, each a migration that goes forward only. */
const files: MigrationProvider = {
  async getMigrations() {
    const names = await readdir(FOLDER)
    const read = async (file: string): Promise<[string, Migration]> => {
      const text = await readFile(join(FOLDER, file), 'utf8')
      return [parse(file).name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
    }
    return Object.fromEntries(await Promise.all(names.map(read)))
  },
}

/**
 * Databases that Plainwire 0.1 made have the same table with other columns. It goes on to be filled, so that one Plainwire 0.1
 * still knows what was applied. All get one date: those of one date count in the order of their names, whatever the clock was.
 * Harmless when run twice, or by several processes.
 */
const ADOPT = `
DO $$ BEGIN
  IF EXISTS (
    SELECT FROM information_schema.columns
    WHERE table_schema = current_schema AND table_name = '${TABLE}' AND column_name = 'run_on'
  ) THEN
    ALTER TABLE ${TABLE} ADD COLUMN IF NOT EXISTS timestamp varchar(255), ALTER COLUMN run_on SET DEFAULT now();
    UPDATE ${TABLE} SET timestamp = '2026-01-01T00:00:00.000Z' WHERE timestamp IS NULL;
  END IF;
END $$`

/**
 * Brings the database to the newest form: every file of `migrations/` that it hasn't seen, in order, all of them or none, and
 * the job queues. Processes that start together wait for one another.
 *
 * @returns the names of the files that were applied now
 * @throws StoreError MIGRATION_FAILED, or DATABASE_TOO_NEW where a newer Plainwire made the database
 */
export async function migrate(config: { connectionString: string; log: Log }): Promise<string[]> {
  const { connectionString, log } = config
  const pool = new pg.Pool({ connectionString, application_name: 'plainwire migrate' })
  // A connection that breaks also fails the query under way: that one is reported.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const applied = await apply(db)
    await installJobs(config)
    for (const name of applied) log.info({ migration: name }, 'Migrated the database.')
    return applied
  } catch (error) {
    throw asStoreError(error)
  } finally {
    await db.destroy()
  }
}

async function apply(db: Kysely<unknown>): Promise<string[]> {
  await sql.raw(ADOPT).execute(db)
  const migrator = new Migrator({
    db,
    provider: files,
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

const OUT_OF_ORDER = /^corrupted migrations: /

function asStoreError(error: unknown): StoreError {
  const reason = reasonOf(error)
  if (OUT_OF_ORDER.test(reason)) {
    const message = 'The database was made by another version of Plainwire: start that one, or a newer one.'
    return new StoreError('DATABASE_TOO_NEW', message, { cause: error })
  }
  const code = codeOf(error)
  const detail = code ? `${reason} (${code})` : reason
  return new StoreError('MIGRATION_FAILED', `The database could not be migrated: ${detail}.`, {
    cause: error,
  })
}
