import type { PaymentMethod } from '@plainwire/domain/contract'
import { NO_SUBSCRIPTION, type Subscription } from '@plainwire/domain/subscription'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { accountQueryClient } from '../../account/account-queries.ts'
import type { BilledInvoice, Billing, BillingFailureReason } from '../../account/billing/billing.ts'
import {
  BILLING_MUTATION_OPTIONS,
  getBillingError,
  unwrapBillingData,
  useBillingQuery,
  useSubscriptionQuery,
} from '../../account/billing/billing-queries.ts'
import { subscriptions } from '../../account/subscription/subscription.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'

const METHODS = ['billing', 'methods'] as const
const INVOICES = ['billing', 'invoices'] as const

export type FetchState<T> =
  | { is: 'loading' }
  | { is: 'failed'; error: BillingFailureReason }
  | { is: 'loaded'; data: T }

/** What is shown of a query, and a function that repeats it. */
function fetchState<T>({ data, error, isFetching, refetch }: UseQueryResult<T>): [FetchState<T>, () => void] {
  const load = () => void refetch()
  if (data !== undefined) return [{ is: 'loaded', data }, load]
  const reason = getBillingError(error)
  return [reason && !isFetching ? { is: 'failed', error: reason } : { is: 'loading' }, load]
}

/** The reader's subscription: fetched once, then updated when it changes in this or another tab. */
export function useBilledSubscription(billing: Billing): [FetchState<Subscription>, () => void] {
  const { whose, of } = usePersisted(subscriptions)
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

/** The payment methods, and a function that adds one. */
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

/** The invoices: fetched from the payment provider, or those passed where payments are simulated. */
export function useInvoices(
  billing: Billing,
  simulated: readonly BilledInvoice[],
): [FetchState<readonly BilledInvoice[]>, () => void] {
  const isReal = billing.openPortal !== undefined
  const [fetched, load] = fetchState(useBillingQuery(INVOICES, billing.invoices, { enabled: isReal }))
  return [isReal ? fetched : { is: 'loaded', data: simulated }, load]
}
