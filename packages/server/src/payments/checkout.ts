import { hasHadPremium, isSubscriptionOngoing, type PlanId } from '@plainwire/domain/subscription'
import {
  acquireCheckoutLock,
  findReaderById,
  linkCustomer,
  type Payer,
  releaseCheckoutLock,
} from '@plainwire/store'
import { ApiError } from '../errors.ts'
import { callPaymentProvider, type PaymentDependencies, refreshSubscription } from './call-provider.ts'

/** A reader's order for a Premium subscription. */
export interface Order {
  readerId: string
  plan: PlanId
  isTrial: boolean
}

/**
 * The maximum duration of the lock by which one checkout request blocks the same reader's other checkout
 * requests, in ms; longer than the provider ever takes to answer.
 */
const TURN_MS = 120_000

/** Creates a customer for a reader at the payment provider, and returns the customer's id. */
async function introduce(parts: PaymentDependencies, readerId: string): Promise<string> {
  const { provider, withDb, now } = parts
  const reader = await withDb((db) => findReaderById(db, readerId))
  if (!reader) throw new ApiError('NOT_AUTHENTICATED')
  const customerId = await callPaymentProvider(parts, () => provider.createCustomer(reader))
  const linked = await withDb((db) => linkCustomer(db, { readerId, customerId, now: now() }))
  if (linked === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
  return customerId
}

async function beginWithLock(
  parts: PaymentDependencies,
  { readerId, plan, isTrial }: Order,
  turn: Payer & { attempt: number },
): Promise<string> {
  const { provider, publicUrl } = parts
  const returnUrl = `${publicUrl}/`
  const customerId = turn.customerId ?? (await introduce(parts, readerId))
  // Open checkouts are expired before the subscriptions are queried, so that no checkout can add a
  // subscription after the query.
  await callPaymentProvider(parts, () => provider.expireCheckouts(customerId))
  const billed = await refreshSubscription(parts, readerId, customerId)
  if (billed.some(isSubscriptionOngoing))
    return callPaymentProvider(parts, () => provider.openPortal(customerId, 'home', returnUrl))
  if (isTrial && (turn.isTrialUsed || hasHadPremium(billed))) throw new ApiError('TRIAL_USED')
  const key = `checkout-${readerId}-${turn.attempt}`
  return callPaymentProvider(parts, () =>
    provider.beginCheckout({ customerId, plan, isTrial, returnUrl, key }),
  )
}

/**
 * Returns the address to which a reader who orders Premium is sent: the checkout, or the portal if they
 * already have a subscription. Only the latest checkout is valid, so that nobody pays twice.
 */
export async function beginCheckout(parts: PaymentDependencies, order: Order): Promise<string> {
  const { withDb, now } = parts
  const { readerId } = order
  const times = { now: now(), until: new Date(now().getTime() + TURN_MS) }
  const turn = await withDb((db) => acquireCheckoutLock(db, { readerId, ...times }))
  if (turn === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
  if (turn === 'busy') throw new ApiError('CHECKOUT_UNDER_WAY')
  try {
    return await beginWithLock(parts, order, turn)
  } finally {
    await withDb((db) => releaseCheckoutLock(db, readerId, turn.attempt))
  }
}
