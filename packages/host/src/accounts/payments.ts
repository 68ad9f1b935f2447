import type { Log } from '@plainwire/domain/log'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import type { PaymentCredentials } from '@plainwire/server'
import type { Config } from '../config/config.ts'
import { wrapHttpClientWithTracing } from '../observe/traced.ts'
import { USER_AGENT } from '../outgoing.ts'

/**
 * Returns the credentials of the configured payment provider, with the HTTP client through which it is
 * reached; undefined if payments are simulated.
 */
export function createConfiguredPayments(
  { accounts: { payments } }: Pick<Config, 'accounts'>,
  log: Log,
  closers: AsyncDisposableStack,
): PaymentCredentials | undefined {
  if (!payments) return undefined
  const http = createGuardedHttp({
    ownHosts: [],
    exceptions: [{ origin: new URL(payments.apiUrl).origin }],
    userAgent: USER_AGENT,
    log,
  })
  closers.defer(() => http.close())
  return { ...payments, http: wrapHttpClientWithTracing(http, { client: 'payments' }) }
}
