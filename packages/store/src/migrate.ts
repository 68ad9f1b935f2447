import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '@plainwire/domain/log'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { canUseNewerSchema, recordCompatibility } from './compatibility/runs-beside.ts'
import type { Db } from './database/connect.ts'
import { installJobQueues } from './jobs/job-queues.ts'
import { codeOf, reasonOf, StoreError } from './store-error.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const TABLE = 'migrations'
/**
 * The lock timeout of a migration, in ms. A migration that waits for a table in use blocks every later query,
 * so it gives up soon and retries.
 */
const LOCK_MS = 3_000
const RETRY_MS = 1_000
/**
 * How long all attempts together may take, including the wait for other processes that are migrating, in ms.
 */
const PATIENCE_MS = 10 * 60_000
const LOCK_NOT_AVAILABLE = '55P03'

/** Reads the files of `migrations/`. Migrations only go forward. */
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
 * Databases of Plainwire 0.1 have the table of migrations with other columns. Both forms are filled, so that
 * Plainwire 0.1 can still read which migrations were applied. All rows get one date, since rows with the same
 * date are ordered by name, whatever the clock was. Safe to run twice, or by several processes.
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
      log.warn({}, 'A newer Plainwire made the database, and says that this one can use it.')
      return []
    }
    if (upTo === undefined) await recordCompatibility(db, TABLE)
    await installJobQueues(config)
    for (const name of applied) log.info({ migration: name }, 'Migrated the database.')
    return applied
  } catch (error) {
    throw asStoreError(error)
  } finally {
    await db.destroy()
  }
}

/** The migrations of this release, in order. */
export async function listMigrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).map((file) => parse(file).name).sort()
}

/** The migrations of this release that a database lacks, and those that it has from a newer release. */
export interface MigrationState {
  pending: string[]
  unknown: string[]
  /** Whether this release can use the database although a newer one has migrated it. */
  isUsable: boolean
}

/** Compares the migrations of a database with this release, without changing anything. */
export async function queryMigrationState(db: Db): Promise<MigrationState> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    SELECT to_regclass(${TABLE}) IS NOT NULL AS "isThere"
  `.execute(db)
  const applied = found[0]?.isThere ? await appliedNames(db) : []
  const known = await listMigrationNames()
  return {
    isUsable: await canUseNewerSchema(db, TABLE, { known, applied }),
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** Runs work, and retries it while a table is in use or another process migrates. */
async function patiently<T>(log: Log, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || performance.now() > deadline) throw error
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
    provider: files,
    migrationTableName: TABLE,
    migrationLockTableName: `${TABLE}_lock`,
  })
  const { error, results = [] } =
    upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error && OUT_OF_ORDER.test(reasonOf(error)) && (await isUsable(db))) return 'newer'
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

async function isUsable(db: Kysely<unknown>): Promise<boolean> {
  return canUseNewerSchema(db, TABLE, { known: await listMigrationNames(), applied: await appliedNames(db) })
}

async function appliedNames(db: Pick<Db, 'getExecutor'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(TABLE)} ORDER BY name`.execute(db)
  return rows.map(({ name }) => name)
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
