import { API } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'

const RETRY_AFTER_SECONDS = 2

/**
 * GET /healthz: 200 if the process is alive. GET /readyz: 200 if it is ready for readers' requests; 503
 * without an edition and while stopping. The database is not checked, because readers still get the news
 * without it.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { editions, ready }: Pick<ServerOptions, 'editions' | 'ready'>,
): void {
  const options = { isVital: true, cacheControl: CACHE_CONTROL.never }
  registerApiCall(app, API.getHealth, () => ({ status: 'ok' as const }), options)
  const state = () => {
    const edition = editions.current()
    if (!edition || app.lifecycle.isStopping || ready?.() === false) {
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    return { status: 'ready' as const, edition: edition.pointer.number }
  }
  registerApiCall(app, API.getReadiness, state, options)
}
