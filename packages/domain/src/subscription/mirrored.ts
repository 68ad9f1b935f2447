import type { SubscriptionChange } from '../contract/index.ts'
import type { Subscription } from './subscription.ts'
import { settled } from './transitions.ts'

/** A subscription as the server is told of it (decision 4). */
export function mirrored(subscription: Subscription, now: Date): SubscriptionChange {
  const current = settled(subscription, now)
  if (current.status === 'none')
    return { tier: 'free', status: 'none', currentPeriodEnd: null, cancelAtPeriodEnd: false }
  return {
    tier: 'premium',
    status: current.status,
    currentPeriodEnd: current.periodEndsAt,
    cancelAtPeriodEnd: current.status === 'cancelled',
  }
}
