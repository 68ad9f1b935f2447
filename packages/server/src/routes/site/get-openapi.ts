import type { FastifyInstance } from 'fastify'
import { buildOpenApiDocument } from '../../api-docs/openapi.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import {
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'

/**
 * GET /openapi.json: the OpenAPI document of every call. It is made at the first request, when all calls are
 * registered.
 */
export function registerOpenApiRoute(app: FastifyInstance): void {
  let made: Promise<PreparedResponse> | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    made ??= createPreparedResponse(JSON.stringify(buildOpenApiDocument(app)), {
      type: JSON_CONTENT_TYPE,
      cacheControl: CACHE_CONTROL.daily,
    })
    reply.header('access-control-allow-origin', '*')
    return sendPreparedResponse(request, reply, await made)
  })
}
