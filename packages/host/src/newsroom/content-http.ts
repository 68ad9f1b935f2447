import type { Log } from '@plainwire/domain/log'
import { createGuardedHttp, type GuardedHttpClient } from '@plainwire/pipeline/serving'
import type { Config } from '../config/config.ts'
import { traceHttp } from '../observe/traced.ts'

/**
 * Opens the client for one content: for live news it can't reach our own servers, for the sample only its
 * server.
 *
 * @param privateOrigins returns the origins currently allowed by operators
 */
export function createContentHttpClient(
  config: Config,
  origins: string[],
  log: Log,
  closers: AsyncDisposableStack,
  privateOrigins?: () => ReadonlySet<string>,
): GuardedHttpClient {
  const { publicUrl, contactEmail } = config
  const http = createGuardedHttp({
    ownHosts: publicUrl === undefined ? [] : [new URL(publicUrl).hostname],
    exceptions: origins.map((origin) => ({ origin })),
    privateOrigins,
    // The User-Agent shows publishers who visits and where to complain.
    userAgent: `Plainwire/0.1 (+${publicUrl ?? `mailto:${contactEmail}`})`,
    log,
  })
  closers.defer(() => http.close())
  return traceHttp(http, { client: 'publishers' })
}
