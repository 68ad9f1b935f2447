import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Db } from '../../packages/store/src/index.ts'
import { programArgs, programEnvironment } from '../../scripts/program.mjs'
import { PINNED_NODE, ROOT } from '../../scripts/setup/paths.mjs'
import type { RunningInstallation } from './installation.ts'
import { LONGEST_DELAYS_MS } from './moments.ts'
import type { PlannedKill } from './plan.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** How long a migration's process loads code before it starts to migrate, in ms. */
const LOADED_MS = 500
const STUCK_MS = 60_000

function migrateRole(databaseUrl: string) {
  return spawn(PINNED_NODE, programArgs('migrate'), {
    cwd: ROOT,
    env: programEnvironment({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }),
    stdio: 'ignore',
  })
}

/**
 * Returns every column and index of a database as text, to compare two databases. The daily partitions that
 * pg-boss creates for its figures (queue_stats_20261127) are left out: they differ if midnight is between.
 */
async function shapeOf(db: Db): Promise<string> {
  const { rows } = await sql`
    SELECT table_schema, table_name, column_name, data_type, is_nullable FROM information_schema.columns
    WHERE table_schema IN ('public', 'pgboss') AND table_name !~ '^queue_stats_[0-9]{8}$' UNION ALL
    SELECT schemaname, tablename, indexname, indexdef, '' FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY 1, 2, 3, 4`.execute(db)
  return JSON.stringify(rows)
}

/** Repeats the migration until it succeeds, as an operator does while the database comes back. */
async function migrateToTheEnd(databaseUrl: string): Promise<void> {
  const end = performance.now() + STUCK_MS
  while (performance.now() < end) {
    const [code] = await once(migrateRole(databaseUrl), 'exit')
    if (code === 0) return
    await pause(250)
  }
  throw new Error('After a kill the database could not be migrated.')
}

/**
 * Kills the migration of a separate database halfway, and repeats it. Returns one fault if the database then
 * differs from one whose migration wasn't interrupted, otherwise none.
 */
export async function killMigration(installation: RunningInstallation, kill: PlannedKill): Promise<string[]> {
  const { db, connectionString } = installation
  const name = `migrated_${Math.floor(kill.wait * 1e9)}`
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db)
  const running = migrateRole(url.href)
  const ended = once(running, 'exit')
  await pause(LOADED_MS + kill.wait * LONGEST_DELAYS_MS.migrating)
  if (kill.killed === 'postgres') await installation.killPostgres(kill)
  else running.kill('SIGKILL')
  await ended
  await migrateToTheEnd(url.href)
  const migrated = await connect({ connectionString: url.href, log })
  try {
    const isSame = (await shapeOf(migrated)) === (await shapeOf(db))
    return isSame ? [] : ['the database that was migrated again has another form']
  } finally {
    await migrated.destroy()
    await sql`DROP DATABASE ${sql.id(name)} WITH (FORCE)`.execute(db)
  }
}
