import type { SubscriptionRecord } from '../reader/index.ts'
import { DAY_MS } from '../units/index.ts'
import { PLANS, type PlanId } from './plans.ts'

/** The statuses that a payment provider can report. */
export const BILLED_SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
] as const

/** A subscription as reported by a payment provider. */
export interface BilledSubscription {
  status: (typeof BILLED_SUBSCRIPTION_STATUSES)[number]
  plan: PlanId
  periodStart: Date
  periodEnd: Date
  /** When the subscription ends after a cancellation; null while it renews. */
  endsAt: Date | null
}

/** For how many days Premium continues while the provider retries the payment of a period that has begun. */
export const PAYMENT_GRACE_DAYS = 7

/** Returns until when a subscription grants Premium; undefined if it doesn't. */
function premiumUntil({ status, periodStart, periodEnd, endsAt }: BilledSubscription): Date | undefined {
  const earlier = (one: Date, other: Date) => (one < other ? one : other)
  const end = endsAt ? earlier(endsAt, periodEnd) : periodEnd
  if (status === 'trialing' || status === 'active') return end
  if (status !== 'past_due') return undefined
  return earlier(end, new Date(periodStart.getTime() + PAYMENT_GRACE_DAYS * DAY_MS))
}

/**
 * Whether a subscription still charges the reader or grants Premium. As long as it does, the reader can't begin
 * another.
 */
export function isSubscriptionOngoing({ status }: Pick<BilledSubscription, 'status'>): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due'
}

/**
 * Whether a reader has ever had Premium, in which case they get no trial. Subscriptions whose first payment
 * was never completed don't count.
 */
export function hasHadPremium(subscriptions: readonly Pick<BilledSubscription, 'status'>[]): boolean {
  return subscriptions.some(({ status }) => status !== 'incomplete' && status !== 'incomplete_expired')
}

const NOTHING: SubscriptionRecord = {
  tier: 'free',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  priceId: null,
}

/**
 * Returns the record of the subscription that grants Premium for the longest time, of all that the provider has
 * billed to a reader; the record of a free reader if none grants Premium.
 */
export function chooseSubscriptionRecord(subscriptions: readonly BilledSubscription[]): SubscriptionRecord {
  const giving = subscriptions.flatMap((subscription) => {
    const until = premiumUntil(subscription)
    return until ? [{ subscription, until }] : []
  })
  const [longest] = giving.toSorted((one, other) => other.until.getTime() - one.until.getTime())
  if (!longest) return NOTHING
  const { status, plan, endsAt } = longest.subscription
  const running = status === 'trialing' ? 'trialing' : 'active'
  return {
    tier: 'premium',
    status: endsAt ? 'cancelled' : running,
    currentPeriodEnd: longest.until,
    cancelAtPeriodEnd: endsAt !== null,
    priceId: PLANS[plan].priceId,
  }
}
