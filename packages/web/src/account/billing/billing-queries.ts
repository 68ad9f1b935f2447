import { type QueryKey, useQuery } from '@tanstack/react-query'
import { accountQueryClient, ONLINE_ONLY_MUTATION_OPTIONS } from '../account-queries.ts'
import type { Billing, BillingFailureReason, BillingResult } from './billing.ts'

/** Thrown for a billing call that failed. */
class BillingFailure extends Error {
  override readonly name = 'BillingFailure'
  readonly reason: BillingFailureReason

  constructor(reason: BillingFailureReason) {
    super(`The billing call failed: ${reason}`)
    this.reason = reason
  }
}

const isUnexpected = (error: Error) => !(error instanceof BillingFailure)

/**
 * Returns the reason why a billing query or mutation failed; undefined if it didn't fail or the error was
 * unexpected.
 */
export const getBillingError = (error: Error | null): BillingFailureReason | undefined =>
  error instanceof BillingFailure ? error.reason : undefined

/**
 * Returns the data of a billing call. Throws if the call failed, because queries and mutations expect an
 * exception then.
 *
 * @throws BillingFailure
 */
export async function unwrapBillingData<T>(calling: Promise<BillingResult<T>>): Promise<T> {
  const billed = await calling
  if (!billed.ok) throw new BillingFailure(billed.error)
  return billed.data
}

/**
 * Options of billing mutations: they run one after the other, and an unexpected error is thrown during
 * rendering, so that an error boundary catches it.
 */
export const BILLING_MUTATION_OPTIONS = {
  ...ONLINE_ONLY_MUTATION_OPTIONS,
  scope: { id: 'billing' },
  throwOnError: isUnexpected,
}

interface BillingQueryOptions {
  enabled?: boolean
  refetchOnWindowFocus?: boolean
  refetchOnReconnect?: boolean
}

/** Fetches data from the payment provider while a component shows it. */
export function useBillingQuery<T>(
  queryKey: QueryKey,
  fetchData: () => Promise<BillingResult<T>>,
  options: BillingQueryOptions = {},
) {
  return useQuery(
    {
      queryKey,
      queryFn: () => unwrapBillingData(fetchData()),
      ...options,
      // Payments may also be made on the provider's pages or on another device, so data that no component
      // shows any more isn't cached.
      gcTime: 0,
      throwOnError: isUnexpected,
    },
    accountQueryClient,
  )
}

/**
 * Fetches the reader's subscription once. It isn't refetched when the reader returns to the page, because
 * `syncBilledSubscription` then refetches a subscription that a payment provider bills. The fetched
 * subscription is also persisted on this device.
 */
export function useSubscriptionQuery(billing: Billing, { enabled = true } = {}) {
  return useBillingQuery(['billing', 'status'], billing.status, {
    enabled,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
