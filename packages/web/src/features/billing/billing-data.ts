import type { PaymentMethod } from '@plainwire/domain/contract'
import { NO_SUBSCRIPTION, type Subscription } from '@plainwire/domain/subscription'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { accountQueryClient } from '../../account/account-queries.ts'
import type { Billing, BillingFailureReason, InvoiceWithPdf } from '../../account/billing/billing.ts'
import {
  BILLING_MUTATION_OPTIONS,
  getBillingError,
  unwrapBillingData,
  useBillingQuery,
  useSubscriptionQuery,
} from '../../account/billing/billing-queries.ts'
import { subscriptions } from '../../account/subscription/subscription.ts'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'

const METHODS = ['billing', 'methods'] as const
const INVOICES = ['billing', 'invoices'] as const

export type FetchState<T> =
  | { is: 'loading' }
  | { is: 'failed'; error: BillingFailureReason }
  | { is: 'loaded'; data: T }

/**
 * Returns the state of a query for display, and a function that runs the query again. A failed query that is
 * running again counts as loading.
 */
function fetchState<T>({ data, error, isFetching, refetch }: UseQueryResult<T>): [FetchState<T>, () => void] {
  const load = () => void refetch()
  if (data !== undefined) return [{ is: 'loaded', data }, load]
  const reason = getBillingError(error)
  return [reason && !isFetching ? { is: 'failed', error: reason } : { is: 'loading' }, load]
}

/**
 * Returns the state of the reader's subscription, and a function that fetches it again. After it has been
 * fetched, changes in this or another tab update it.
 */
export function useBilledSubscription(billing: Billing): [FetchState<Subscription>, () => void] {
  const { whose, of } = usePersistedStore(subscriptions)
  const [fetched, load] = fetchState(useSubscriptionQuery(billing))
  const current = of[whose] ?? NO_SUBSCRIPTION
  return [fetched.is === 'loaded' ? { is: 'loaded', data: current } : fetched, load]
}

/** Cancels and reactivates the subscription; `pendingAction` is the action that is running. */
export function useBillingActions(billing: Billing) {
  const text = useTexts()
  const { mutate, isPending, variables, error } = useMutation(
    {
      ...BILLING_MUTATION_OPTIONS,
      mutationFn: (action: 'cancel' | 'reactivate') => unwrapBillingData(billing[action]()),
      onSuccess: (_, action) => showToast(text(`billing.${action}.done`)),
    },
    accountQueryClient,
  )
  return { pendingAction: isPending ? variables : undefined, error: getBillingError(error), act: mutate }
}

/** Returns the reader's payment methods, and functions that fetch them again or add one. */
export function usePaymentMethods(billing: Billing) {
  const text = useTexts()
  const [methods, load] = fetchState(useBillingQuery<readonly PaymentMethod[]>(METHODS, billing.methods))
  const { mutate, isPending, error } = useMutation(
    {
      ...BILLING_MUTATION_OPTIONS,
      mutationFn: (calling: ReturnType<Billing['addMethod']>) => unwrapBillingData(calling),
      onSuccess: (added) => {
        if (added === 'leaving') return
        accountQueryClient.setQueryData(METHODS, added)
        showToast(text('billing.methods.added'))
      },
    },
    accountQueryClient,
  )
  // The call is made on the click itself, because browsers block tabs that are opened later.
  const add = () => mutate(billing.addMethod())
  return { methods, load, add, isAdding: isPending, error: getBillingError(error) }
}

/**
 * Returns the state of the reader's invoices, and a function that fetches them again. They are fetched from
 * the payment provider; where payments are simulated, they are the invoices in `simulated`.
 */
export function useInvoices(
  billing: Billing,
  simulated: readonly InvoiceWithPdf[],
): [FetchState<readonly InvoiceWithPdf[]>, () => void] {
  const isReal = billing.openPortal !== undefined
  const [fetched, load] = fetchState(useBillingQuery(INVOICES, billing.invoices, { enabled: isReal }))
  return [isReal ? fetched : { is: 'loaded', data: simulated }, load]
}
