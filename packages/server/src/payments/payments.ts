import type { SubscriptionWithTrialEligibility } from '@plainwire/domain/contract'
import { toApiSubscription } from '@plainwire/domain/reader'
import { isSubscriptionOngoing } from '@plainwire/domain/subscription'
import { findPayerByReader, findReaderById } from '@plainwire/store'
import { ApiError } from '../errors.ts'
import {
  callPaymentProvider,
  type PaymentDependencies,
  refreshSubscription,
  refreshSubscriptionIfStale,
} from './call-provider.ts'
import { beginCheckout, type Order } from './checkout.ts'
import type { StripeEvent } from './provider/stripe-schemas.ts'
import type { ProviderSubscription } from './provider/subscriptions.ts'
import { handleProviderEvent } from './receive-event.ts'

/** Returns a reader's subscription as stored in the database. */
async function standing(
  { withDb, now }: PaymentDependencies,
  readerId: string,
): Promise<SubscriptionWithTrialEligibility> {
  const payer = await withDb((db) => findPayerByReader(db, readerId))
  const reader = await withDb((db) => findReaderById(db, readerId))
  if (!reader) throw new ApiError('NOT_AUTHENTICATED')
  const subscription = toApiSubscription(reader.subscription, now(), reader.customerId)
  return { ...subscription, isTrialUsed: payer?.isTrialUsed ?? false }
}

async function customerOf({ withDb }: PaymentDependencies, readerId: string): Promise<string | undefined> {
  const payer = await withDb((db) => findPayerByReader(db, readerId))
  return payer?.customerId ?? undefined
}

interface Change {
  /** Selects the subscriptions that are changed. */
  isMeant: (subscription: ProviderSubscription) => boolean
  act: (subscription: ProviderSubscription) => Promise<void>
  /** The error if no subscription is selected. */
  refusal: 'NO_SUBSCRIPTION' | 'NOTHING_TO_REACTIVATE'
}

/**
 * Applies a change to every selected subscription at the provider; throws the refusal if none is selected.
 */
async function change(
  parts: PaymentDependencies,
  readerId: string,
  { isMeant, act, refusal }: Change,
): Promise<SubscriptionWithTrialEligibility> {
  const customerId = await customerOf(parts, readerId)
  const billed = customerId ? await refreshSubscription(parts, readerId, customerId) : []
  const meant = billed.filter((subscription) => isSubscriptionOngoing(subscription) && isMeant(subscription))
  if (!customerId || meant.length === 0) throw new ApiError(refusal)
  await callPaymentProvider(parts, async () => {
    for (const subscription of meant) await act(subscription)
  })
  await refreshSubscription(parts, readerId, customerId)
  return standing(parts, readerId)
}

/**
 * Fetches a list about a reader, such as their invoices, from the provider; empty if the reader isn't a
 * customer of the provider.
 */
async function listed<T>(
  parts: PaymentDependencies,
  readerId: string,
  list: (customerId: string) => Promise<T[]>,
): Promise<T[]> {
  const customerId = await customerOf(parts, readerId)
  return customerId ? callPaymentProvider(parts, () => list(customerId)) : []
}

/** Returns the address of a page at the provider where a reader manages their payments. */
async function portal(
  parts: PaymentDependencies,
  readerId: string,
  to: 'home' | 'payment-method',
): Promise<string> {
  const customerId = await customerOf(parts, readerId)
  if (!customerId) throw new ApiError('NO_SUBSCRIPTION')
  return callPaymentProvider(parts, () => parts.provider.openPortal(customerId, to, `${parts.publicUrl}/`))
}

/**
 * Creates the operations on readers' payments. The provider is authoritative; the database caches its last
 * answer.
 */
export function createPaymentService(parts: PaymentDependencies) {
  const { provider, now } = parts
  const cancelling: Change = {
    isMeant: ({ endsAt }) => endsAt === null,
    act: provider.cancel,
    refusal: 'NO_SUBSCRIPTION',
  }
  const reactivating: Change = {
    isMeant: ({ endsAt }) => endsAt !== null,
    act: provider.reactivate,
    refusal: 'NOTHING_TO_REACTIVATE',
  }
  return {
    settle: (readerId: string) => refreshSubscriptionIfStale(parts, readerId),
    standing: (readerId: string) => standing(parts, readerId),
    checkout: (order: Order) => beginCheckout(parts, order),
    portal: (readerId: string, to: 'home' | 'payment-method') => portal(parts, readerId, to),
    cancel: (readerId: string) => change(parts, readerId, cancelling),
    reactivate: (readerId: string) => change(parts, readerId, reactivating),
    invoices: (readerId: string) => listed(parts, readerId, provider.invoicesOf),
    methods: (readerId: string) => listed(parts, readerId, provider.methodsOf),
    readEvent: (body: Buffer, signature: string) => provider.readEvent(body, signature, now()),
    hear: (event: StripeEvent) => handleProviderEvent(parts, event),
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>
