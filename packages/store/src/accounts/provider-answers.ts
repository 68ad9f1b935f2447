import type { SubscriptionRecord } from '@plainwire/domain/reader'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/connect.ts'
import { lockReaderRow } from './lock-reader.ts'
import { replaceSubscriptionInTransaction } from './subscriptions.ts'

/**
 * Assigns a number to a query about a reader before it is sent to the payment provider, so that the answers
 * can be ordered. Returns undefined if the reader no longer exists.
 */
export async function assignProviderRequestNumber(
  db: Db,
  readerId: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('payers')
    .set({ asked: sql`asked + 1`, asked_at: now })
    .where('reader_id', '=', readerId)
    .returning('asked')
    .executeTakeFirst()
  return row?.asked
}

interface ProviderAnswer {
  readerId: string
  /** The number that `assignProviderRequestNumber` gave the query. */
  number: number
  subscription: SubscriptionRecord
  isTrialUsed: boolean
  now: Date
}

/**
 * Stores an answer of the payment provider, unless the answer to a later query is already stored: answers can
 * arrive in any order, and the newest must win.
 */
export function savePaymentProviderResponse(
  db: Db,
  answer: ProviderAnswer,
): Promise<'stored' | 'old' | 'no-reader'> {
  const { readerId, number, subscription, isTrialUsed, now } = answer
  return inTransaction(db, async (transaction) => {
    if (!(await lockReaderRow(transaction, readerId))) return 'no-reader'
    const { numUpdatedRows } = await transaction
      .updateTable('payers')
      .set({ heard: number, ...(isTrialUsed && { is_trial_used: true }) })
      .where('reader_id', '=', readerId)
      .where('heard', '<', number)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return 'old'
    await replaceSubscriptionInTransaction(transaction, { readerId, subscription, now })
    return 'stored'
  })
}
