import type { Invoice } from '@plainwire/domain/subscription'
import { Download } from 'lucide-react'
import type { Billing, InvoiceWithPdf } from '../../account/billing/billing.ts'
import { formatMoney } from '../../account/billing/money.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { useInvoices } from './billing-data.ts'
import { useInvoiceTexts } from './invoice-texts.ts'
import { useLongDateFormatter } from './plan-card.tsx'

const PDF_ICON = <Download size={16} aria-hidden="true" />

/**
 * A link to the PDF of an invoice at the payment provider. Where payments are simulated, a button that
 * creates the PDF in the browser and downloads it.
 */
function InvoiceDownload({ invoice }: { invoice: InvoiceWithPdf }) {
  const text = useTexts()
  const invoiceTexts = useInvoiceTexts()
  const name = text('billing.pdf.name', { id: invoice.id })
  const download = async () => {
    try {
      const { downloadInvoice } = await import('./invoice-pdf.ts')
      downloadInvoice(invoice, invoiceTexts(invoice))
    } catch {
      showToast(text('billing.pdf.failed'), 'error')
    }
  }
  if (invoice.pdf)
    return (
      <ButtonAnchor look="quiet" href={invoice.pdf} opensTab aria-label={name}>
        {PDF_ICON}
        {text('billing.pdf')}
      </ButtonAnchor>
    )
  return (
    <Button look="quiet" aria-label={name} onClick={() => void download()}>
      {PDF_ICON}
      {text('billing.pdf')}
    </Button>
  )
}

interface BillingHistoryProps {
  billing: Billing
  /** The invoices of a simulated subscription. */
  simulated: readonly Invoice[]
}

/** The list of payments, each with an invoice to download. */
export function BillingHistory({ billing, simulated }: BillingHistoryProps) {
  const text = useTexts()
  const dayOf = useLongDateFormatter()
  const [invoices, load] = useInvoices(billing, simulated)
  return (
    <section aria-labelledby="billing-history" className="grid gap-2">
      <h2 id="billing-history" className="headline text-22">
        {text('billing.history')}
      </h2>
      {invoices.is === 'loading' && (
        <div role="status" className="h-11 rounded-lg bg-line breathing">
          <span className="sr-only">{text('billing.history.loading')}</span>
        </div>
      )}
      {invoices.is === 'failed' && (
        <>
          <p role="alert" className="text-danger">
            {text(`billing.error.${invoices.error}`)}
          </p>
          <Button look="outline" className="justify-self-start" onClick={load}>
            {text('billing.retry')}
          </Button>
        </>
      )}
      {invoices.is === 'loaded' && invoices.data.length === 0 && (
        <p className="text-ink-soft">{text('billing.history.none')}</p>
      )}
      {invoices.is === 'loaded' && invoices.data.length > 0 && (
        <ul>
          {invoices.data.map((invoice) => (
            <li
              key={invoice.id}
              className="flex items-center justify-between gap-4 border-t border-line py-2"
            >
              <p className="min-w-0">
                <span className="block font-semibold">{dayOf(invoice.date)}</span>
                <span className="block text-14 text-ink-soft">
                  {text('billing.invoice.line', { plan: text(`premium.plan.${invoice.plan}`) })} ·{' '}
                  {formatMoney(invoice.amount, text.language)} · {text('billing.paid')}
                </span>
              </p>
              <InvoiceDownload invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
