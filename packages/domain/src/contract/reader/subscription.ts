import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

export const SUBSCRIPTION_STATUSES = ['none', 'trialing', 'active', 'cancelled'] as const

/** A reader's subscription as the API returns it. Values that don't apply are null. */
export const Subscription = z.object({
  /** The reader's current tier, which is 'premium' only until the trial or paid period ends. */
  tier: z.enum(['free', 'premium']),
  status: z.enum(SUBSCRIPTION_STATUSES),
  trialEnd: z.iso.datetime().nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  priceId: z.string().nullable(),
  customerId: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const SubscriptionChange = z
  .strictObject({
    tier: Subscription.shape.tier,
    status: Subscription.shape.status,
    currentPeriodEnd: Subscription.shape.currentPeriodEnd,
    cancelAtPeriodEnd: z.boolean(),
    /**
     * The payment provider's id of the plan's price; stored so that every device of the reader shows the same
     * plan.
     */
    priceId: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .nullable()
      .default(null),
  })
  .refine(
    ({ tier, status, currentPeriodEnd }) =>
      tier === 'free' || (status !== 'none' && currentPeriodEnd !== null),
    'premium has a status and an end',
  )
export type SubscriptionChange = z.infer<typeof SubscriptionChange>

export const putSubscriptionEndpoint = {
  ...ROUTES.putSubscription,
  summary:
    'Stores the subscription that the browser’s simulated billing has produced. 403 BILLED_ELSEWHERE if a payment provider is configured.',
  body: SubscriptionChange,
  answer: Subscription,
  errors: [
    'BAD_REQUEST',
    'NOT_AUTHENTICATED',
    'BILLED_ELSEWHERE',
    'NOT_FOUND',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
  ],
} as const satisfies Call

const READER_ERRORS = ['NOT_AUTHENTICATED', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const
/** The errors of the calls for billing, which all respond with 404 if there is no payment provider. */
const BILLING_ERRORS = [...READER_ERRORS, 'PROVIDER_FAILED'] as const

/**
 * A reader's subscription, and whether the free trial is no longer available to them. Only readers who have
 * never had Premium can start a trial.
 */
export const SubscriptionWithTrialEligibility = Subscription.extend({ isTrialUsed: z.boolean() })
export type SubscriptionWithTrialEligibility = z.infer<typeof SubscriptionWithTrialEligibility>

export const getSubscriptionEndpoint = {
  ...ROUTES.getSubscription,
  summary: 'Returns the reader’s subscription.',
  answer: SubscriptionWithTrialEligibility,
  errors: READER_ERRORS,
} as const satisfies Call

/** The address of a page of the payment provider that the reader is sent to. */
const ProviderPage = z.object({ url: z.url({ protocol: /^https?$/ }) })

export const beginCheckoutEndpoint = {
  ...ROUTES.beginCheckout,
  summary:
    'Starts a checkout at the payment provider and returns its address. For a reader who has a subscription it is the address of the billing portal.',
  body: z.strictObject({ plan: z.enum(['monthly', 'yearly']), isTrial: z.boolean().default(false) }),
  answer: ProviderPage,
  errors: ['BAD_REQUEST', 'TRIAL_USED', 'CHECKOUT_UNDER_WAY', ...BILLING_ERRORS],
} as const satisfies Call

export const openBillingPortalEndpoint = {
  ...ROUTES.openBillingPortal,
  summary: 'Returns the address of the payment provider’s portal for the reader’s subscription.',
  body: z.strictObject({ page: z.enum(['home', 'payment-method']).default('home') }),
  answer: ProviderPage,
  errors: ['BAD_REQUEST', 'NO_SUBSCRIPTION', ...BILLING_ERRORS],
} as const satisfies Call

export const cancelSubscriptionEndpoint = {
  ...ROUTES.cancelSubscription,
  summary: 'Cancels the subscription. The reader stays premium until the end of the period.',
  answer: SubscriptionWithTrialEligibility,
  errors: ['NO_SUBSCRIPTION', ...BILLING_ERRORS],
} as const satisfies Call

export const reactivateSubscriptionEndpoint = {
  ...ROUTES.reactivateSubscription,
  summary: 'Reactivates a cancelled subscription before its period ends.',
  answer: SubscriptionWithTrialEligibility,
  errors: ['NOTHING_TO_REACTIVATE', ...BILLING_ERRORS],
} as const satisfies Call

const InvoiceWithPdf = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  periodEndsAt: z.iso.datetime(),
  plan: z.enum(['monthly', 'yearly']),
  /** The amount in units of the currency, not in cents. */
  amount: z.number().nonnegative(),
  status: z.literal('paid'),
  /** The payment provider's PDF of the invoice. */
  pdf: z.url({ protocol: /^https?$/ }).nullable(),
})

export const getInvoicesEndpoint = {
  ...ROUTES.getInvoices,
  summary: 'Returns the invoices, the newest first.',
  answer: z.object({ invoices: z.array(InvoiceWithPdf) }),
  errors: BILLING_ERRORS,
} as const satisfies Call

/** A payment method. Only the card's brand, last digits and expiry date are known here. */
export const PaymentMethod = z.object({
  id: z.string(),
  type: z.string(),
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$|^$/),
  expiryMonth: z.int().min(1).max(12).nullable(),
  expiryYear: z.int().nullable(),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const getPaymentMethodsEndpoint = {
  ...ROUTES.getPaymentMethods,
  summary: 'Returns the reader’s payment methods.',
  answer: z.object({ paymentMethods: z.array(PaymentMethod) }),
  errors: BILLING_ERRORS,
} as const satisfies Call
