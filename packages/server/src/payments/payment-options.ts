import type { PlanId } from '@plainwire/domain/subscription'
import type { ProviderHttp, ProviderRequest } from '../identity/provider-options.ts'

/** The guarded client, as a payment provider is asked with it. */
export interface PaymentHttp extends ProviderHttp {
  remove(url: string, request: ProviderRequest): ReturnType<ProviderHttp['get']>
}

/** What this installation is known by at the payment provider. */
export interface PaymentOptions {
  secretKey: string
  /** Signs what the provider tells us. */
  webhookSecret: string
  /** The provider's names of our prices. */
  prices: Record<PlanId, string>
  /** Where the provider is asked. */
  apiUrl: string
  /** Readers are sent to pages of these origins and no others. */
  origins: readonly string[]
  http: PaymentHttp
  /** For each request, in ms; 5 s where not given. */
  patienceMs?: number
  /** How often a request that failed is made again; once where not given. */
  retries?: number
}
