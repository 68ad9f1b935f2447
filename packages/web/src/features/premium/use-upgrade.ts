import type { PlanId } from '@plainwire/domain/subscription'
import { useEffect, useRef, useState } from 'react'
import type { Billing, BillingError } from '../../account/billing/billing.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'

/** Starts Premium, as a trial or paid; `pendingAction` is which of the two is being started. */
export function useUpgrade(onClose: () => void, billing: Billing) {
  const text = useTexts()
  const [pendingAction, setPendingAction] = useState<'trial' | 'upgrade'>()
  const [error, setError] = useState<BillingError>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const begin = async (action: 'trial' | 'upgrade', plan: PlanId) => {
    setPendingAction(action)
    setError(undefined)
    const billed = await (action === 'trial' ? billing.startTrial(plan) : billing.subscribe(plan))
    const isLeaving = billed.ok && billed.data === 'leaving'
    if (billed.ok && !isLeaving) showToast(text(`premium.begun.${action}`))
    // The reader may have closed the dialog in the meantime.
    if (!isShown.current) return
    setPendingAction(undefined)
    if (!billed.ok) setError(billed.error)
    // The dialog stays open while the browser leaves for the payment provider's page, so that a reader who
    // goes back finds it again.
    else if (!isLeaving) onClose()
  }
  return { pendingAction, error, begin }
}
