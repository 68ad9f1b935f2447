import type { PlanId } from '@plainwire/domain/subscription'
import { useEffect, useRef, useState } from 'react'
import type { Billing, BillingError } from '../../account/billing/billing.ts'
import { useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'

/** Starts Premium: as a trial, or paid immediately. */
export function useUpgrade(onClose: () => void, billing: Billing) {
  const text = useTexts()
  const [doing, setDoing] = useState<'trial' | 'upgrade'>()
  const [error, setError] = useState<BillingError>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const begin = async (what: 'trial' | 'upgrade', plan: PlanId) => {
    setDoing(what)
    setError(undefined)
    const billed = await (what === 'trial' ? billing.startTrial(plan) : billing.subscribe(plan))
    const isLeaving = billed.ok && billed.data === 'leaving'
    if (billed.ok && !isLeaving) showToast(text(`premium.begun.${what}`))
    // Closed meanwhile, there is nothing left to close.
    if (!isShown.current) return
    setDoing(undefined)
    if (!billed.ok) setError(billed.error)
    // A reader who returns with the browser's Back button finds the dialog unchanged.
    else if (!isLeaving) onClose()
  }
  return { doing, error, begin }
}
