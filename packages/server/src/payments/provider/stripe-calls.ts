import type Stripe from 'stripe'
import type { z } from 'zod'
import type { PaymentCredentials } from '../payment-credentials.ts'
import { createStripeClient } from './stripe-client.ts'
import { StripeHostedPage } from './stripe-schemas.ts'

type StripeCall = (stripe: Stripe) => Promise<unknown>

/** Thrown if the provider returns the address of a page that isn't on one of its configured origins. */
export class UnexpectedPageOriginError extends Error {
  override readonly name = 'UnexpectedPageOriginError'
}

/** Functions that call the payment provider's library and validate its answers. */
export interface StripeCalls {
  /** Returns the library, which is loaded when it is first needed. */
  client(): Promise<Stripe>
  /** Returns the answer of a call; rejects if it doesn't fit the schema. */
  call<T>(schema: z.ZodType<T>, run: StripeCall): Promise<T>
  /** Returns the address of the page that a call opens; rejects if the page isn't the provider's. */
  openPage(open: StripeCall): Promise<string>
}

/** Creates the functions that call the payment provider with this installation's credentials. */
export function createStripeCalls(credentials: PaymentCredentials): StripeCalls {
  const client = createStripeClient(credentials)
  const call = async <T>(schema: z.ZodType<T>, run: StripeCall): Promise<T> =>
    schema.parse(await run(await client()))
  return {
    client,
    call,
    async openPage(open) {
      const { url } = await call(StripeHostedPage, open)
      if (!isAllowedProviderUrl(url, credentials))
        throw new UnexpectedPageOriginError('A page that is not the provider’s.')
      return url
    },
  }
}

/**
 * Whether an address is on one of the provider's configured origins, which are the only ones that readers are
 * sent to.
 */
export function isAllowedProviderUrl(url: string, { origins }: Pick<PaymentCredentials, 'origins'>): boolean {
  return URL.canParse(url) && origins.includes(new URL(url).origin)
}
