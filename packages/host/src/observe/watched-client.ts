import type { InstrumentServiceClient } from '@plainwire/newsroom'
import type { Metrics } from './metrics.ts'
import { wrapServiceClientWithMetrics } from './observed.ts'
import { traceHttp } from './traced.ts'

/** Wraps clients so that their requests to the operator's services are counted and traced. */
export function createClientWatcher(metrics: Metrics | undefined): InstrumentServiceClient {
  return (http, name) => traceHttp(wrapServiceClientWithMetrics(http, name, metrics), { client: name })
}
