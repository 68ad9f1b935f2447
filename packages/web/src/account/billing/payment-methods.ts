import { PaymentMethod } from '@plainwire/domain/contract'
import { z } from 'zod'
import { persisted } from '../../device/storage/persisted.ts'

const Methods = z.record(z.string(), z.array(PaymentMethod).max(3))

/**
 * The payment methods of the simulation, for each reader of this device. They are fictional: no real card is
 * ever asked for.
 */
export const paymentMethods = persisted<z.infer<typeof Methods>>(
  'plainwire.payment-methods',
  (stored) => Methods.safeParse(stored).data,
  {},
)

/** The cards that the simulation makes up, in this order. */
const MADE_UP = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
  { brand: 'amex', last4: '0005' },
] as const
const LASTS_YEARS = 3

/** A reader's cards with one more; undefined once all have been made up. */
export function withNewMethod(known: readonly PaymentMethod[], now: Date): PaymentMethod[] | undefined {
  const next = MADE_UP[known.length]
  if (!next) return undefined
  const expiry = { expiryMonth: now.getUTCMonth() + 1, expiryYear: now.getUTCFullYear() + LASTS_YEARS }
  return [...known, { id: `simulated-${next.last4}`, type: 'card', ...next, ...expiry }]
}

/** Forgets how a reader paid. */
export function forgetMethods(reader: string): void {
  const { [reader]: _, ...others } = paymentMethods.get()
  paymentMethods.set(Object.keys(others).length === 0 ? paymentMethods.initial : others)
}
