import { DAY_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { buildTimePassedCondition } from '../database/stored-times.ts'

/** A customer to be deleted at the payment provider. */
export interface CustomerToDelete {
  customerId: string
  leftAt: Date
  /** The number of attempts to delete the customer, including this one. */
  tries: number
}

const DELETIONS_PER_CLAIM = 20

/** Queues a customer for deletion at the payment provider. Does nothing if the customer is already queued. */
export async function queueCustomerDeletion(db: Db, customerId: string, now: Date): Promise<void> {
  await db
    .insertInto('leaving_payers')
    .values({ customer_id: customerId, left_at: now, try_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Claims customers that are due to be deleted at the provider. No other caller gets them before `until`. */
export async function claimCustomersToDelete(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<CustomerToDelete[]> {
  const rows = await db
    .updateTable('leaving_payers')
    .set({ tries: sql`tries + 1`, try_at: until })
    .where('customer_id', 'in', (query) =>
      query
        .selectFrom('leaving_payers')
        .select('customer_id')
        .where(buildTimePassedCondition('try_at', now, 7 * DAY_MS))
        .orderBy('try_at')
        .limit(DELETIONS_PER_CLAIM)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['customer_id', 'left_at', 'tries'])
    .execute()
  return rows.map((row) => ({ customerId: row.customer_id, leftAt: row.left_at, tries: row.tries }))
}

/** Removes a customer from the queue after the provider has deleted it. */
export async function completeCustomerDeletion(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('leaving_payers').where('customer_id', '=', customerId).execute()
}

/** Postpones a deletion because the provider couldn't be reached. */
export async function postponeCustomerDeletion(db: Db, customerId: string, tryAt: Date): Promise<void> {
  await db
    .updateTable('leaving_payers')
    .set({ try_at: tryAt })
    .where('customer_id', '=', customerId)
    .execute()
}
