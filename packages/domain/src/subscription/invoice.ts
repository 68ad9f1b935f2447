import { PLANS, type PlanId } from './plans.ts'

/** The payment for one period. */
export interface Invoice {
  id: string
  /** When it was charged, at the beginning of its period. */
  date: string
  periodEndsAt: string
  plan: PlanId
  amount: number
  status: 'paid'
}

/** The maximum number of invoices: five years, monthly. */
export const MAX_INVOICES = 60

/**
 * The invoice of a period. Its number is made from its date: no two periods of a reader begin on the same day.
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

/** Adds new invoices in front of the known ones. `added` is in ascending order by date. */
export function prependInvoices(known: readonly Invoice[], added: readonly Invoice[]): readonly Invoice[] {
  return [...added.toReversed(), ...known].slice(0, MAX_INVOICES)
}
