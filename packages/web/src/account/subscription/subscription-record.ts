import { NO_SUBSCRIPTION } from '@plainwire/domain/subscription'
import { z } from 'zod'
import { runWithCrossTabLock } from '../../lib/one-tab-at-a-time.ts'
import { readStoredValue } from '../../lib/storage/storage.ts'
import {
  GUEST_READER_ID,
  type PersistedSubscription,
  type PersistedSubscriptions,
  subscriptions,
} from './subscription.ts'

const Moment = z.iso.datetime()
const Plan = z.enum(['monthly', 'yearly'])
const History = z.object({
  isTrialUsed: z.boolean(),
  invoices: z
    .array(
      z.object({
        id: z.string().max(40),
        date: Moment,
        periodEndsAt: Moment,
        plan: Plan,
        amount: z.number().nonnegative(),
        status: z.literal('paid'),
      }),
    )
    .max(100),
  isUntold: z.literal(true).optional(),
  isBilled: z.literal(true).optional(),
})
const paid = { plan: Plan, paidFrom: Moment, periodEndsAt: Moment }

/** The schema of a persisted subscription. */
const Record = z.discriminatedUnion('status', [
  History.extend({ status: z.literal('none') }),
  History.extend({ status: z.literal('trialing'), plan: Plan, periodEndsAt: Moment }),
  History.extend({ status: z.literal('active'), ...paid }),
  History.extend({ status: z.literal('cancelled'), ...paid }),
])

/** Returns a reader's persisted subscription; `NO_SUBSCRIPTION` if there is none or it is invalid. */
export function readSubscriptionRecord(reader: string, known = subscriptions.get()): PersistedSubscription {
  const { data } = Record.safeParse(known.of[reader])
  return (data as PersistedSubscription | undefined) ?? NO_SUBSCRIPTION
}

/**
 * Returns a copy of the persisted subscriptions with a reader's record replaced. An empty record is removed.
 */
export function replaceSubscriptionRecord(
  known: PersistedSubscriptions,
  reader: string,
  record: PersistedSubscription,
): PersistedSubscriptions {
  const { [reader]: _, ...others } = known.of
  const isNothing = record.status === 'none' && !record.isTrialUsed && record.invoices.length === 0
  const of = isNothing ? others : { ...others, [reader]: record }
  const isEmpty = known.whose === GUEST_READER_ID && Object.keys(of).length === 0
  return isEmpty ? subscriptions.initial : { ...known, of }
}

const LOCK = 'plainwire.subscription'

/**
 * Replaces the persisted subscriptions by the result of `next`, which gets their current value. Only one tab at
 * a time does this.
 */
export async function updateSubscriptionRecords(
  next: (known: PersistedSubscriptions) => PersistedSubscriptions,
): Promise<void> {
  const change = () => {
    // If the browser persists nothing, the value in this tab is used.
    if (readStoredValue(subscriptions.key) !== undefined) subscriptions.restore()
    const known = subscriptions.get()
    const changed = next(known)
    if (changed !== known) subscriptions.set(changed)
  }
  await runWithCrossTabLock(LOCK, change)
}
