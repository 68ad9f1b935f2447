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

/** A start of Premium, as a trial or paid. */
interface PremiumStart {
  action: 'trial' | 'upgrade'
  plan: PlanId
}

const START = ['billing', 'start'] as const

/** Starts Premium; `pendingAction` is how it is being started. */
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
    // Not called if the reader has closed the dialog in the meantime. The dialog stays open while the browser
    // leaves for the payment provider's page, so that a reader who goes back finds it again.
    mutate(start, { onSuccess: (started) => started !== 'leaving' && onClose() })
  }
  return { pendingAction: isPending ? variables.action : undefined, error: getBillingError(error), begin }
}
