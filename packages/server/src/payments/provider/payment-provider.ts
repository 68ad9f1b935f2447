import type { PaymentCredentials } from '../payment-credentials.ts'
import { createCustomerCalls } from './customers.ts'
import { createWebhookEventReader } from './events.ts'
import { createHostedPageCalls } from './hosted-pages.ts'
import { createInvoiceCalls } from './invoices.ts'
import { createStripeCalls } from './stripe-calls.ts'
import { createSubscriptionCalls } from './subscriptions.ts'

/**
 * Creates the client of the payment provider. Every call rejects if the provider can't be reached, refuses,
 * or answers in an unexpected form.
 */
export function createPaymentProvider(credentials: PaymentCredentials) {
  const calls = createStripeCalls(credentials)
  return {
    ...createCustomerCalls(calls),
    ...createSubscriptionCalls(calls, credentials),
    ...createHostedPageCalls(calls, credentials),
    ...createInvoiceCalls(calls, credentials),
    ...createWebhookEventReader(calls, credentials),
  }
}

export type PaymentProvider = ReturnType<typeof createPaymentProvider>
