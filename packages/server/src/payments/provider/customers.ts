import type { PaymentMethod } from '@plainwire/domain/contract'
import type { StripeCalls } from './stripe-calls.ts'
import { StripeId, type StripePaymentMethod, StripePaymentMethods } from './stripe-schemas.ts'

const MAX_METHODS = 10

/** Whether an error means that the provider has no object with the given id. */
export function isStripeNotFoundError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing'
}

function methodOf({ id, type, card, sepa_debit: debit }: StripePaymentMethod): PaymentMethod {
  const last4 = card?.last4 ?? debit?.last4 ?? ''
  const about = { id, type, brand: card?.brand ?? type, last4: /^\d{4}$/.test(last4) ? last4 : '' }
  return { ...about, expiryMonth: card?.exp_month ?? null, expiryYear: card?.exp_year ?? null }
}

/** Creates the calls to the payment provider's API that concern customers and their payment methods. */
export function createCustomerCalls({ call }: StripeCalls) {
  return {
    async createCustomer({ id, email }: { id: string; email: string }): Promise<string> {
      const about = { email, metadata: { reader: id } }
      const options = { idempotencyKey: `customer-${id}` }
      const customer = await call(StripeId, ({ customers }) => customers.create(about, options))
      return customer.id
    },
    async methodsOf(customer: string): Promise<PaymentMethod[]> {
      const about = { limit: MAX_METHODS }
      const { data } = await call(StripePaymentMethods, ({ customers }) =>
        customers.listPaymentMethods(customer, about),
      )
      return data.map(methodOf)
    },
    /**
     * Deletes a customer and ends all of their subscriptions immediately. Succeeds if the customer is already
     * deleted.
     */
    async forget(customer: string): Promise<void> {
      try {
        await call(StripeId, ({ customers }) => customers.del(customer))
      } catch (error) {
        if (!isStripeNotFoundError(error)) throw error
      }
    },
  }
}
