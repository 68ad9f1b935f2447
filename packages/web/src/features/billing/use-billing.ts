import { NO_SUBSCRIPTION, type Subscription } from '@plainwire/domain/subscription'
import { useCallback, useEffect, useState } from 'react'
import type { Billed, BilledInvoice, Billing, BillingError } from '../../account/billing/billing.ts'
import { subscriptions } from '../../account/subscription/subscription.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import { useTexts } from '../../lib/texts.ts'
import { showToast } from '../../lib/toasts.ts'

export type BillingView =
  | { is: 'loading' }
  | { is: 'failed'; error: BillingError }
  | { is: 'loaded'; subscription: Subscription }

/** The reader's subscription: fetched once, then as it changes, here or in another tab. */
export function useBillingView(billing: Billing): { view: BillingView; load: () => void } {
  const { whose, of } = usePersisted(subscriptions)
  const [fetched, setFetched] = useState<'loading' | 'loaded' | BillingError>('loading')
  const load = useCallback(() => {
    let isWanted = true
    setFetched('loading')
    void billing.status().then((billed) => {
      if (isWanted) setFetched(billed.ok ? 'loaded' : billed.error)
    })
    return () => {
      isWanted = false
    }
  }, [billing])
  useEffect(load, [load])
  if (fetched === 'loading') return { view: { is: 'loading' }, load }
  if (fetched !== 'loaded') return { view: { is: 'failed', error: fetched }, load }
  return { view: { is: 'loaded', subscription: of[whose] ?? NO_SUBSCRIPTION }, load }
}

/** Cancelling and reactivating, each while it lasts. */
export function useBillingActions(billing: Billing) {
  const text = useTexts()
  const [doing, setDoing] = useState<'cancel' | 'reactivate'>()
  const [error, setError] = useState<BillingError>()
  const act = async (what: 'cancel' | 'reactivate') => {
    setDoing(what)
    setError(undefined)
    const billed = await billing[what]()
    setDoing(undefined)
    if (billed.ok) showToast(text(`billing.${what}.done`))
    else setError(billed.error)
  }
  return { doing, error, act }
}

export type Fetched<T> = { is: 'loading' } | { is: 'failed'; error: BillingError } | { is: 'loaded'; data: T }

/** Data that is fetched on first render, and again on request. */
export function useFetched<T>(fetchIt: () => Promise<Billed<T>>): [Fetched<T>, (data?: T) => void] {
  const [fetched, setFetched] = useState<Fetched<T>>({ is: 'loading' })
  const load = useCallback(
    (data?: T) => {
      if (data !== undefined) {
        setFetched({ is: 'loaded', data })
        return
      }
      setFetched({ is: 'loading' })
      void fetchIt().then((billed) =>
        setFetched(billed.ok ? { is: 'loaded', data: billed.data } : { is: 'failed', error: billed.error }),
      )
    },
    [fetchIt],
  )
  useEffect(() => load(), [load])
  return [fetched, load]
}

/** Payments: in the simulation as they change, with a provider from its answers. */
export function useInvoices(
  billing: Billing,
  simulated: readonly BilledInvoice[],
): [Fetched<readonly BilledInvoice[]>, () => void] {
  const [fetched, load] = useFetched(billing.invoices)
  return [billing.openPortal ? fetched : { is: 'loaded', data: simulated }, () => load()]
}
