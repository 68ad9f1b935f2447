import { z } from 'zod'
import { ROUTES } from '../../addresses/index.ts'
import type { Call } from '../call.ts'

export const SUBSCRIPTION_STATUSES = ['none', 'trialing', 'active', 'cancelled'] as const

/** A reader's subscription, with the API's field names; null for values that don't apply. */
export const Subscription = z.object({
  /** 'free' also after the paid period has ended. */
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
    /** Identifies the plan, so that every device of the reader shows the same one. */
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

export const putSubscription = {
  ...ROUTES.putSubscription,
  summary:
    'Tells the server what the simulated billing of the browser has come to. 403 BILLED_ELSEWHERE where a payment provider says it.',
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
 * A reader's subscription, and whether they can no longer get a free trial, which is only for readers who
 * never had Premium.
 */
export const SubscriptionWithTrial = Subscription.extend({ isTrialUsed: z.boolean() })
export type SubscriptionWithTrial = z.infer<typeof SubscriptionWithTrial>

export const getSubscription = {
  ...ROUTES.getSubscription,
  summary: 'What the reader has subscribed to, on whichever device.',
  answer: SubscriptionWithTrial,
  errors: READER_ERRORS,
} as const satisfies Call

/** The address of a page of the payment provider that the reader is sent to. */
const ProviderPage = z.object({ url: z.url({ protocol: /^https?$/ }) })

export const beginCheckout = {
  ...ROUTES.beginCheckout,
  summary:
    'Begins a subscription at the payment provider: where to send the reader. Who has one already is sent to the portal instead.',
  body: z.strictObject({ plan: z.enum(['monthly', 'yearly']), isTrial: z.boolean().default(false) }),
  answer: ProviderPage,
  errors: ['BAD_REQUEST', 'TRIAL_USED', 'CHECKOUT_UNDER_WAY', ...BILLING_ERRORS],
} as const satisfies Call

export const openBillingPortal = {
  ...ROUTES.openBillingPortal,
  summary: "The payment provider's own pages about the reader's subscription: where to send the reader.",
  body: z.strictObject({ page: z.enum(['home', 'payment-method']).default('home') }),
  answer: ProviderPage,
  errors: ['BAD_REQUEST', 'NO_SUBSCRIPTION', ...BILLING_ERRORS],
} as const satisfies Call

export const cancelSubscription = {
  ...ROUTES.cancelSubscription,
  summary: 'Cancels at the end of the period, which stays premium.',
  answer: SubscriptionWithTrial,
  errors: ['NO_SUBSCRIPTION', ...BILLING_ERRORS],
} as const satisfies Call

export const reactivateSubscription = {
  ...ROUTES.reactivateSubscription,
  summary: 'Takes a cancellation back before it has taken effect.',
  answer: SubscriptionWithTrial,
  errors: ['NOTHING_TO_REACTIVATE', ...BILLING_ERRORS],
} as const satisfies Call

export const BilledInvoice = z.object({
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

export const getInvoices = {
  ...ROUTES.getInvoices,
  summary: 'What was paid, the newest first.',
  answer: z.object({ invoices: z.array(BilledInvoice) }),
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

export const getPaymentMethods = {
  ...ROUTES.getPaymentMethods,
  summary: 'What the provider can charge.',
  answer: z.object({ paymentMethods: z.array(PaymentMethod) }),
  errors: BILLING_ERRORS,
} as const satisfies Call
