import { API, type CityRecord } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { createPlaceFinder } from '../../geo/place-finder.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'

/**
 * The maximum number of requests per minute and network; a reader's device sends one request in twelve hours.
 */
const PER_MINUTE = 20

/**
 * POST /api/geo/reverse and GET /api/geo/ip: a reader's place, from the operator's services or our own
 * gazetteer. If no place is found, or a service fails, the place is `null` or the list of places is empty. We
 * neither log nor store addresses or coordinates.
 */
export function registerGeoRoutes(
  app: FastifyInstance,
  {
    towns,
    geo = {},
    log,
    now,
  }: Pick<ServerOptions, 'geo' | 'log' | 'now'> & { towns: readonly CityRecord[] },
): void {
  const places = createPlaceFinder({ geo, towns, log, now })
  const about = { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never }
  registerApiCall(
    app,
    API.findPlacesNear,
    async ({ body, request }) => ({ places: await places.ofPoint(body, request.ip) }),
    about,
  )
  registerApiCall(
    app,
    API.getPlaceOfAddress,
    async ({ request }) => ({ place: (await places.ofAddress(request.ip)) ?? null }),
    about,
  )
}
