import { API } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'

const RETRY_AFTER_SECONDS = 2

/**
 * GET /healthz: the process is alive. GET /readyz: readers can be sent here; 503 without an edition and while
 * stopping. The database is not checked: without it readers still get the news.
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
