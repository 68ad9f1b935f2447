import type { Invoice } from '@plainwire/domain/subscription'
import { formatMoney } from '../../account/billing/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { useLongDateFormatter } from './plan-card.tsx'

/** The texts of an invoice, in the reader's language. */
export interface InvoiceTexts {
  brand: string
  title: string
  /** The details of the invoice, such as its number and date, as pairs of name and value. */
  facts: readonly (readonly [string, string])[]
  line: readonly [string, string]
  total: readonly [string, string]
  note: string
}

/** Returns a function that produces an invoice's texts in the reader's language. */
export function useInvoiceTexts(): (invoice: Invoice) => InvoiceTexts {
  const text = useTexts()
  const dayOf = useLongDateFormatter()
  return ({ id, date, periodEndsAt, plan, amount }) => {
    const price = formatMoney(amount, text.language)
    return {
      brand: text('app.brand'),
      title: text('billing.invoice.title'),
      facts: [
        [text('billing.invoice.number'), id],
        [text('billing.invoice.date'), dayOf(date)],
        [text('billing.invoice.period'), `${dayOf(date)} – ${dayOf(periodEndsAt)}`],
        [text('billing.invoice.status'), text('billing.paid')],
      ],
      line: [text('billing.invoice.line', { plan: text(`premium.plan.${plan}`) }), price],
      total: [text('billing.invoice.total'), price],
      note: text('billing.invoice.simulated'),
    }
  }
}
