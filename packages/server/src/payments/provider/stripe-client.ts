import type Stripe from 'stripe'
import type { PaymentCredentials, PaymentHttpClient } from '../payment-credentials.ts'

/** The time limit of each request to the payment provider, in ms; short, because a reader waits. */
const PATIENCE_MS = 5_000
const MAX_ANSWER_BYTES = 2_000_000

type Fetch = NonNullable<Parameters<typeof Stripe.createFetchHttpClient>[0]>

/**
 * Creates a fetch function by which the provider's library sends its requests through the guarded client
 * `http`, which refuses internal addresses. The function rejects if a request is refused or the provider
 * can't be reached.
 */
function guardedFetch(http: PaymentHttpClient, timeoutMs: number): Fetch {
  return async (input, init) => {
    const { method, body } = init ?? {}
    const url = String(input)
    const request = {
      headers: Object.fromEntries(new Headers(init?.headers)),
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
    }
    const answer =
      method === 'POST'
        ? await http.postForm(url, { ...request, form: String(body ?? '') })
        : method === 'DELETE'
          ? await http.remove(url, request)
          : await http.get(url, request)
    if ('failure' in answer) throw new Error(`The provider failed: ${answer.failure}.`)
    const { 'content-encoding': _packed, 'content-length': _length, ...headers } = answer.headers
    return new Response(Uint8Array.from(answer.body), { status: answer.status, headers })
  }
}

/** Returns a function that returns the provider's own library, which is loaded when it is first needed. */
export function createStripeClient(options: PaymentCredentials): () => Promise<Stripe> {
  const { secretKey, apiUrl, http, patienceMs = PATIENCE_MS, retries = 1 } = options
  let made: Promise<Stripe> | undefined
  const make = async () => {
    const { Stripe } = await import('stripe')
    const { protocol, hostname, port } = new URL(apiUrl)
    const isPlain = protocol === 'http:'
    return new Stripe(secretKey, {
      host: hostname,
      port: port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
      httpClient: Stripe.createFetchHttpClient(guardedFetch(http, patienceMs)),
      timeout: patienceMs,
      maxNetworkRetries: retries,
      telemetry: false,
    })
  }
  return () => {
    made ??= make()
    return made
  }
}
