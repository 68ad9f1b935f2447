import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../api-docs/openapi.ts'
import { CACHE } from '../../serving/cache-control.ts'
import { JSON_TYPE, type Representation, represent } from '../../serving/representation.ts'
import { send } from '../../serving/send.ts'

/** GET /openapi.json: every call, from the contract. Made at the first request, when all calls are registered. */
export function getOpenApiRoute(app: FastifyInstance): void {
  let made: Promise<Representation> | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    made ??= represent(JSON.stringify(openApiDocument(app)), { type: JSON_TYPE, cacheControl: CACHE.daily })
    reply.header('access-control-allow-origin', '*')
    return send(request, reply, await made)
  })
}
