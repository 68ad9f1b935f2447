import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Every row of every table, in order, as text; for tests. */
export async function dumpAllRows(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`.execute(
    db,
  )
  const all: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.raw(name)} t`.execute(db)
    all.push(...rows.map(({ row }) => `${name} ${row}`).toSorted())
  }
  return all
}

/**
 * Exports the snapshot of a transaction and returns its name, so that a dump can show the same state of the
 * database; for tests.
 */
export async function exportSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT pg_export_snapshot() AS name`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no snapshot')
  return row.name
}
