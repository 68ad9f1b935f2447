import type { Log } from '@plainwire/domain/log'
import { createGuardedHttp, type GuardedHttpClient } from '@plainwire/pipeline/serving'
import type { Config } from '../config/config.ts'
import { wrapHttpClientWithTracing } from '../observe/traced.ts'

/**
 * Creates the client that fetches one content (sample or live). The client for live news can't reach our own
 * servers; of these, the client for the sample can only reach the sample's server.
 *
 * @param origins the origins of our servers that the client may reach; empty for live news
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
  return wrapHttpClientWithTracing(http, { client: 'publishers' })
}
