import {
  findPayerByCustomer,
  isPaymentEventProcessed,
  recordPaymentEvent,
  unlinkCustomer,
} from '@plainwire/store'
import { type PaymentDependencies, refreshSubscription } from './call-provider.ts'
import type { StripeEvent } from './provider/stripe-schemas.ts'

/** Matches the provider's event types that concern a subscription. */
const SUBSCRIPTION_EVENT = /^(customer\.subscription\.|checkout\.session\.|invoice\.|customer\.deleted$)/

/**
 * Handles an event of the provider about a customer. The event's content isn't used: it only causes a query of
 * the reader's subscriptions, so that events may arrive late, twice and in any order. Rejects on failure, after
 * which the provider sends the event again.
 */
export async function handleProviderEvent(
  parts: PaymentDependencies,
  { id, type, data: { object } }: StripeEvent,
): Promise<void> {
  const { withDb, log, now } = parts
  const customerId = object.object === 'customer' ? object.id : object.customer
  if (!SUBSCRIPTION_EVENT.test(type) || !customerId) return
  if (await withDb((db) => isPaymentEventProcessed(db, id))) return
  const payer = await withDb((db) => findPayerByCustomer(db, customerId))
  if (payer) await refreshSubscription(parts, payer.readerId, customerId)
  else log.info({ event: id, type }, 'The payment provider reported an event of an unknown customer.')
  if (payer && type === 'customer.deleted') await withDb((db) => unlinkCustomer(db, customerId))
  await withDb((db) => recordPaymentEvent(db, id, now()))
}
