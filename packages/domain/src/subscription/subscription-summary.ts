import type { PlanId } from './plans.ts'
import type { Subscription } from './subscription.ts'
import { renewOrExpireSubscription } from './transitions.ts'

/** The status of a subscription, as shown to the reader who has it. */
export interface SubscriptionSummary {
  state: 'free' | 'trial' | 'active' | 'canceled'
  plan?: PlanId
  /** The date to show; undefined for a free reader. */
  day?: { label: 'accessEnds' | 'trialEnds' | 'nextBilling'; date: string }
}

const STATES = {
  trialing: { state: 'trial', label: 'trialEnds' },
  active: { state: 'active', label: 'nextBilling' },
  cancelled: { state: 'canceled', label: 'accessEnds' },
} as const

/** The current status, plan and relevant date of a subscription. */
export function summariseSubscription(subscription: Subscription, now: Date): SubscriptionSummary {
  const current = renewOrExpireSubscription(subscription, now)
  if (current.status === 'none') return { state: 'free' }
  const { state, label } = STATES[current.status]
  return { state, plan: current.plan, day: { label, date: current.periodEndsAt } }
}
