import type { PaymentMethod } from '@plainwire/domain/contract'
import { NO_SUBSCRIPTION, type Subscription } from '@plainwire/domain/subscription'
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import { accountQueries, FAIL_WITHOUT_CONNECTION } from '../../account/account-queries.ts'
import type { BilledInvoice, Billing, BillingError, BillingResult } from '../../account/billing/billing.ts'
import { subscriptions } from '../../account/subscription/subscription.ts'
import { usePersisted } from '../../device/storage/persisted.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'

/** Changes are made one after the other. */
const BILLING = { id: 'billing' }
const STATUS = ['billing', 'status'] as const
const METHODS = ['billing', 'methods'] as const
const INVOICES = ['billing', 'invoices'] as const

/** Thrown for a billing call that failed. */
class BillingFailure extends Error {
  readonly reason: BillingError

  constructor(reason: BillingError) {
    super(`The billing call failed: ${reason}`)
    this.reason = reason
  }
}

const isUnexpected = (error: Error) => !(error instanceof BillingFailure)
const reasonOf = (error: Error | null) => (error instanceof BillingFailure ? error.reason : undefined)

/**
 * The data of a billing call.
 *
 * @throws BillingFailure if the call failed
 */
async function dataOf<T>(calling: Promise<BillingResult<T>>): Promise<T> {
  const billed = await calling
  if (!billed.ok) throw new BillingFailure(billed.error)
  return billed.data
}

export type FetchState<T> =
  | { is: 'loading' }
  | { is: 'failed'; error: BillingError }
  | { is: 'loaded'; data: T }

/** Fetches data of the payment provider while it is shown. The returned function fetches it again. */
function useBillingQuery<T>(
  queryKey: QueryKey,
  fetchData: () => Promise<BillingResult<T>>,
  options: { enabled?: boolean; refetchOnWindowFocus?: boolean; refetchOnReconnect?: boolean } = {},
): [FetchState<T>, () => void] {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey,
      queryFn: () => dataOf(fetchData()),
      ...options,
      // Payments may be made elsewhere at any time, so that nothing is cached after the dialog is closed.
      gcTime: 0,
      throwOnError: isUnexpected,
    },
    accountQueries,
  )
  const load = () => void refetch()
  if (data !== undefined) return [{ is: 'loaded', data }, load]
  const reason = reasonOf(error)
  return [reason && !isFetching ? { is: 'failed', error: reason } : { is: 'loading' }, load]
}

/** The reader's subscription: fetched once, then updated when it changes in this or another tab. */
export function useBillingView(billing: Billing): [FetchState<Subscription>, () => void] {
  const { whose, of } = usePersisted(subscriptions)
  // The account's own query is repeated when the reader returns to the page, and updates the persisted record.
  const once = { refetchOnWindowFocus: false, refetchOnReconnect: false }
  const [fetched, load] = useBillingQuery(STATUS, billing.status, once)
  const current = of[whose] ?? NO_SUBSCRIPTION
  return [fetched.is === 'loaded' ? { is: 'loaded', data: current } : fetched, load]
}

/** Cancels and reactivates the subscription; `pendingAction` is the action that is running. */
export function useBillingActions(billing: Billing) {
  const text = useTexts()
  const { mutate, isPending, variables, error } = useMutation(
    {
      ...FAIL_WITHOUT_CONNECTION,
      scope: BILLING,
      throwOnError: isUnexpected,
      mutationFn: (action: 'cancel' | 'reactivate') => dataOf(billing[action]()),
      onSuccess: (_, action) => showToast(text(`billing.${action}.done`)),
    },
    accountQueries,
  )
  return { pendingAction: isPending ? variables : undefined, error: reasonOf(error), act: mutate }
}

/** The payment methods, and a function that adds one. */
export function useMethods(billing: Billing) {
  const text = useTexts()
  const [methods, load] = useBillingQuery<readonly PaymentMethod[]>(METHODS, billing.methods)
  const { mutate, isPending, error } = useMutation(
    {
      ...FAIL_WITHOUT_CONNECTION,
      scope: BILLING,
      throwOnError: isUnexpected,
      mutationFn: (calling: ReturnType<Billing['addMethod']>) => dataOf(calling),
      onSuccess: (added) => {
        if (added === 'leaving') return
        accountQueries.setQueryData(METHODS, added)
        showToast(text('billing.methods.added'))
      },
    },
    accountQueries,
  )
  // The call is made on the click itself, because browsers block tabs that are opened later.
  const add = () => mutate(billing.addMethod())
  return { methods, load, add, isAdding: isPending, error: reasonOf(error) }
}

/** The invoices: fetched from the payment provider, or those passed where payments are simulated. */
export function useInvoices(
  billing: Billing,
  simulated: readonly BilledInvoice[],
): [FetchState<readonly BilledInvoice[]>, () => void] {
  const isReal = billing.openPortal !== undefined
  const [fetched, load] = useBillingQuery(INVOICES, billing.invoices, { enabled: isReal })
  return [isReal ? fetched : { is: 'loaded', data: simulated }, load]
}
