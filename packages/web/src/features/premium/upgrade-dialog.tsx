import { MONEY_BACK_DAYS, PLANS, type PlanId } from '@plainwire/domain/subscription'
import { useState } from 'react'
import type { Billing } from '../../account/billing/billing.ts'
import { useSubscriptionQuery } from '../../account/billing/billing-queries.ts'
import { useBilling } from '../../account/billing/use-billing.ts'
import { useReader } from '../../account/session/account.ts'
import { subscriptions, useTier } from '../../account/subscription/subscription.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useConfig } from '../../lib/config.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import { useUpgrade } from './use-upgrade.ts'

interface UpgradeDialogProps {
  variant: 'default' | 'welcome'
  onClose: () => void
  billing?: Billing
}

/** True if the reader can still start a trial, which is only for readers who have never had Premium. */
function useHasTrial(): boolean {
  const { whose, of } = usePersistedStore(subscriptions)
  return !of[whose]?.isTrialUsed
}

/** The dialog's content for a reader who already has Premium. */
function AlreadyPremium({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  return (
    <TextDialog title={text('premium.already')} onClose={onClose}>
      <p className="text-ink-soft">{text('premium.already.text')}</p>
      <FeatureCards />
      <Button look="solid" className="justify-self-start" onClick={onClose}>
        {text('premium.continueReading')}
      </Button>
    </TextDialog>
  )
}

/** The dialog's content for guests if payments are real, not simulated: Premium then requires an account. */
function SignInFirst({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const { replace } = useDialogStack()
  return (
    <TextDialog title={text('premium.title')} onClose={onClose}>
      <p className="text-ink-soft">{text('premium.signIn.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="solid" onClick={() => replace({ name: 'signIn' })}>
          {text('premium.signIn')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {text('premium.dismiss')}
        </Button>
      </div>
      <FeatureCards />
    </TextDialog>
  )
}

function Offer({ variant, onClose, billing: injected }: UpgradeDialogProps) {
  const text = useTexts()
  const billing = useBilling(injected)
  // Fetches the subscription, because only the server knows whether the trial was used. Simulated payments,
  // which have no portal, store this on the device.
  useSubscriptionQuery(billing, { enabled: billing.openPortal !== undefined })
  const hasTrial = useHasTrial()
  const [plan, setPlan] = useState<PlanId>('monthly')
  const { pendingAction, error, begin } = useUpgrade(onClose, billing)
  const isWelcome = variant === 'welcome' && hasTrial
  const start = isWelcome ? 'trial' : 'upgrade'
  const trialDays = PLANS[plan].trialDays
  return (
    <TextDialog title={text(isWelcome ? 'premium.title.welcome' : 'premium.title')} onClose={onClose}>
      <p className="text-ink-soft">{text('premium.intro')}</p>
      <PlanChooser plan={plan} onChoose={setPlan} isDisabled={pendingAction !== undefined} />
      {hasTrial && (
        <p className="flex flex-wrap items-center gap-x-2 rounded-md bg-hush p-4 text-14">
          {text(isWelcome ? 'premium.trial.welcome' : 'premium.trial', { days: trialDays })}
          {!isWelcome && (
            <Button
              look="text"
              disabled={pendingAction !== undefined}
              className="underline"
              onClick={() => begin({ action: 'trial', plan })}
            >
              {text(pendingAction === 'trial' ? 'premium.trial.starting' : 'premium.trial.start')}
            </Button>
          )}
        </p>
      )}
      {error && (
        <p role="alert" className="text-danger">
          {text(`billing.error.${error}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="solid"
          disabled={pendingAction !== undefined}
          onClick={() => begin({ action: start, plan })}
        >
          {text(
            pendingAction === start
              ? `premium.${start}.starting`
              : isWelcome
                ? 'premium.trial.start'
                : 'premium.upgrade',
          )}
        </Button>
        <Button look="outline" onClick={onClose}>
          {text(isWelcome ? 'premium.dismiss.welcome' : 'premium.dismiss')}
        </Button>
      </div>
      <p className="text-14 text-ink-soft">
        {text('premium.moneyBack', { days: MONEY_BACK_DAYS })}{' '}
        {text(billing.openPortal ? 'premium.provider' : 'premium.simulated')}
      </p>
      <FeatureCards />
    </TextDialog>
  )
}

/** The dialog that presents Premium and starts it, as a trial or paid. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  // Computed once, when the dialog opens, so that its content doesn't change when the reader starts Premium
  // in it.
  const [isAlready] = useState(useTier() === 'premium')
  const isGuest = useReader() === undefined
  if (useConfig().payments && isGuest && !isAlready) return <SignInFirst onClose={props.onClose} />
  return isAlready ? <AlreadyPremium onClose={props.onClose} /> : <Offer {...props} />
}
