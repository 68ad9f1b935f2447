import type { Log } from '@plainwire/domain/log'
import { determineReaderTier, type SubscriptionRecord } from '@plainwire/domain/reader'
import {
  chooseSubscriptionRecord,
  hasHadPremium,
  isSubscriptionOngoing,
} from '@plainwire/domain/subscription'
import { HOUR_MS } from '@plainwire/domain/units'
import {
  assignProviderRequestNumber,
  type Db,
  findPayerByReader,
  findReaderById,
  type Payer,
  savePaymentProviderResponse,
  unlinkCustomer,
} from '@plainwire/store'
import { ApiError } from '../errors.ts'
import { isStripeNotFoundError } from './provider/customers.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'
import type { ProviderSubscription } from './provider/subscriptions.ts'
import { describeProviderFailure } from './provider-failure.ts'

/** The dependencies of payments. */
export interface PaymentDependencies {
  provider: PaymentProvider
  /** Runs work on the database; throws 503 if it is unreachable. */
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T>
  publicUrl: string
  log: Log
  now: () => Date
}

/** How long a reader's stored subscription counts as current after a query of the payment provider, in ms. */
const QUERY_GAP_MS = 5_000

/** Makes a call to the provider; if the call fails, logs the failure and throws 502. */
export async function callPaymentProvider<T>(
  { log }: Pick<PaymentDependencies, 'log'>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    log.warn(describeProviderFailure(error), 'The payment provider could not be queried.')
    throw new ApiError('PROVIDER_FAILED', { cause: error })
  }
}

/**
 * Returns the subscriptions of a customer. If the provider doesn't know the customer, returns none and deletes
 * the stored customer id.
 */
async function subscriptionsOrNone(
  { provider, withDb }: PaymentDependencies,
  customerId: string,
): Promise<ProviderSubscription[]> {
  try {
    return await provider.subscriptionsOf(customerId)
  } catch (error) {
    if (!isStripeNotFoundError(error)) throw error
    await withDb((db) => unlinkCustomer(db, customerId))
    return []
  }
}

/**
 * Queries the provider for a reader's subscriptions, and stores the answer unless a later query was answered
 * first.
 */
export async function refreshSubscription(
  parts: PaymentDependencies,
  readerId: string,
  customerId: string,
): Promise<ProviderSubscription[]> {
  const { withDb, log, now } = parts
  const number = await withDb((db) => assignProviderRequestNumber(db, readerId, now()))
  if (number === undefined) return []
  const billed = await callPaymentProvider(parts, () => subscriptionsOrNone(parts, customerId))
  const running = billed.filter(isSubscriptionOngoing).length
  if (running > 1)
    log.error({ customerId, subscriptions: running }, 'A reader pays for more than one subscription.')
  const answer = { subscription: chooseSubscriptionRecord(billed), isTrialUsed: hasHadPremium(billed) }
  await withDb((db) => savePaymentProviderResponse(db, { readerId, number, ...answer, now: now() }))
  return billed
}

/**
 * Whether the provider may have newer data than the database, because a period that should have been renewed
 * has ended, or because a checkout was begun within the last hour.
 */
function isInDoubt(record: SubscriptionRecord, { begunAt, queriedAt }: Payer, now: Date): boolean {
  const ago = (moment: Date | null) => (moment ? now.getTime() - moment.getTime() : Number.POSITIVE_INFINITY)
  if (ago(queriedAt) < QUERY_GAP_MS || determineReaderTier(record, now) === 'premium') return false
  return record.status !== 'none' || ago(begunAt) < HOUR_MS
}

/** Updates a reader's stored subscription from the provider, if that may have newer data. */
export async function refreshSubscriptionIfStale(
  parts: PaymentDependencies,
  readerId: string,
): Promise<void> {
  const { withDb, now } = parts
  const payer = await withDb((db) => findPayerByReader(db, readerId))
  const reader = payer && (await withDb((db) => findReaderById(db, readerId)))
  if (!payer?.customerId || !reader || !isInDoubt(reader.subscription, payer, now())) return
  try {
    await refreshSubscription(parts, readerId, payer.customerId)
  } catch (error) {
    // The failure was logged, and the stored subscription remains in use.
    if (!(error instanceof ApiError) || error.code !== 'PROVIDER_FAILED') throw error
  }
}
