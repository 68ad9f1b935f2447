import { isEventKnown, noteEvent, payerOfCustomer, unlinkCustomer } from '@plainwire/store'
import { type PaymentParts, refresh } from './ask-provider.ts'
import type { WireEvent } from './stripe-wire.ts'

/** What the provider tells of that says something about a subscription. */
const TOLD = /^(customer\.subscription\.|checkout\.session\.|invoice\.|customer\.deleted$)/

/**
 * Hears what the provider tells of a customer. Only that something happened is believed of it: what a reader has is asked, so
 * that events may come late, twice and in any order. Rejects where that fails: the provider then tells it again.
 */
export async function hearEvent(
  parts: PaymentParts,
  { id, type, data: { object } }: WireEvent,
): Promise<void> {
  const { ask, log, now } = parts
  const customerId = object.object === 'customer' ? object.id : object.customer
  if (!TOLD.test(type) || !customerId) return
  if (await ask((db) => isEventKnown(db, id))) return
  const payer = await ask((db) => payerOfCustomer(db, customerId))
  if (payer) await refresh(parts, payer.readerId, customerId)
  else log.info({ event: id, type }, 'The payment provider told of a customer who is nobody here.')
  if (payer && type === 'customer.deleted') await ask((db) => unlinkCustomer(db, customerId))
  await ask((db) => noteEvent(db, id, now()))
}
