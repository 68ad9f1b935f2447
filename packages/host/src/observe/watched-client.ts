import type { WatchClient } from '@plainwire/newsroom'
import type { Metrics } from './metrics.ts'
import { observeService } from './observed.ts'
import { traceHttp } from './traced.ts'

/** Wraps clients so that their requests to the operator's services are counted and traced. */
export function createClientWatcher(metrics: Metrics | undefined): WatchClient {
  return (http, name) => traceHttp(observeService(http, name, metrics), { client: name })
}
