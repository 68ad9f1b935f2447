export {
  BILLED_SUBSCRIPTION_STATUSES,
  type BilledSubscription,
  chooseSubscriptionRecord,
  hasHadPremium,
  isSubscriptionOngoing,
  PAYMENT_GRACE_DAYS,
} from './billed.ts'
export type { Invoice } from './invoice.ts'
export {
  CURRENCY,
  computeYearlyPlanFreeMonths,
  computeYearlyPlanMonthlyPrice,
  computeYearlyPlanSavings,
  findPlanByPriceId,
  MONEY_BACK_DAYS,
  PLANS,
  type Plan,
  type PlanId,
  PREMIUM_FEATURES,
  type PremiumFeature,
} from './plans.ts'
export { adoptServerSubscription, toDeviceSubscription, toServerSubscription } from './server-subscription.ts'
export {
  isSubscriptionRefusal,
  NO_SUBSCRIPTION,
  type Subscription,
  type SubscriptionOutcome,
  type SubscriptionRefusal,
  type SubscriptionStatus,
} from './subscription.ts'
export { type SubscriptionSummary, summariseSubscription } from './subscription-summary.ts'
export {
  applyCancellation,
  applyPurchase,
  applyReactivation,
  applyTrialStart,
  renewOrExpireSubscription,
} from './transitions.ts'
