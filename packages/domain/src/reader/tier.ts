import type { Subscription } from '../contract/index.ts'
import type { ReaderTier } from './mutes/mute-list.ts'

/** The fields of a subscription that determine a reader's permissions. */
export interface SubscriptionRecord
  extends Pick<Subscription, 'tier' | 'status' | 'cancelAtPeriodEnd' | 'priceId'> {
  currentPeriodEnd: Date | null
}

export const NO_SUBSCRIPTION_RECORD: SubscriptionRecord = {
  tier: 'free',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  priceId: null,
}

/**
 * Returns a reader's current tier. Premium ends with the paid or trial period, whether or not the subscription
 * was cancelled.
 */
export function determineReaderTier(
  { tier, status, currentPeriodEnd }: SubscriptionRecord,
  now: Date,
): ReaderTier {
  const isRunning = currentPeriodEnd !== null && now < currentPeriodEnd
  return tier === 'premium' && status !== 'none' && isRunning ? 'premium' : 'free'
}

/**
 * Returns a subscription in the form sent to clients. During a trial, `trialEnd` equals `currentPeriodEnd`.
 *
 * @param customerId the payment provider's id of the reader
 */
export function toApiSubscription(
  record: SubscriptionRecord,
  now: Date,
  customerId: string | null = null,
): Subscription {
  const currentPeriodEnd = record.currentPeriodEnd?.toISOString() ?? null
  return {
    tier: determineReaderTier(record, now),
    status: record.status,
    trialEnd: record.status === 'trialing' ? currentPeriodEnd : null,
    currentPeriodEnd,
    priceId: record.priceId,
    customerId,
    cancelAtPeriodEnd: record.cancelAtPeriodEnd,
  }
}
