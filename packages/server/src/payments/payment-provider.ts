import type { API, PaymentMethod } from '@plainwire/domain/contract'
import type { BilledSubscription, PlanId } from '@plainwire/domain/subscription'
import { PLANS } from '@plainwire/domain/subscription'
import type Stripe from 'stripe'
import type { z } from 'zod'
import type { PaymentCredentials } from './payment-credentials.ts'
import { createStripeClient } from './stripe-client.ts'
import {
  parseStripePlan,
  parseStripeSubscription,
  StripeEvent,
  StripeHostedPage,
  StripeId,
  StripeIds,
  type StripeInvoice,
  StripeInvoices,
  type StripePaymentMethod,
  StripePaymentMethods,
  StripeSubscriptions,
} from './stripe-schemas.ts'

export type BilledInvoice = z.infer<typeof API.getInvoices.answer>['invoices'][number]

/** A subscription with its id at the provider. */
export interface ProviderSubscription extends BilledSubscription {
  id: string
  /**
   * Whether the subscription was cancelled with effect from the end of a period; a cancellation must be
   * reversed in the form in which it was made.
   */
  isEndOfPeriod: boolean
}

interface NewCheckout {
  customerId: string
  plan: PlanId
  isTrial: boolean
  /** The URL to which the provider sends the reader back; the outcome is added to its query. */
  returnUrl: string
  /** The key by which the provider recognises a repeated request (idempotency key). */
  key: string
}

/** Thrown if the provider returns the address of a page that isn't on one of its configured origins. */
export class UnexpectedPageOriginError extends Error {
  override readonly name = 'UnexpectedPageOriginError'
}

const ALL = 100
const MAX_INVOICES = 60
const MAX_METHODS = 10
const CENTS = 100
const TOLERANCE_SECONDS = 300

/** Whether an error means that the provider has no object with the given id. */
export function isObjectNotFoundError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing'
}

/**
 * Returns the result of a call of the provider's library; undefined if it throws, as it does for a wrong
 * signature and some malformed events.
 */
function believed<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function methodOf({ id, type, card, sepa_debit: debit }: StripePaymentMethod): PaymentMethod {
  const last4 = card?.last4 ?? debit?.last4 ?? ''
  const about = { id, type, brand: card?.brand ?? type, last4: /^\d{4}$/.test(last4) ? last4 : '' }
  return { ...about, expiryMonth: card?.exp_month ?? null, expiryYear: card?.exp_year ?? null }
}

/**
 * Creates the client of the payment provider. Every call rejects if the provider can't be reached, refuses,
 * or answers in an unexpected form.
 */
export function createPaymentProvider(options: PaymentCredentials) {
  const { prices, origins, webhookSecret } = options
  const client = createStripeClient(options)
  const callStripe = async <T>(
    schema: z.ZodType<T>,
    call: (stripe: Stripe) => Promise<unknown>,
  ): Promise<T> => schema.parse(await call(await client()))
  const page = async (call: (stripe: Stripe) => Promise<unknown>) => {
    const { url } = await callStripe(StripeHostedPage, call)
    if (!origins.includes(new URL(url).origin))
      throw new UnexpectedPageOriginError('A page that is not the provider’s.')
    return url
  }
  const ownPage = (url: string | null | undefined) =>
    url && URL.canParse(url) && origins.includes(new URL(url).origin) ? url : null
  const invoiceOf = (wire: StripeInvoice): BilledInvoice => {
    const line = wire.lines.data.at(-1)
    const price = line?.pricing?.price_details?.price
    return {
      id: wire.number ?? wire.id,
      date: wire.created.toISOString(),
      periodEndsAt: (line?.period.end ?? wire.created).toISOString(),
      plan: parseStripePlan({ id: price ?? '' }, prices),
      amount: wire.amount_paid / CENTS,
      status: 'paid',
      pdf: ownPage(wire.invoice_pdf),
    }
  }
  return {
    async createCustomer({ id, email }: { id: string; email: string }): Promise<string> {
      const about = { email, metadata: { reader: id } }
      const options = { idempotencyKey: `customer-${id}` }
      const customer = await callStripe(StripeId, ({ customers }) => customers.create(about, options))
      return customer.id
    },
    /** All subscriptions that the provider has billed to a customer, newest first. */
    async subscriptionsOf(customer: string): Promise<ProviderSubscription[]> {
      const about = { customer, status: 'all', limit: ALL } as const
      const { data } = await callStripe(StripeSubscriptions, ({ subscriptions }) => subscriptions.list(about))
      return data.map((wire) => ({
        ...parseStripeSubscription(wire, prices),
        id: wire.id,
        isEndOfPeriod: wire.cancel_at_period_end,
      }))
    },
    /** Expires the customer's open checkouts, so that none of them can be completed any more. */
    async expireCheckouts(customer: string): Promise<void> {
      const about = { customer, status: 'open', limit: ALL } as const
      const { data } = await callStripe(StripeIds, ({ checkout }) => checkout.sessions.list(about))
      const stripe = await client()
      await Promise.all(data.map(({ id }) => stripe.checkout.sessions.expire(id)))
    },
    beginCheckout({ customerId: customer, plan, isTrial, returnUrl, key }: NewCheckout): Promise<string> {
      // A trial ends without a payment: nobody is charged without having entered a payment method.
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
      return page(({ checkout }) => checkout.sessions.create(about, { idempotencyKey: key }))
    },
    openPortal(customer: string, to: 'home' | 'payment-method', returnUrl: string): Promise<string> {
      const flow = to === 'payment-method' && { flow_data: { type: 'payment_method_update' as const } }
      const about = { customer, return_url: returnUrl, ...flow }
      return page(({ billingPortal }) => billingPortal.sessions.create(about))
    },
    /** Cancels at the end of the period. */
    async cancel({ id }: ProviderSubscription): Promise<void> {
      await callStripe(StripeId, ({ subscriptions }) =>
        subscriptions.update(id, { cancel_at_period_end: true }),
      )
    },
    async reactivate({ id, isEndOfPeriod }: ProviderSubscription): Promise<void> {
      const change = isEndOfPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const }
      await callStripe(StripeId, ({ subscriptions }) => subscriptions.update(id, change))
    },
    async invoicesOf(customer: string): Promise<BilledInvoice[]> {
      const about = { customer, status: 'paid', limit: MAX_INVOICES } as const
      const { data } = await callStripe(StripeInvoices, ({ invoices }) => invoices.list(about))
      return data.filter(({ amount_paid: cents }) => cents > 0).map(invoiceOf)
    },
    async methodsOf(customer: string): Promise<PaymentMethod[]> {
      const about = { limit: MAX_METHODS }
      const { data } = await callStripe(StripePaymentMethods, ({ customers }) =>
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
        await callStripe(StripeId, ({ customers }) => customers.del(customer))
      } catch (error) {
        if (!isObjectNotFoundError(error)) throw error
      }
    },
    /**
     * Returns an event with the provider's valid signature; undefined if the signature is invalid or older
     * than five minutes.
     */
    async readEvent(body: Buffer, signature: string, now: Date): Promise<StripeEvent | undefined> {
      const { webhooks } = await client()
      const event = believed(() =>
        webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime()),
      )
      return event && StripeEvent.parse(event)
    },
  }
}

export type PaymentProvider = ReturnType<typeof createPaymentProvider>
