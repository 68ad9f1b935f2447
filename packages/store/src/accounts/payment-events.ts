import type { Db } from '../database/connect.ts'

/** Whether an event of the payment provider was already processed. */
export async function isPaymentEventProcessed(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Records that an event of the payment provider was processed. */
export async function recordPaymentEvent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ id, heard_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
