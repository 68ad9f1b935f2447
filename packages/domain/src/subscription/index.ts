export {
  BILLED_STATUSES,
  type BilledSubscription,
  billedRecord,
  hasHadPremium,
  isRunning,
  PAYMENT_GRACE_DAYS,
} from './billed.ts'
export type { Invoice } from './invoice.ts'
export { billedOnDevice, mirrored, subscriptionFromServer } from './mirrored.ts'
export {
  CURRENCY,
  freeMonths,
  MONEY_BACK_DAYS,
  PLANS,
  type Plan,
  type PlanId,
  PREMIUM_FEATURES,
  type PremiumFeature,
  planOfPrice,
  yearlyByTheMonth,
  yearlySavings,
} from './plans.ts'
export { type Standing, standing } from './standing.ts'
export {
  type Change,
  isRefusal,
  NO_SUBSCRIPTION,
  type Refusal,
  type Subscription,
  type SubscriptionStatus,
} from './subscription.ts'
export { cancelled, reactivated, settled, subscribed, trialStarted } from './transitions.ts'
