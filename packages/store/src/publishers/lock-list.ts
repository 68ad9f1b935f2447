import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * Locks the list of publishers and feeds until the transaction ends, because each change computes the whole
 * list from all rows.
 */
export async function lockPublisherList(transaction: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('plainwire publishers', 0))`.execute(transaction)
}
