import { DAY_MS } from '@plainwire/domain/units'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import { buildTimePassedCondition } from '../database/stored-times.ts'
import { queueCustomerDeletion } from './customer-deletions.ts'
import { lockReaderRow } from './lock-reader.ts'

/** A reader as a customer of the payment provider. */
export interface Payer {
  readerId: string
  customerId: string | null
  isTrialUsed: boolean
  /** When a checkout was last begun. */
  begunAt: Date | null
  /** When the payment provider was last queried about this reader's subscriptions. */
  queriedAt: Date | null
}

const columns = ['reader_id', 'customer_id', 'is_trial_used', 'begun_at', 'asked_at'] as const

interface PayerRow {
  reader_id: string
  customer_id: string | null
  is_trial_used: boolean
  begun_at: Date | null
  asked_at: Date | null
}

const payerOf = (row: PayerRow): Payer => ({
  readerId: row.reader_id,
  customerId: row.customer_id,
  isTrialUsed: row.is_trial_used,
  begunAt: row.begun_at,
  queriedAt: row.asked_at,
})

/** Returns a reader as a customer of the payment provider; undefined if they have never begun a checkout. */
export async function findPayerByReader(db: Db, readerId: string): Promise<Payer | undefined> {
  const row = await db
    .selectFrom('payers')
    .select(columns)
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
  return row && payerOf(row)
}

/** Returns the reader who has this customer id at the provider; undefined if there is none. */
export async function findPayerByCustomer(db: Db, customerId: string): Promise<Payer | undefined> {
  const row = await db
    .selectFrom('payers')
    .select(columns)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row && payerOf(row)
}

/**
 * Locks the reader for a checkout. Returns the reader as a customer of the provider and, as `attempt`, the
 * number of the checkout; 'busy' if another checkout is being created, 'no-reader' if the reader doesn't
 * exist.
 *
 * @param until when the lock expires
 */
export function acquireCheckoutLock(
  db: Db,
  { readerId, now, until }: { readerId: string; now: Date; until: Date },
): Promise<(Payer & { attempt: number }) | 'busy' | 'no-reader'> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockReaderRow(transaction, readerId))) return 'no-reader'
    const row = await transaction
      .insertInto('payers')
      .values({ reader_id: readerId, attempts: 1, begun_at: now, busy_until: until })
      .onConflict((conflict) =>
        conflict
          .column('reader_id')
          .doUpdateSet({ attempts: sql`payers.attempts + 1`, begun_at: now, busy_until: until })
          .where(({ eb, or }) =>
            or([
              eb('payers.busy_until', 'is', null),
              buildTimePassedCondition('payers.busy_until', now, DAY_MS),
            ]),
          ),
      )
      .returning([...columns, 'attempts'])
      .executeTakeFirst()
    return row ? { ...payerOf(row), attempt: row.attempts } : 'busy'
  })
}

/** Releases the lock of a checkout, so that the next one needn't wait. */
export async function releaseCheckoutLock(db: Db, readerId: string, attempt: number): Promise<void> {
  await db
    .updateTable('payers')
    .set({ busy_until: null })
    .where('reader_id', '=', readerId)
    .where('attempts', '=', attempt)
    .execute()
}

/**
 * Stores the provider's customer id of a reader. If the reader's account was deleted meanwhile, the id is
 * added to the customers to delete at the provider.
 */
export function linkCustomer(
  db: Db,
  { readerId, customerId, now }: { readerId: string; customerId: string; now: Date },
): Promise<'linked' | 'no-reader'> {
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('payers')
      .set({ customer_id: customerId })
      .where('reader_id', '=', readerId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0) return 'linked'
    await queueCustomerDeletion(transaction, customerId, now)
    return 'no-reader'
  })
}

/** Removes a customer id that the provider no longer has. */
export async function unlinkCustomer(db: Db, customerId: string): Promise<void> {
  await db.updateTable('payers').set({ customer_id: null }).where('customer_id', '=', customerId).execute()
}

/**
 * Deletes a reader's row in the table `payers`, and queues the deletion of the customer at the provider. Must
 * run in a transaction that has locked the reader.
 */
export async function deletePayer(transaction: Db, readerId: string, now: Date): Promise<void> {
  const row = await transaction
    .deleteFrom('payers')
    .where('reader_id', '=', readerId)
    .returning('customer_id')
    .executeTakeFirst()
  if (row?.customer_id) await queueCustomerDeletion(transaction, row.customer_id, now)
}
