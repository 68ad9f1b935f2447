import type { PlanId } from '@plainwire/domain/subscription'
import type { ProviderHttpClient, ProviderRequest } from '../identity/provider-options.ts'

/**
 * The HTTP client for requests to a payment provider, which refuses internal addresses (the guarded client).
 */
export interface PaymentHttpClient extends ProviderHttpClient {
  remove(url: string, request: ProviderRequest): ReturnType<ProviderHttpClient['get']>
}

/** This installation's credentials at the payment provider. */
export interface PaymentCredentials {
  secretKey: string
  /** The secret that verifies the provider's events. */
  webhookSecret: string
  /** The provider's identifiers of our prices. */
  prices: Record<PlanId, string>
  /** The provider's API address. */
  apiUrl: string
  /** The origins of the provider's pages. Readers are never sent to other origins. */
  origins: readonly string[]
  http: PaymentHttpClient
  /** The time limit of each request, in ms; 5 s by default. */
  patienceMs?: number
  /** How often a failed request is retried; once by default. */
  retries?: number
}
