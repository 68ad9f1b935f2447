import { PREMIUM_FEATURES, summariseSubscription } from '@plainwire/domain/subscription'
import { Check } from 'lucide-react'
import type { Billing } from '../../account/billing/billing.ts'
import { useBilling } from '../../account/billing/use-billing.ts'
import { useConfig } from '../../lib/config.ts'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { useBilledSubscription } from './billing-data.ts'
import { BillingHistory } from './billing-history.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PlanCard } from './plan-card.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'

const BAR = 'rounded-lg bg-line breathing'

function BillingSkeleton() {
  const text = useTexts()
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{text('billing.loading')}</span>
      <div className={`h-44 ${BAR}`} />
      <div className={`h-11 w-2/3 ${BAR}`} />
      <div className={`h-40 ${BAR}`} />
    </div>
  )
}

function Features() {
  const text = useTexts()
  return (
    <section aria-labelledby="billing-features" className="grid gap-3">
      <h2 id="billing-features" className="headline text-22">
        {text('billing.features')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {PREMIUM_FEATURES.map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Check size={16} aria-hidden="true" className="shrink-0 text-ok" />
            {text(`premium.feature.${feature}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Help() {
  const text = useTexts()
  const { contactEmail } = useConfig()
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-hush p-5">
      <div>
        <h2 className="font-semibold">{text('billing.help')}</h2>
        <p className="text-14 text-ink-soft">{text('billing.help.text')}</p>
      </div>
      <ButtonAnchor look="outline" href={`mailto:${contactEmail}`}>
        {text('billing.support')}
      </ButtonAnchor>
    </section>
  )
}

interface BillingDialogProps {
  onClose: () => void
  billing?: Billing
}

/** The reader's subscription, its price and payments, and how to change it. */
export function BillingDialog({ onClose, billing: injected }: BillingDialogProps) {
  const text = useTexts()
  const billing = useBilling(injected)
  const now = useNow()
  const [view, load] = useBilledSubscription(billing)
  return (
    <TextDialog title={text('billing.title')} onClose={onClose}>
      {view.is === 'loading' && <BillingSkeleton />}
      {view.is === 'failed' && (
        <StatusMessage kind="error" text={text(`billing.error.${view.error}`)}>
          <Button look="outline" onClick={load}>
            {text('billing.retry')}
          </Button>
        </StatusMessage>
      )}
      {view.is === 'loaded' && (
        <>
          <PlanCard standing={summariseSubscription(view.data, now)} />
          <SubscriptionActions subscription={view.data} billing={billing} />
          {summariseSubscription(view.data, now).plan && (
            <>
              <PaymentMethods billing={billing} />
              <Features />
            </>
          )}
          <BillingHistory billing={billing} simulated={view.data.invoices} />
        </>
      )}
      <Help />
      <Button look="outline" className="justify-self-start" onClick={onClose}>
        {text('billing.close')}
      </Button>
    </TextDialog>
  )
}
