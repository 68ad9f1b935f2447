import type { ServiceClientInstrumenter } from '@plainwire/newsroom'
import type { Metrics } from './metrics.ts'
import { wrapServiceClientWithMetrics } from './observed.ts'
import { wrapHttpClientWithTracing } from './traced.ts'

/** Wraps clients so that their requests to the operator's services are counted and traced. */
export function createServiceClientInstrumenter(metrics: Metrics | undefined): ServiceClientInstrumenter {
  return (http, name) =>
    wrapHttpClientWithTracing(wrapServiceClientWithMetrics(http, name, metrics), { client: name })
}
