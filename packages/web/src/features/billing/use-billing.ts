import { NO_SUBSCRIPTION, type Subscription } from '@plainwire/domain/subscription'
import { useCallback, useEffect, useState } from 'react'
import type { BilledInvoice, Billing, BillingError, BillingResult } from '../../account/billing/billing.ts'
import { subscriptions } from '../../account/subscription/subscription.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'

export type BillingView =
  | { is: 'loading' }
  | { is: 'failed'; error: BillingError }
  | { is: 'loaded'; subscription: Subscription }

/** The reader's subscription: fetched once, then updated when it changes in this or another tab. */
export function useBillingView(billing: Billing): { view: BillingView; load: () => void } {
  const { whose, of } = usePersisted(subscriptions)
  const [fetched, setFetched] = useState<'loading' | 'loaded' | BillingError>('loading')
  const load = useCallback(() => {
    let isCurrent = true
    setFetched('loading')
    void billing.status().then((billed) => {
      if (isCurrent) setFetched(billed.ok ? 'loaded' : billed.error)
    })
    return () => {
      isCurrent = false
    }
  }, [billing])
  useEffect(load, [load])
  if (fetched === 'loading') return { view: { is: 'loading' }, load }
  if (fetched !== 'loaded') return { view: { is: 'failed', error: fetched }, load }
  return { view: { is: 'loaded', subscription: of[whose] ?? NO_SUBSCRIPTION }, load }
}

/** Cancels and reactivates the subscription; `pendingAction` is the action that is running. */
export function useBillingActions(billing: Billing) {
  const text = useTexts()
  const [pendingAction, setPendingAction] = useState<'cancel' | 'reactivate'>()
  const [error, setError] = useState<BillingError>()
  const act = async (action: 'cancel' | 'reactivate') => {
    setPendingAction(action)
    setError(undefined)
    const billed = await billing[action]()
    setPendingAction(undefined)
    if (billed.ok) showToast(text(`billing.${action}.done`))
    else setError(billed.error)
  }
  return { pendingAction, error, act }
}

export type FetchState<T> =
  | { is: 'loading' }
  | { is: 'failed'; error: BillingError }
  | { is: 'loaded'; data: T }

/**
 * Fetches data on mount. The returned function fetches the data again, or replaces it by the argument of the
 * function.
 */
export function useFetched<T>(
  fetchData: () => Promise<BillingResult<T>>,
): [FetchState<T>, (data?: T) => void] {
  const [fetched, setFetched] = useState<FetchState<T>>({ is: 'loading' })
  const load = useCallback(
    (data?: T) => {
      if (data !== undefined) {
        setFetched({ is: 'loaded', data })
        return
      }
      setFetched({ is: 'loading' })
      void fetchData().then((billed) =>
        setFetched(billed.ok ? { is: 'loaded', data: billed.data } : { is: 'failed', error: billed.error }),
      )
    },
    [fetchData],
  )
  useEffect(() => load(), [load])
  return [fetched, load]
}

/** The invoices: fetched from the payment provider, or those passed where payments are simulated. */
export function useInvoices(
  billing: Billing,
  simulated: readonly BilledInvoice[],
): [FetchState<readonly BilledInvoice[]>, () => void] {
  const [fetched, load] = useFetched(billing.invoices)
  return [billing.openPortal ? fetched : { is: 'loaded', data: simulated }, () => load()]
}
