import type { BilledSubscription } from '@plainwire/domain/subscription'
import type { PaymentCredentials } from '../payment-credentials.ts'
import type { StripeCalls } from './stripe-calls.ts'
import { parseStripeSubscription, StripeId, StripeSubscriptions } from './stripe-schemas.ts'

/** A subscription with its id at the provider. */
export interface ProviderSubscription extends BilledSubscription {
  id: string
  /**
   * Whether the subscription was cancelled with effect from the end of its period (`cancel_at_period_end`)
   * and not from a date (`cancel_at`). To reverse a cancellation, the field by which it was made must be
   * reset.
   */
  isEndOfPeriod: boolean
}

const MAX_SUBSCRIPTIONS = 100

/** Creates the calls to the payment provider's API that concern subscriptions. */
export function createSubscriptionCalls(
  { call }: StripeCalls,
  { prices }: Pick<PaymentCredentials, 'prices'>,
) {
  return {
    /** Returns a customer's subscriptions, including ended ones, newest first. */
    async subscriptionsOf(customer: string): Promise<ProviderSubscription[]> {
      const about = { customer, status: 'all', limit: MAX_SUBSCRIPTIONS } as const
      const { data } = await call(StripeSubscriptions, ({ subscriptions }) => subscriptions.list(about))
      return data.map((wire) => ({
        ...parseStripeSubscription(wire, prices),
        id: wire.id,
        isEndOfPeriod: wire.cancel_at_period_end,
      }))
    },
    /** Cancels a subscription with effect from the end of its current period. */
    async cancel({ id }: ProviderSubscription): Promise<void> {
      await call(StripeId, ({ subscriptions }) => subscriptions.update(id, { cancel_at_period_end: true }))
    },
    async reactivate({ id, isEndOfPeriod }: ProviderSubscription): Promise<void> {
      const change = isEndOfPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const }
      await call(StripeId, ({ subscriptions }) => subscriptions.update(id, change))
    },
  }
}
