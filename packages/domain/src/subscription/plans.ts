export type PlanId = 'monthly' | 'yearly'

/** A subscription plan. */
export interface Plan {
  id: PlanId
  /** Names the price to a payment provider; the yearly one is known by 'annual' in it. */
  priceId: string
  /** In the currency's whole unit. */
  price: number
  /** The number of months in one payment. */
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

/** The plan that a price belongs to. */
export function planOfPrice(priceId: string): PlanId {
  return priceId.includes('annual') ? 'yearly' : 'monthly'
}

/** The difference between a year's price and twelve months, rounded to the whole unit. */
export function yearlySavings(): number {
  return Math.round(YEAR_MONTHS * PLANS.monthly.price - PLANS.yearly.price)
}

/** The monthly price of the yearly plan, with 2 decimals. */
export function yearlyByTheMonth(): number {
  return Math.round((PLANS.yearly.price / YEAR_MONTHS) * CENTS) / CENTS
}

/** The number of free months in the yearly plan: '2 months free'. */
export function freeMonths(): number {
  return Math.round(yearlySavings() / PLANS.monthly.price)
}
