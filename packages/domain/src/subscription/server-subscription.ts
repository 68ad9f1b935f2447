import type { Subscription as ServerSubscription, SubscriptionChange } from '../contract/index.ts'
import { findPlanByPriceId, PLANS } from './plans.ts'
import type { Subscription } from './subscription.ts'
import { renewOrExpireSubscription } from './transitions.ts'

/** A subscription as sent to the server. */
export function toServerSubscription(subscription: Subscription, now: Date): SubscriptionChange {
  const current = renewOrExpireSubscription(subscription, now)
  if (current.status === 'none')
    return {
      tier: 'free',
      status: 'none',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      priceId: null,
    }
  return {
    tier: 'premium',
    status: current.status,
    currentPeriodEnd: current.periodEndsAt,
    cancelAtPeriodEnd: current.status === 'cancelled',
    priceId: PLANS[current.plan].priceId,
  }
}

/**
 * The server's subscription as far as it is still valid; undefined if it isn't. Earlier payments are unknown,
 * so that periods are counted from the end of its period.
 */
function lasting(
  received: ServerSubscription,
  invoices: Subscription['invoices'],
  now: Date,
): Subscription | undefined {
  const { tier, status, currentPeriodEnd: end, cancelAtPeriodEnd, priceId } = received
  if (tier === 'free' || status === 'none' || end === null || new Date(end) <= now) return undefined
  return {
    status: cancelAtPeriodEnd ? 'cancelled' : status,
    plan: findPlanByPriceId(priceId ?? ''),
    paidFrom: end,
    periodEndsAt: end,
    isTrialUsed: true,
    invoices,
  }
}

/**
 * The server's subscription, for a device that has none, so that Premium is active on every device. Undefined
 * if the server has none that is valid. Earlier payments are unknown, so that periods are counted from the
 * end of the server's period.
 */
export function adoptServerSubscription(
  received: ServerSubscription,
  known: Subscription,
  now: Date,
): Subscription | undefined {
  return known.status === 'none' ? lasting(received, known.invoices, now) : undefined
}

/** A subscription billed by a payment provider, as stored on a device; made from the server's data only. */
export function toDeviceSubscription(
  received: ServerSubscription,
  isTrialUsed: boolean,
  now: Date,
): Subscription {
  return lasting(received, [], now) ?? { status: 'none', isTrialUsed, invoices: [] }
}
