import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** The bytes that a row of a table takes on disk, with its indexes and long values; those of the whole table where it is empty. */
export async function bytesARow(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_total_relation_size(${table}::regclass) / greatest((SELECT count(*) FROM ${sql.table(table)}), 1) AS bytes
  `.execute(db)
  return Number(rows[0]?.bytes)
}
