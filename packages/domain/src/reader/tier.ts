import type { Subscription } from '../contract/index.ts'
import type { Tier } from './mute-list.ts'

/** What of a subscription says what a reader may do. */
export interface SubscriptionRecord
  extends Pick<Subscription, 'tier' | 'status' | 'cancelAtPeriodEnd' | 'priceId'> {
  currentPeriodEnd: Date | null
}

export const NO_SUBSCRIPTION: SubscriptionRecord = {
  tier: 'free',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  priceId: null,
}

/** What a reader may do now: premium lasts to the end of what was paid or tried, cancelled or not, and never longer. */
export function tierOf({ tier, status, currentPeriodEnd }: SubscriptionRecord, now: Date): Tier {
  const isRunning = currentPeriodEnd !== null && now < currentPeriodEnd
  return tier === 'premium' && status !== 'none' && isRunning ? 'premium' : 'free'
}

/**
 * A subscription as clients are told of it. A trial ends with its period.
 *
 * @param customerId what a payment provider knows the reader by
 */
export function subscriptionOnWire(
  record: SubscriptionRecord,
  now: Date,
  customerId: string | null = null,
): Subscription {
  const currentPeriodEnd = record.currentPeriodEnd?.toISOString() ?? null
  return {
    tier: tierOf(record, now),
    status: record.status,
    trialEnd: record.status === 'trialing' ? currentPeriodEnd : null,
    currentPeriodEnd,
    priceId: record.priceId,
    customerId,
    cancelAtPeriodEnd: record.cancelAtPeriodEnd,
  }
}
