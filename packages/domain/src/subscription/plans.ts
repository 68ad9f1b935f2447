export type PlanId = 'monthly' | 'yearly'

/** What can be subscribed to. */
export interface Plan {
  id: PlanId
  /** Names the price to a payment provider; the yearly one is known by 'annual' in it. */
  priceId: string
  /** In the currency's whole unit. */
  price: number
  /** How many months are paid at once. */
  months: number
  trialDays: number
}

/** The only place that knows prices. */
export const PLANS: Record<PlanId, Plan> = {
  monthly: { id: 'monthly', priceId: 'premium-monthly', price: 4.99, months: 1, trialDays: 7 },
  yearly: { id: 'yearly', priceId: 'premium-annual', price: 49, months: 12, trialDays: 7 },
}
export const CURRENCY = 'EUR'
export const MONEY_BACK_DAYS = 30

/** What Premium brings, in the order it is told. */
export const PREMIUM_FEATURES = ['adFree', 'themes', 'saves', 'digest', 'ai', 'support'] as const
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number]

const YEAR_MONTHS = 12
const CENTS = 100

/** The plan that a price belongs to. */
export function planOfPrice(priceId: string): PlanId {
  return priceId.includes('annual') ? 'yearly' : 'monthly'
}

/** What a year costs less than twelve months, rounded to the whole unit. */
export function yearlySavings(): number {
  return Math.round(YEAR_MONTHS * PLANS.monthly.price - PLANS.yearly.price)
}

/** What a year costs by the month, with 2 decimals. */
export function yearlyByTheMonth(): number {
  return Math.round((PLANS.yearly.price / YEAR_MONTHS) * CENTS) / CENTS
}

/** How many months a year's price leaves out, as it is told: '2 months free'. */
export function freeMonths(): number {
  return Math.round(yearlySavings() / PLANS.monthly.price)
}
