import { API } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createPreparedResponse, JSON_CONTENT_TYPE } from '../../serving/representation.ts'

/**
 * GET /api/quality: the accuracy figures, serialised once per start, because they are part of the release.
 */
export async function registerQualityRoute(
  app: FastifyInstance,
  { quality }: Pick<ServerOptions, 'quality'>,
): Promise<void> {
  const history = await createPreparedResponse(JSON.stringify(quality), {
    type: JSON_CONTENT_TYPE,
    cacheControl: CACHE_CONTROL.edition,
  })
  registerApiCall(app, API.getQuality, () => history, { isPublic: true })
}
