import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { ServerOptions } from '../options.ts'
import { forgetLeaving } from './forget-leaving.ts'
import { createPaymentProvider } from './payment-provider.ts'
import { openPayments, type Payments } from './payments.ts'

export interface ReaderPayments extends Payments {
  /**
   * Starts deleting, at the payment provider, the customers of readers who have just deleted their account.
   */
  forgetSoon(): void
}

/**
 * Creates readers' payments at the configured provider; background work stops when the server closes.
 * Undefined if no provider is configured.
 */
export function openReaderPayments(
  app: FastifyInstance,
  { ask, now }: Pick<Accounts, 'ask' | 'now'>,
  { accounts, config, log }: Pick<ServerOptions, 'accounts' | 'config' | 'log'>,
): ReaderPayments | undefined {
  if (!accounts?.payments) return undefined
  const provider = createPaymentProvider(accounts.payments)
  const leaving = forgetLeaving({ provider, ask, log, now })
  app.addHook('onClose', () => leaving.stop())
  const payments = openPayments({ provider, ask, publicUrl: config.publicUrl, log, now })
  return { ...payments, forgetSoon: leaving.soon }
}
