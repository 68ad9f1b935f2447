export type PlanId = 'monthly' | 'yearly'

/** A subscription plan. */
export interface Plan {
  id: PlanId
  /**
   * The payment provider's id of the plan's price. Only the id of the yearly plan may contain 'annual', by
   * which `findPlanByPriceId` recognises it.
   */
  priceId: string
  /** The price in units of `CURRENCY`, not in cents. */
  price: number
  /** The number of months that one payment covers. */
  months: number
  trialDays: number
}

/** The plans and their prices, defined here only. */
export const PLANS: Record<PlanId, Plan> = {
  monthly: { id: 'monthly', priceId: 'premium-monthly', price: 4.99, months: 1, trialDays: 7 },
  yearly: { id: 'yearly', priceId: 'premium-annual', price: 49, months: 12, trialDays: 7 },
}
export const CURRENCY = 'EUR'
export const MONEY_BACK_DAYS = 30

/** The features of Premium, in the order in which they are shown. */
export const PREMIUM_FEATURES = ['adFree', 'themes', 'saves', 'digest', 'ai', 'support'] as const
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number]

const YEAR_MONTHS = 12
const CENTS = 100

/** Returns the plan of a price id. */
export function findPlanByPriceId(priceId: string): PlanId {
  return priceId.includes('annual') ? 'yearly' : 'monthly'
}

/** The savings of the yearly plan over twelve monthly payments, rounded to whole units of the currency. */
export function computeYearlyPlanSavings(): number {
  return Math.round(YEAR_MONTHS * PLANS.monthly.price - PLANS.yearly.price)
}

/** The monthly price of the yearly plan, rounded to 2 decimals. */
export function computeYearlyPlanMonthlyPrice(): number {
  return Math.round((PLANS.yearly.price / YEAR_MONTHS) * CENTS) / CENTS
}

/** The number of free months in the yearly plan: '2 months free'. */
export function computeYearlyPlanFreeMonths(): number {
  return Math.round(computeYearlyPlanSavings() / PLANS.monthly.price)
}
