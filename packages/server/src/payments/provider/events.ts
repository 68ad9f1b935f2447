import type { PaymentCredentials } from '../payment-credentials.ts'
import type { StripeCalls } from './stripe-calls.ts'
import { StripeEvent } from './stripe-schemas.ts'

/** The maximum age of an event's signature, in seconds. */
const TOLERANCE_SECONDS = 300

/** Creates the function that verifies and parses the events that the provider sends. */
export function createWebhookEventReader(
  { client }: Pick<StripeCalls, 'client'>,
  { webhookSecret }: Pick<PaymentCredentials, 'webhookSecret'>,
) {
  return {
    /**
     * Returns an event with the provider's valid signature; undefined if the signature is invalid or older
     * than five minutes.
     */
    async readEvent(body: Buffer, signature: string, now: Date): Promise<StripeEvent | undefined> {
      const { webhooks } = await client()
      const event = resultOf(() =>
        webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime()),
      )
      return event && StripeEvent.parse(event)
    },
  }
}

/**
 * Returns the result of a call of the provider's library; undefined if it throws, as it does for a wrong
 * signature and some malformed events.
 */
function resultOf<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
