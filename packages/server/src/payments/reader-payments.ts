import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../accounts/accounts.ts'
import type { ServerOptions } from '../options.ts'
import { createCustomerDeletionJob } from './customer-deletion-job.ts'
import { createPaymentService, type PaymentService } from './payments.ts'
import { createPaymentProvider } from './provider/payment-provider.ts'

export interface ReaderPaymentService extends PaymentService {
  /**
   * Starts deleting, at the payment provider, the customers of readers who have just deleted their account.
   */
  forgetSoon(): void
}

/**
 * Creates the service for readers' payments at the configured provider; its background work stops when the
 * server closes. Returns undefined if no provider is configured.
 */
export function createReaderPaymentService(
  app: FastifyInstance,
  { withDb, now }: Pick<AccountService, 'withDb' | 'now'>,
  { accounts, config, log }: Pick<ServerOptions, 'accounts' | 'config' | 'log'>,
): ReaderPaymentService | undefined {
  if (!accounts?.payments) return undefined
  const provider = createPaymentProvider(accounts.payments)
  const leaving = createCustomerDeletionJob({ provider, withDb, log, now })
  app.addHook('onClose', () => leaving.stop())
  const payments = createPaymentService({ provider, withDb, publicUrl: config.publicUrl, log, now })
  return { ...payments, forgetSoon: leaving.soon }
}
