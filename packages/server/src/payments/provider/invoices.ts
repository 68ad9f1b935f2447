import type { API } from '@plainwire/domain/contract'
import type { z } from 'zod'
import type { PaymentCredentials } from '../payment-credentials.ts'
import { isAllowedProviderUrl, type StripeCalls } from './stripe-calls.ts'
import { parseStripePlan, type StripeInvoice, StripeInvoices } from './stripe-schemas.ts'

type InvoiceWithPdf = z.infer<typeof API.getInvoices.answer>['invoices'][number]
type InvoiceCredentials = Pick<PaymentCredentials, 'prices' | 'origins'>

const MAX_INVOICES = 60
const CENTS = 100

/** Creates the calls to the payment provider's API that concern invoices. */
export function createInvoiceCalls({ call }: StripeCalls, credentials: InvoiceCredentials) {
  return {
    /**
     * Returns the invoices that a customer has paid, newest first. Invoices for nothing, such as those of a
     * trial, are left out.
     */
    async invoicesOf(customer: string): Promise<InvoiceWithPdf[]> {
      const about = { customer, status: 'paid', limit: MAX_INVOICES } as const
      const { data } = await call(StripeInvoices, ({ invoices }) => invoices.list(about))
      return data
        .filter(({ amount_paid: cents }) => cents > 0)
        .map((invoice) => invoiceOf(invoice, credentials))
    },
  }
}

function invoiceOf(wire: StripeInvoice, { prices, origins }: InvoiceCredentials): InvoiceWithPdf {
  const line = wire.lines.data.at(-1)
  const price = line?.pricing?.price_details?.price
  const pdf = wire.invoice_pdf
  return {
    id: wire.number ?? wire.id,
    date: wire.created.toISOString(),
    periodEndsAt: (line?.period.end ?? wire.created).toISOString(),
    plan: parseStripePlan({ id: price ?? '' }, prices),
    amount: wire.amount_paid / CENTS,
    status: 'paid',
    pdf: pdf && isAllowedProviderUrl(pdf, { origins }) ? pdf : null,
  }
}
