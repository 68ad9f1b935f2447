import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { recordLastBreakingMigration } from './compatibility/runs-beside.ts'
import { installJobQueues } from './jobs/job-queues.ts'
import { migrationFileProvider } from './migration-files.ts'
import { isNewerSchemaUsable, MIGRATIONS_TABLE } from './migration-state.ts'
import { getErrorCode, getErrorMessage, StoreError } from './store-error.ts'

/**
 * The lock timeout of a migration, in ms. A migration that waits for a table in use blocks every later query
 * of that table, so it gives up soon and retries.
 */
const LOCK_MS = 3_000
const RETRY_MS = 1_000
/**
 * How long all attempts together may take, including the wait for other processes that are migrating, in ms.
 */
const PATIENCE_MS = 10 * 60_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Adapts the table of migrations in a database of Plainwire 0.1, which has other columns. The old columns are
 * still filled, so that Plainwire 0.1 can read which migrations were applied. All existing rows get the same
 * date, because rows with the same date are ordered by name, whatever the clock was when they were inserted.
 * Safe to run twice, or by several processes.
 */
const ADOPT = `
DO $$ BEGIN
  IF EXISTS (
    SELECT FROM information_schema.columns
    WHERE table_schema = current_schema AND table_name = '${MIGRATIONS_TABLE}' AND column_name = 'run_on'
  ) THEN
    ALTER TABLE ${MIGRATIONS_TABLE} ADD COLUMN IF NOT EXISTS timestamp varchar(255), ALTER COLUMN run_on SET DEFAULT now();
    UPDATE ${MIGRATIONS_TABLE} SET timestamp = '2026-01-01T00:00:00.000Z' WHERE timestamp IS NULL;
  END IF;
END $$`

/**
 * Migrates the database to the current version: applies every new file of `migrations/`, in order and in one
 * transaction, and installs the job queues. Processes that start together wait for one another. A database of a
 * newer Plainwire that this one can use isn't changed.
 *
 * @returns the names of the files that were applied
 * @throws StoreError MIGRATION_FAILED, or DATABASE_TOO_NEW if a newer Plainwire has migrated the database
 * incompatibly
 */
export async function migrate(config: {
  connectionString: string
  log: Log
  /** The last migration to apply, to restore a backup of an earlier release; all if undefined. */
  upTo?: string | undefined
  /** The lock timeout, in ms; 3 s by default. */
  lockMs?: number
}): Promise<string[]> {
  const { connectionString, log, upTo, lockMs = LOCK_MS } = config
  const pool = new pg.Pool({
    connectionString,
    application_name: 'plainwire migrate',
    lock_timeout: lockMs,
  })
  // The error of a broken connection is ignored here, because the running query fails with it too.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const applied = await patiently(log, () => apply(db, upTo))
    if (applied === 'newer') {
      log.warn({}, 'A newer Plainwire migrated the database, and this version is compatible with it.')
      return []
    }
    if (upTo === undefined) await recordLastBreakingMigration(db, MIGRATIONS_TABLE)
    await installJobQueues(config)
    for (const name of applied) log.info({ migration: name }, 'Migrated the database.')
    return applied
  } catch (error) {
    throw asStoreError(error)
  } finally {
    await db.destroy()
  }
}

/** Runs work, and retries it while a table is in use or another process migrates. */
async function patiently<T>(log: Log, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (getErrorCode(error) !== LOCK_NOT_AVAILABLE || performance.now() > deadline) throw error
      log.warn({}, 'The database is in use; migrating is tried again.')
      await pause(RETRY_MS)
    }
  }
}

/**
 * @returns the names of the applied files; 'newer' if a newer Plainwire has migrated the database and this one
 * can use it
 */
async function apply(db: Kysely<unknown>, upTo: string | undefined): Promise<string[] | 'newer'> {
  await sql.raw(ADOPT).execute(db)
  const migrator = new Migrator({
    db,
    provider: migrationFileProvider,
    migrationTableName: MIGRATIONS_TABLE,
    migrationLockTableName: `${MIGRATIONS_TABLE}_lock`,
  })
  const { error, results = [] } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error && OUT_OF_ORDER.test(getErrorMessage(error)) && (await isNewerSchemaUsable(db))) return 'newer'
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

const OUT_OF_ORDER = /^corrupted migrations: /

function asStoreError(error: unknown): StoreError {
  const reason = getErrorMessage(error)
  if (OUT_OF_ORDER.test(reason)) {
    const message = 'The database was made by another version of Plainwire: start that one, or a newer one.'
    return new StoreError('DATABASE_TOO_NEW', message, { cause: error })
  }
  const code = getErrorCode(error)
  const detail = code ? `${reason} (${code})` : reason
  return new StoreError('MIGRATION_FAILED', `The database could not be migrated: ${detail}.`, {
    cause: error,
  })
}
