import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Lets one transaction at a time change publishers and feeds, until it ends: each works out the list from all of them. */
export async function lockList(transaction: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('plainwire publishers', 0))`.execute(transaction)
}
