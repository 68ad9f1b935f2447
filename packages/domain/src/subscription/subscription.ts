import type { Invoice } from './invoice.ts'
import type { PlanId } from './plans.ts'

/** The parts of a reader's subscription that persist through every status. */
export interface History {
  /** The trial is for readers who have never had Premium. */
  isTrialUsed: boolean
  /** The newest first. */
  invoices: readonly Invoice[]
}

/** Moments are ISO strings, because a subscription is stored as JSON. */
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

/** The result of a change: the new subscription, or the reason for refusing it. */
export type Change = Subscription | Refusal

export const isRefusal = (change: Change): change is Refusal => typeof change === 'string'
