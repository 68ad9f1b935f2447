import type { Subscription as ServerSubscription, SubscriptionChange } from '../contract/index.ts'
import { findPlanByPriceId, PLANS } from './plans.ts'
import type { Subscription } from './subscription.ts'
import { renewOrExpireSubscription } from './transitions.ts'

/** Returns a subscription in the form sent to the server. */
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
 * Returns the server's subscription in the form stored on a device; undefined if it grants no Premium now. The
 * server doesn't state when the first paid period began, so later periods are counted from the end of the
 * current one.
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
 * Returns the server's subscription for a device that has none, so that Premium is active on every device of a
 * reader; undefined if the device has one, or if the server's doesn't grant Premium now. The device counts
 * later billing periods from the end of the server's current one, because the server doesn't state when the
 * first began.
 */
export function adoptServerSubscription(
  received: ServerSubscription,
  known: Subscription,
  now: Date,
): Subscription | undefined {
  return known.status === 'none' ? lasting(received, known.invoices, now) : undefined
}

/**
 * Returns a subscription billed by a payment provider in the form stored on a device, based on the server's
 * data only.
 */
export function toDeviceSubscription(
  received: ServerSubscription,
  isTrialUsed: boolean,
  now: Date,
): Subscription {
  return lasting(received, [], now) ?? { status: 'none', isTrialUsed, invoices: [] }
}
