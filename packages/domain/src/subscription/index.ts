export {
  BILLED_STATUSES,
  type BilledSubscription,
  billedRecord,
  hasHadPremium,
  isRunning,
  PAYMENT_GRACE_DAYS,
} from './billed.ts'
export type { Invoice } from './invoice.ts'
export { billedOnDevice, subscriptionFromServer, toServerSubscription } from './mirrored.ts'
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
export { describeSubscription, type SubscriptionSummary } from './standing.ts'
export {
  isRefusal,
  NO_SUBSCRIPTION,
  type Subscription,
  type SubscriptionOutcome,
  type SubscriptionRefusal,
  type SubscriptionStatus,
} from './subscription.ts'
export {
  applyCancellation,
  applyPurchase,
  applyReactivation,
  applyTrialStart,
  settleSubscription,
} from './transitions.ts'
