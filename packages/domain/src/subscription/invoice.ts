import { PLANS, type PlanId } from './plans.ts'

/** An invoice for the payment of one period. */
export interface Invoice {
  id: string
  /** When it was charged, at the beginning of its period. */
  date: string
  periodEndsAt: string
  plan: PlanId
  amount: number
  status: 'paid'
}

/** The maximum number of stored invoices, enough for five years of monthly payments. */
export const MAX_INVOICES = 60

/**
 * Returns the invoice of a period. Its id is derived from the date on which the period begins, which is unique
 * because no two periods of a reader begin on the same day.
 */
export function createInvoice(plan: PlanId, from: Date, to: Date): Invoice {
  const date = from.toISOString()
  return {
    id: `PW-${date.slice(0, date.indexOf('T')).replaceAll('-', '')}`,
    date,
    periodEndsAt: to.toISOString(),
    plan,
    amount: PLANS[plan].price,
    status: 'paid',
  }
}

/**
 * Returns the invoices, newest first, with new ones added in front; at most `MAX_INVOICES`. `added` is in
 * ascending order by date.
 */
export function prependInvoices(known: readonly Invoice[], added: readonly Invoice[]): readonly Invoice[] {
  return [...added.toReversed(), ...known].slice(0, MAX_INVOICES)
}
