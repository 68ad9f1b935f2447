import type { PaymentCredentials } from '@plainwire/server'
import { z } from 'zod'

const empty = (value: unknown) => (value === '' ? undefined : value)
const named = (prefix: string) =>
  z.preprocess(
    empty,
    z
      .string()
      .max(500)
      .regex(new RegExp(`^(${prefix})_\\w+$`), `begins with ${prefix}_`)
      .optional(),
  )
const LOOPBACK = /^(127\.0\.0\.1|\[::1\]|localhost)$/

/** Settings of the payment provider; all except STRIPE_API_URL must be set, or none. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: named('sk|rk'),
  /** The secret of the webhook that calls POST /api/billing/stripe. */
  STRIPE_WEBHOOK_SECRET: named('whsec'),
  STRIPE_PRICE_MONTHLY: named('price'),
  STRIPE_PRICE_YEARLY: named('price'),
  /** The address of a simulated payment provider, for tests on this machine. */
  STRIPE_API_URL: z.preprocess(
    empty,
    z.url({ protocol: /^http$/, hostname: LOOPBACK, error: 'is a stand-in on this machine' }).optional(),
  ),
}

/** The settings of the payment provider. */
export type PaymentConfig = Omit<PaymentCredentials, 'http'>
type Settings = z.infer<z.ZodObject<typeof paymentSettings>>

/** The names of the payment provider's required settings. All of them must be set or none. */
export const PAYMENT_SETTING_NAMES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const

const API_URL = 'https://api.stripe.com'
/** The origins of the payment provider's pages: the checkout, the customer portal and invoices. */
const PAGES = ['checkout', 'billing', 'pay', 'invoice'].map((name) => `https://${name}.stripe.com`)

/** Returns the settings of the payment provider; undefined if they aren't set. */
export function buildPaymentConfig(settings: Settings): PaymentConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_YEARLY: yearly, STRIPE_API_URL: otherUrl } = settings
  if (!secretKey || !webhookSecret || !monthly || !yearly) return undefined
  const origins = otherUrl ? [new URL(otherUrl).origin] : PAGES
  return { secretKey, webhookSecret, prices: { monthly, yearly }, apiUrl: otherUrl ?? API_URL, origins }
}
