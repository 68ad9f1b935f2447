import { PLANS, type PlanId } from './plans.ts'

/** The payment for one period. */
export interface Invoice {
  id: string
  /** When it was charged: the first moment of its period. */
  date: string
  periodEndsAt: string
  plan: PlanId
  amount: number
  status: 'paid'
}

/** Five years of months. */
export const MAX_INVOICES = 60

/** The invoice of a period. Its number is its day: no two periods of a reader begin on the same one. */
export function invoiceFor(plan: PlanId, from: Date, to: Date): Invoice {
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

/** The invoices with new ones, in the order of their dates, put before them. */
export function withInvoices(known: readonly Invoice[], added: readonly Invoice[]): readonly Invoice[] {
  return [...added.toReversed(), ...known].slice(0, MAX_INVOICES)
}
