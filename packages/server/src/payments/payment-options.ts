import type { PlanId } from '@plainwire/domain/subscription'
import type { ProviderHttp, ProviderRequest } from '../identity/provider-options.ts'

/** The guarded client for a payment provider. */
export interface PaymentHttp extends ProviderHttp {
  remove(url: string, request: ProviderRequest): ReturnType<ProviderHttp['get']>
}

/** This installation's credentials at the payment provider. */
export interface PaymentOptions {
  secretKey: string
  /** Verifies the provider's events. */
  webhookSecret: string
  /** The provider's names of our prices. */
  prices: Record<PlanId, string>
  /** The provider's API address. */
  apiUrl: string
  /** Readers are sent to pages of these origins and no others. */
  origins: readonly string[]
  http: PaymentHttp
  /** For each request, in ms; 5 s where not given. */
  patienceMs?: number
  /** How often a request that failed is made again; once where not given. */
  retries?: number
}
