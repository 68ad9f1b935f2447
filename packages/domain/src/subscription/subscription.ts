import type { Invoice } from './invoice.ts'
import type { PlanId } from './plans.ts'

/** What stays of a reader's subscriptions whatever their status is. */
export interface History {
  /** The trial is for readers who have never had Premium. */
  isTrialUsed: boolean
  /** The newest first. */
  invoices: readonly Invoice[]
}

/** Moments are ISO texts, because a subscription is kept as JSON. */
export type Subscription = History &
  (
    | { status: 'none' }
    | { status: 'trialing'; plan: PlanId; periodEndsAt: string }
    | {
        status: 'active'
        plan: PlanId
        /** The first moment that is paid for; every period is counted from here. */
        paidFrom: string
        periodEndsAt: string
      }
    | { status: 'cancelled'; plan: PlanId; paidFrom: string; periodEndsAt: string }
  )
export type SubscriptionStatus = Subscription['status']

/** Why nothing changed. */
export type Refusal =
  | 'already-premium'
  | 'trial-used'
  | 'no-subscription'
  | 'already-cancelled'
  | 'nothing-to-reactivate'

export const NO_SUBSCRIPTION: Subscription = { status: 'none', isTrialUsed: false, invoices: [] }

/** What a change came to: another subscription, or the reason why it stays. */
export type Change = Subscription | Refusal

export const isRefusal = (change: Change): change is Refusal => typeof change === 'string'
