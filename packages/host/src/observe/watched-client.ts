import type { WatchClient } from '@plainwire/newsroom'
import type { Metrics } from './metrics.ts'
import { observedService } from './observed.ts'
import { tracedHttp } from './traced.ts'

/** Counts and traces the requests to the operator's services. */
export function watchedClient(metrics: Metrics | undefined): WatchClient {
  return (http, name) => tracedHttp(observedService(http, name, metrics), { client: name })
}
