import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * The average size on disk of a row of a table in bytes, including indexes and long values; the size of the
 * whole table if it is empty.
 */
export async function measureBytesPerRow(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_total_relation_size(${table}::regclass) / greatest((SELECT count(*) FROM ${sql.table(table)}), 1) AS bytes
  `.execute(db)
  return Number(rows[0]?.bytes)
}
