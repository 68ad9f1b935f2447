import { type Kysely, sql } from 'kysely'
import { areNewerMigrationsCompatible } from './compatibility/runs-beside.ts'
import type { Db } from './database/connect.ts'
import { listMigrationNames } from './migration-files.ts'

/** The table of the applied migrations. */
export const MIGRATIONS_TABLE = 'migrations'

/** The migrations of this release that a database lacks, and those that it has from a newer release. */
export interface MigrationState {
  pending: string[]
  unknown: string[]
  /** Whether this release can use the database although a newer release has migrated it. */
  isUsable: boolean
}

/** Compares the migrations of a database with this release, without changing anything. */
export async function queryMigrationState(db: Db): Promise<MigrationState> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    SELECT to_regclass(${MIGRATIONS_TABLE}) IS NOT NULL AS "isThere"
  `.execute(db)
  const applied = found[0]?.isThere ? await appliedNames(db) : []
  const known = await listMigrationNames()
  return {
    isUsable: await areNewerMigrationsCompatible(db, MIGRATIONS_TABLE, { known, applied }),
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/** Whether this release can use a database that a newer release has migrated. */
export async function isNewerSchemaUsable(db: Kysely<unknown>): Promise<boolean> {
  return areNewerMigrationsCompatible(db, MIGRATIONS_TABLE, {
    known: await listMigrationNames(),
    applied: await appliedNames(db),
  })
}

async function appliedNames(db: Pick<Db, 'getExecutor'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(MIGRATIONS_TABLE)} ORDER BY name
  `.execute(db)
  return rows.map(({ name }) => name)
}
