import { PaymentMethod } from '@plainwire/domain/contract'
import { z } from 'zod'
import { createPersistedStore } from '../../device/storage/persisted.ts'

const Methods = z.record(z.string(), z.array(PaymentMethod).max(3))

/**
 * The payment methods of the simulated provider, by reader. They are fictional: the simulated provider never
 * requests a real card.
 */
export const simulatedPaymentMethods = createPersistedStore<z.infer<typeof Methods>>(
  'plainwire.payment-methods',
  (stored) => Methods.safeParse(stored).data,
  {},
)

/** The cards that the simulated provider adds, in this order. */
const MADE_UP = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'amex', last4: '0005' },
] as const
const LASTS_YEARS = 3

/** Adds the next fictional card to a reader's cards; undefined if there are no more. */
export function addSimulatedPaymentMethod(
  known: readonly PaymentMethod[],
  now: Date,
): PaymentMethod[] | undefined {
  const next = MADE_UP[known.length]
  if (!next) return undefined
  const expiry = { expiryMonth: now.getUTCMonth() + 1, expiryYear: now.getUTCFullYear() + LASTS_YEARS }
  return [...known, { id: `simulated-${next.last4}`, type: 'card', ...next, ...expiry }]
}

/** Deletes a reader's payment methods. */
export function deleteSimulatedPaymentMethods(reader: string): void {
  const { [reader]: _, ...others } = simulatedPaymentMethods.get()
  simulatedPaymentMethods.set(Object.keys(others).length === 0 ? simulatedPaymentMethods.initial : others)
}
