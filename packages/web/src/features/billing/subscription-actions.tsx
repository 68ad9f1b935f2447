import { SIMULATED_PAYMENT_PORTAL_PATH } from '@plainwire/domain/addresses'
import { PLANS, type Subscription, summariseSubscription } from '@plainwire/domain/subscription'
import { ExternalLink } from 'lucide-react'
import type { Billing } from '../../account/billing/billing.ts'
import { formatMoney } from '../../account/billing/money.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { buildPathWithParameters } from '../../lib/addresses/paths.ts'
import { useTexts } from '../../lib/texts.ts'
import { useNow } from '../../lib/timing/clock.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { useBillingActions } from './billing-data.ts'
import { useLongDateFormatter } from './plan-card.tsx'

/** A button that opens the payment provider's portal in a new tab. */
function PortalButton({ open }: { open: NonNullable<Billing['openPortal']> }) {
  const text = useTexts()
  const go = async () => {
    const result = await open()
    if (!result.ok) showToast(text(`billing.error.${result.error}`), 'error')
  }
  return (
    <Button look="outline" onClick={() => void go()}>
      {text('billing.method')}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="sr-only">({text('billing.method.tab')})</span>
    </Button>
  )
}

/**
 * A link to the page of the payment provider on which the reader can change the payment method. Where
 * payments are simulated, it leads to a page that explains the simulation.
 */
function PortalLink({ billing }: { billing: Billing }) {
  const text = useTexts()
  if (billing.openPortal) return <PortalButton open={billing.openPortal} />
  return (
    <ButtonAnchor
      look="outline"
      href={buildPathWithParameters(SIMULATED_PAYMENT_PORTAL_PATH, text.language)}
      opensTab
    >
      {text('billing.method')}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="sr-only">({text('billing.method.tab')})</span>
    </ButtonAnchor>
  )
}

interface SubscriptionActionsProps {
  subscription: Subscription
  billing: Billing
}

/**
 * The buttons that upgrade, cancel or reactivate a subscription, and the link to the page on which its
 * payment method can be changed.
 */
export function SubscriptionActions({ subscription, billing }: SubscriptionActionsProps) {
  const text = useTexts()
  const dayOf = useLongDateFormatter()
  const { replace } = useDialogStack()
  const { pendingAction, error, act } = useBillingActions(billing)
  const { state, plan, day } = summariseSubscription(subscription, useNow())
  const action = state === 'canceled' ? 'reactivate' : 'cancel'
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {state === 'free' ? (
          <Button look="solid" onClick={() => replace({ name: 'upgrade', variant: 'default' })}>
            {text('billing.upgrade')}
          </Button>
        ) : (
          <>
            <Button
              look={action === 'reactivate' ? 'solid' : 'outline'}
              isPending={pendingAction !== undefined}
              onClick={() => act(action)}
            >
              {text(pendingAction ? `billing.${pendingAction}.doing` : `billing.${action}`)}
            </Button>
            <PortalLink billing={billing} />
          </>
        )}
      </div>
      {state === 'canceled' && plan && day && (
        <p className="text-14 text-ink-soft">
          {text('billing.reactivate.charged', {
            price: formatMoney(PLANS[plan].price, text.language),
            day: dayOf(day.date),
          })}
        </p>
      )}
      {error && (
        <p role="alert" className="text-danger">
          {text(`billing.error.${error}`)}
        </p>
      )}
    </div>
  )
}
