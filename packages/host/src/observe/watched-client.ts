import type { WatchClient } from '@plainwire/newsroom'
import type { Metrics } from './metrics.ts'
import { observedService } from './observed.ts'
import { tracedHttp } from './traced.ts'

/** Wraps clients so that their requests to the operator's services are counted and traced. */
export function watchedClient(metrics: Metrics | undefined): WatchClient {
  return (http, name) => tracedHttp(observedService(http, name, metrics), { client: name })
}
