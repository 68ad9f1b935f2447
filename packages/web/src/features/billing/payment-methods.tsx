import type { PaymentMethod } from '@plainwire/domain/contract'
import { CreditCard } from 'lucide-react'
import type { Billing } from '../../account/billing/billing.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { usePaymentMethods } from './billing-data.ts'

const BRANDS: Partial<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  sepa_debit: 'SEPA',
}

function Method({ method }: { method: PaymentMethod }) {
  const text = useTexts()
  const { brand, last4, expiryMonth, expiryYear } = method
  const name = BRANDS[brand] ?? brand
  return (
    <li className="flex items-center gap-3 border-t border-line py-3">
      <CreditCard size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <p className="min-w-0">
        <span className="block font-semibold">
          {last4 ? text('billing.methods.card', { brand: name, last4 }) : name}
        </span>
        {expiryMonth !== null && expiryYear !== null && (
          <span className="block text-14 text-ink-soft">
            {text('billing.methods.expires', {
              day: `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`,
            })}
          </span>
        )}
      </p>
    </li>
  )
}

/**
 * The reader's payment methods, with a button that adds one. Where payments are simulated, the methods are
 * fictional, because real card details are entered only on the payment provider's pages.
 */
export function PaymentMethods({ billing }: { billing: Billing }) {
  const text = useTexts()
  const { methods, load, add, isAdding, error } = usePaymentMethods(billing)
  const problem = error ?? (methods.is === 'failed' ? methods.error : undefined)
  return (
    <section aria-labelledby="billing-methods" className="grid gap-2">
      <h2 id="billing-methods" className="headline text-22">
        {text('billing.methods')}
      </h2>
      {methods.is === 'loading' && (
        <div role="status" className="h-11 rounded-lg bg-line breathing">
          <span className="sr-only">{text('billing.methods.loading')}</span>
        </div>
      )}
      {methods.is === 'loaded' && methods.data.length === 0 && (
        <p className="text-ink-soft">{text('billing.methods.none')}</p>
      )}
      {methods.is === 'loaded' && methods.data.length > 0 && (
        <ul>
          {methods.data.map((method) => (
            <Method key={method.id} method={method} />
          ))}
        </ul>
      )}
      {!billing.openPortal && <p className="text-14 text-ink-soft">{text('billing.methods.simulated')}</p>}
      {problem && (
        <p role="alert" className="text-danger">
          {text(`billing.error.${problem}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {methods.is === 'failed' && (
          <Button look="outline" onClick={load}>
            {text('billing.retry')}
          </Button>
        )}
        <Button look="outline" isPending={isAdding} onClick={add}>
          {text(isAdding ? 'billing.methods.adding' : 'billing.methods.add')}
          {billing.openPortal && <span className="sr-only">({text('billing.method.tab')})</span>}
        </Button>
      </div>
    </section>
  )
}
