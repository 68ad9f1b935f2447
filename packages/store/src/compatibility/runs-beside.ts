import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * The last migration that dropped something that earlier releases use. Every later migration only adds, so a
 * release that has this migration can use a database that any later release has migrated.
 */
export const LAST_BREAKING_MIGRATION = '0016-sign-in-attempts'

/**
 * The beginning of the SQL comment on the table of migrations; the rest of the comment is the name of a
 * migration. The name is stored in a comment because older releases, which don't know newer tables, can read
 * it.
 */
const NOTE = 'Releases that know this migration can use the database: '

async function noted(db: Pick<Db, 'getExecutor'>, table: string): Promise<string | undefined> {
  const { rows } = await sql<{ note: string | null }>`
    SELECT obj_description(to_regclass(${table}), 'pg_class') AS note
  `.execute(db)
  const note = rows[0]?.note
  return note?.startsWith(NOTE) ? note.slice(NOTE.length) : undefined
}

/** Records in the database that only releases with the migration `LAST_BREAKING_MIGRATION` can use it. */
export async function recordLastBreakingMigration(db: Pick<Db, 'getExecutor'>, table: string): Promise<void> {
  if ((await noted(db, table)) === LAST_BREAKING_MIGRATION) return
  await sql`COMMENT ON TABLE ${sql.table(table)} IS ${sql.lit(NOTE + LAST_BREAKING_MIGRATION)}`.execute(db)
}

/**
 * Whether a release can use a database that was migrated by newer releases: the database must have all of the
 * release's migrations, followed by compatible ones only.
 *
 * @param known the release's migrations, in order
 * @param applied the migrations of the database
 */
export async function areNewerMigrationsCompatible(
  db: Pick<Db, 'getExecutor'>,
  table: string,
  { known, applied }: { known: readonly string[]; applied: readonly string[] },
): Promise<boolean> {
  const last = known.at(-1)
  const unknown = applied.filter((name) => !known.includes(name))
  if (last === undefined || unknown.length === 0) return false
  if (known.some((name) => !applied.includes(name)) || unknown.some((name) => name < last)) return false
  const oldest = await noted(db, table)
  return oldest !== undefined && known.includes(oldest)
}
