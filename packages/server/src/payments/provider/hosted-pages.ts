import { PLANS, type PlanId } from '@plainwire/domain/subscription'
import type Stripe from 'stripe'
import type { PaymentCredentials } from '../payment-credentials.ts'
import type { StripeCalls } from './stripe-calls.ts'
import { StripeIds } from './stripe-schemas.ts'

interface NewCheckout {
  customerId: string
  plan: PlanId
  isTrial: boolean
  /** The URL to which the provider sends the reader back; the outcome is added to its query. */
  returnUrl: string
  /** The key by which the provider recognises a repeated request (idempotency key). */
  key: string
}

const MAX_CHECKOUTS = 100

/**
 * Creates the calls to the payment provider's API that concern its hosted pages, on which readers pay and
 * change their payment method.
 */
export function createHostedPageCalls(
  { client, call, openPage }: StripeCalls,
  { prices }: Pick<PaymentCredentials, 'prices'>,
) {
  return {
    /** Expires the customer's open checkouts, so that none of them can be completed any more. */
    async expireCheckouts(customer: string): Promise<void> {
      const about = { customer, status: 'open', limit: MAX_CHECKOUTS } as const
      const { data } = await call(StripeIds, ({ checkout }) => checkout.sessions.list(about))
      const stripe = await client()
      await Promise.all(data.map(({ id }) => stripe.checkout.sessions.expire(id)))
    },
    beginCheckout({ customerId: customer, plan, isTrial, returnUrl, key }: NewCheckout): Promise<string> {
      // A trial can be begun without a payment method. If none has been entered when it ends, the subscription
      // is cancelled, so that nobody is charged.
      const trial = {
        payment_method_collection: 'if_required',
        subscription_data: {
          trial_period_days: PLANS[plan].trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        },
      } as const
      const about = {
        mode: 'subscription' as const,
        customer,
        line_items: [{ price: prices[plan], quantity: 1 }],
        success_url: `${returnUrl}?billing=success`,
        cancel_url: `${returnUrl}?billing=cancelled`,
        ...(isTrial && trial),
      } satisfies Stripe.Checkout.SessionCreateParams
      return openPage(({ checkout }) => checkout.sessions.create(about, { idempotencyKey: key }))
    },
    openPortal(customer: string, to: 'home' | 'payment-method', returnUrl: string): Promise<string> {
      const flow = to === 'payment-method' && { flow_data: { type: 'payment_method_update' as const } }
      const about = { customer, return_url: returnUrl, ...flow }
      return openPage(({ billingPortal }) => billingPortal.sessions.create(about))
    },
  }
}
