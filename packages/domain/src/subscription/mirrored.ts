import type { SubscriptionChange, Subscription as Told } from '../contract/index.ts'
import { PLANS, planOfPrice } from './plans.ts'
import type { Subscription } from './subscription.ts'
import { settled } from './transitions.ts'

/** A subscription as the server is told of it. */
export function mirrored(subscription: Subscription, now: Date): SubscriptionChange {
  const current = settled(subscription, now)
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

/** What lasts of what the server tells; undefined where nothing does. What was paid before is not told, so that counting begins at its end. */
function lasting(told: Told, invoices: Subscription['invoices'], now: Date): Subscription | undefined {
  const { tier, status, currentPeriodEnd: end, cancelAtPeriodEnd, priceId } = told
  if (tier === 'free' || status === 'none' || end === null || new Date(end) <= now) return undefined
  return {
    status: cancelAtPeriodEnd ? 'cancelled' : status,
    plan: planOfPrice(priceId ?? ''),
    paidFrom: end,
    periodEndsAt: end,
    isTrialUsed: true,
    invoices,
  }
}

/**
 * What a device that knows of no subscription takes from the server, so that a reader who is premium is so on every device.
 * Undefined where the server knows of none that lasts. What was paid before is not told, so that counting begins at its end.
 */
export function takenFromServer(told: Told, known: Subscription, now: Date): Subscription | undefined {
  return known.status === 'none' ? lasting(told, known.invoices, now) : undefined
}

/** A subscription that a payment provider bills, as a device keeps it: what the server says, and nothing that the device works out. */
export function billedOnDevice(told: Told, isTrialUsed: boolean, now: Date): Subscription {
  return lasting(told, [], now) ?? { status: 'none', isTrialUsed, invoices: [] }
}
