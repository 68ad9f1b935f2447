import { NO_SUBSCRIPTION, type SubscriptionRecord } from '@plainwire/domain/reader'
import { type Db, inTransaction } from '../connect.ts'
import { lockReader } from './lock-reader.ts'

/** What a query joined with `subscriptions` selects of it. */
export const subscriptionColumns = [
  'subscriptions.tier',
  'subscriptions.status',
  'subscriptions.current_period_end',
  'subscriptions.cancel_at_period_end',
] as const

interface SubscriptionRow {
  tier: SubscriptionRecord['tier'] | null
  status: SubscriptionRecord['status'] | null
  current_period_end: Date | null
  cancel_at_period_end: boolean | null
}

/** The subscription of a joined row; none where nothing was joined. */
export function subscriptionOf(row: SubscriptionRow): SubscriptionRecord {
  const { tier, status, cancel_at_period_end: cancelAtPeriodEnd } = row
  if (tier === null || status === null || cancelAtPeriodEnd === null) return NO_SUBSCRIPTION
  return { tier, status, currentPeriodEnd: row.current_period_end, cancelAtPeriodEnd }
}

/** Keeps what a reader has subscribed to, in place of what was kept. 'no-reader' where there is none. */
export function saveSubscription(
  db: Db,
  { readerId, subscription, now }: { readerId: string; subscription: SubscriptionRecord; now: Date },
): Promise<'saved' | 'no-reader'> {
  const columns = {
    tier: subscription.tier,
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    changed_at: now,
  }
  return inTransaction(db, async (transaction) => {
    if (!(await lockReader(transaction, readerId))) return 'no-reader'
    await transaction
      .insertInto('subscriptions')
      .values({ reader_id: readerId, ...columns })
      .onConflict((conflict) => conflict.column('reader_id').doUpdateSet(columns))
      .execute()
    return 'saved'
  })
}
