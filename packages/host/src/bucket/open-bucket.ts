import type { Log } from '@plainwire/domain/log'
import { MB } from '@plainwire/domain/units'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import type { BucketConfig } from '../config/bucket.ts'
import type { Metrics } from '../observe/metrics.ts'
import { now } from '../steady-clock.ts'
import { type Bucket, openBucket } from './bucket.ts'

const USER_AGENT = 'Plainwire/0.1'
/** The maximum size of an object, in bytes; an edition's largest file is a few megabytes. */
const MAX_BYTES = 64 * MB
const MAX_REQUEST_MS = 60_000

/**
 * Opens the bucket in the operator's settings, which may be at a private address. The closers close its
 * connections.
 */
export function openConfiguredBucket(
  config: BucketConfig,
  { log, metrics }: { log: Log; metrics?: Pick<Metrics, 'bucket'> | undefined },
  closers: AsyncDisposableStack,
): Bucket {
  const { protocol, hostname, port } = new URL(config.endpoint)
  const host = config.addressing === 'virtual' ? `${config.name}.${hostname}` : hostname
  const http = createGuardedHttp({
    ownHosts: [],
    exceptions: [{ origin: `${protocol}//${host}${port === '' ? '' : `:${port}`}` }],
    userAgent: USER_AGENT,
    log,
    limits: {
      totalMs: MAX_REQUEST_MS,
      headersMs: MAX_REQUEST_MS,
      wireBytes: MAX_BYTES,
      decodedBytes: MAX_BYTES,
    },
  })
  closers.defer(() => http.close())
  return openBucket({ config, http, now, metrics })
}
