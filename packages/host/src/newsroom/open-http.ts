import type { Log } from '@plainwire/domain/log'
import { type GuardedHttp, guardedHttp } from '@plainwire/pipeline/serving'
import type { Config } from '../config/config.ts'
import { tracedHttp } from '../observe/traced.ts'

/**
 * One client for one world: the live one never reaches a listener of ours, the sample's exactly that one.
 *
 * @param privateOrigins that operators named for feeds, as they are now
 */
export function openHttp(
  config: Config,
  origins: string[],
  log: Log,
  closers: AsyncDisposableStack,
  privateOrigins?: () => ReadonlySet<string>,
): GuardedHttp {
  const { publicUrl, contactEmail } = config
  const http = guardedHttp({
    ownHosts: publicUrl === undefined ? [] : [new URL(publicUrl).hostname],
    exceptions: origins.map((origin) => ({ origin })),
    privateOrigins,
    // Tells publishers who visits and where to complain.
    userAgent: `Plainwire/0.1 (+${publicUrl ?? `mailto:${contactEmail}`})`,
    log,
  })
  closers.defer(() => http.close())
  return tracedHttp(http, { client: 'publishers' })
}
