import { NO_SUBSCRIPTION_RECORD, type SubscriptionRecord } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../database/connect.ts'
import { lockReaderRow } from './lock-reader.ts'

/** The columns that a query joined with `subscriptions` selects. */
export const subscriptionColumns = [
  'subscriptions.tier',
  'subscriptions.status',
  'subscriptions.current_period_end',
  'subscriptions.cancel_at_period_end',
  'subscriptions.price_id',
] as const

interface SubscriptionRow {
  tier: SubscriptionRecord['tier'] | null
  status: SubscriptionRecord['status'] | null
  current_period_end: Date | null
  cancel_at_period_end: boolean | null
  price_id: string | null
}

/** The subscription in a joined row; the free default if there is none. */
export function toSubscriptionRecord(row: SubscriptionRow): SubscriptionRecord {
  const { tier, status, cancel_at_period_end: cancelAtPeriodEnd } = row
  if (tier === null || status === null || cancelAtPeriodEnd === null) return NO_SUBSCRIPTION_RECORD
  const { current_period_end: currentPeriodEnd, price_id: priceId } = row
  return { tier, status, currentPeriodEnd, cancelAtPeriodEnd, priceId }
}

interface NewSubscription {
  readerId: string
  subscription: SubscriptionRecord
  now: Date
}

/** Replaces a reader's subscription. Must run in a transaction that has locked the reader. */
export async function replaceSubscriptionInTransaction(
  transaction: Db,
  { readerId, subscription, now }: NewSubscription,
): Promise<void> {
  const columns = {
    tier: subscription.tier,
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    price_id: subscription.priceId,
    changed_at: now,
  }
  await transaction
    .insertInto('subscriptions')
    .values({ reader_id: readerId, ...columns })
    .onConflict((conflict) => conflict.column('reader_id').doUpdateSet(columns))
    .execute()
}

/** Replaces a reader's subscription. Returns 'no-reader' if the reader doesn't exist. */
export function saveSubscription(db: Db, saved: NewSubscription): Promise<'saved' | 'no-reader'> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockReaderRow(transaction, saved.readerId))) return 'no-reader'
    await replaceSubscriptionInTransaction(transaction, saved)
    return 'saved'
  })
}
