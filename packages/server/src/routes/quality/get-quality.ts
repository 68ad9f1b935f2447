import { API } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../../options.ts'
import { addCall } from '../../route.ts'
import { CACHE } from '../../serving/cache-control.ts'
import { JSON_TYPE, represent } from '../../serving/representation.ts'

/** GET /api/quality: serialised once per start, because the figures are part of the release. */
export async function getQualityRoute(
  app: FastifyInstance,
  { quality }: Pick<ServerOptions, 'quality'>,
): Promise<void> {
  const history = await represent(JSON.stringify(quality), { type: JSON_TYPE, cacheControl: CACHE.edition })
  addCall(app, API.getQuality, () => history, { isPublic: true })
}
