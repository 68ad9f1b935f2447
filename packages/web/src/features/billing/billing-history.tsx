import type { Invoice } from '@plainwire/domain/subscription'
import { Download } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'
import { money } from '../../reader/money.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useInvoiceTexts } from './invoice-texts.ts'
import { useDay } from './plan-card.tsx'

/** What was paid, each with its invoice to keep (BI-03). */
export function BillingHistory({ invoices }: { invoices: readonly Invoice[] }) {
  const text = useTexts()
  const dayOf = useDay()
  const written = useInvoiceTexts()
  const download = async (invoice: Invoice) => {
    try {
      const { saveInvoice } = await import('./invoice-pdf.ts')
      saveInvoice(invoice, written(invoice))
    } catch {
      showToast(text('billing.pdf.failed'), 'error')
    }
  }
  return (
    <section aria-labelledby="billing-history" className="grid gap-2">
      <h2 id="billing-history" className="headline text-22">
        {text('billing.history')}
      </h2>
      {invoices.length === 0 && <p className="text-ink-soft">{text('billing.history.none')}</p>}
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex items-center justify-between gap-4 border-t border-line py-2">
            <p className="min-w-0">
              <span className="block font-semibold">{dayOf(invoice.date)}</span>
              <span className="block text-14 text-ink-soft">
                {text('billing.invoice.line', { plan: text(`premium.plan.${invoice.plan}`) })} ·{' '}
                {money(invoice.amount, text.language)} · {text('billing.paid')}
              </span>
            </p>
            <button
              type="button"
              aria-label={text('billing.pdf.name', { id: invoice.id })}
              className={buttonClass('quiet')}
              onClick={() => void download(invoice)}
            >
              <Download size={16} aria-hidden="true" />
              {text('billing.pdf')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
