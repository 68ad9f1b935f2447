import type { PlanId } from '@plainwire/domain/subscription'
import { useMutation } from '@tanstack/react-query'
import { accountQueryClient } from '../../account/account-queries.ts'
import type { Billing } from '../../account/billing/billing.ts'
import {
  BILLING_MUTATION_OPTIONS,
  getBillingError,
  unwrapBillingData,
} from '../../account/billing/billing-queries.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'

/** How the reader starts Premium: as a trial or as a paid plan, and with which plan. */
interface PremiumStart {
  action: 'trial' | 'upgrade'
  plan: PlanId
}

const START = ['billing', 'start'] as const

/**
 * Returns a function that starts Premium, as a trial or as a paid plan. `pendingAction` is the action that is
 * running; undefined if none is.
 */
export function useUpgrade(onClose: () => void, billing: Billing) {
  const text = useTexts()
  const { mutate, isPending, variables, error } = useMutation(
    {
      ...BILLING_MUTATION_OPTIONS,
      mutationKey: START,
      mutationFn: ({ action, plan }: PremiumStart) =>
        unwrapBillingData(action === 'trial' ? billing.startTrial(plan) : billing.subscribe(plan)),
      onSuccess: (started, { action }) => {
        if (started !== 'leaving') showToast(text(`premium.begun.${action}`))
      },
    },
    accountQueryClient,
  )
  const begin = (start: PremiumStart) => {
    // The button may be clicked again before it is rendered as disabled.
    if (accountQueryClient.isMutating({ mutationKey: START }) > 0) return
    // This `onSuccess` isn't called if the reader has closed the dialog in the meantime. The dialog stays
    // open while the browser leaves for the payment provider's page, so that a reader who goes back finds it
    // again.
    mutate(start, { onSuccess: (started) => started !== 'leaving' && onClose() })
  }
  return { pendingAction: isPending ? variables.action : undefined, error: getBillingError(error), begin }
}
