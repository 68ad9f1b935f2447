import type { Invoice } from './invoice.ts'
import type { PlanId } from './plans.ts'

/** The parts of a reader's subscription that don't depend on its status. */
export interface SubscriptionHistory {
  /** Whether the free trial is no longer available. Only readers who have never had Premium can start one. */
  isTrialUsed: boolean
  /** Newest first. */
  invoices: readonly Invoice[]
}

/** A reader's subscription. Times are ISO strings, because it is stored as JSON. */
export type Subscription = SubscriptionHistory &
  (
    | { status: 'none' }
    | { status: 'trialing'; plan: PlanId; periodEndsAt: string }
    | {
        status: 'active'
        plan: PlanId
        /** The beginning of the first paid period; all later periods are counted from it. */
        paidFrom: string
        periodEndsAt: string
      }
    | { status: 'cancelled'; plan: PlanId; paidFrom: string; periodEndsAt: string }
  )
export type SubscriptionStatus = Subscription['status']

/** Why a change of a reader's subscription was refused. */
export type SubscriptionRefusal =
  | 'already-premium'
  | 'trial-used'
  | 'no-subscription'
  | 'already-cancelled'
  | 'nothing-to-reactivate'

export const NO_SUBSCRIPTION: Subscription = { status: 'none', isTrialUsed: false, invoices: [] }

/** The result of a change: the new subscription, or the reason for refusing it. */
export type SubscriptionOutcome = Subscription | SubscriptionRefusal

export const isSubscriptionRefusal = (change: SubscriptionOutcome): change is SubscriptionRefusal =>
  typeof change === 'string'
