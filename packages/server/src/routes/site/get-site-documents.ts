import { API, PublicConfig } from '@plainwire/domain/contract'
import { LANGUAGES, LOCALES } from '@plainwire/domain/language'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import {
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../../serving/representation.ts'

/** The Brotli quality, from 0 to 11. Compressing the list of 24,000 towns takes 0.3 s, once per start. */
const QUALITY = 9

/**
 * The compressed answer for each list of towns, by the list's bytes. It is cached because a starting process
 * creates two servers, one after the other, with the same list.
 */
const townsMade = new WeakMap<Uint8Array, Promise<PreparedResponse>>()

function towns(cities: ServerOptions['cities']): Promise<PreparedResponse> {
  const known = townsMade.get(cities)
  if (known) return known
  const made = createPreparedResponse(cities, {
    type: JSON_CONTENT_TYPE,
    quality: QUALITY,
    cacheControl: CACHE_CONTROL.daily,
  })
  townsMade.set(cities, made)
  return made
}

/** Returns the supported languages by their keys in news.json. */
function supportedLocales() {
  const locales = LANGUAGES.map((language) => LOCALES[language])
  return Object.fromEntries(
    locales.map(({ locale, name, displayName, countries }) => [
      locale,
      { name, display_name: displayName, countries: [...countries] },
    ]),
  )
}

/** GET /cities.json and GET /config.json, serialised once per start; and GET /api/locales. */
export async function registerSiteDocumentRoutes(
  app: FastifyInstance,
  { cities, config }: Pick<ServerOptions, 'cities' | 'config'>,
): Promise<void> {
  const listed = await towns(cities)
  const settings = await createPreparedResponse(JSON.stringify(PublicConfig.parse(config)), {
    type: JSON_CONTENT_TYPE,
    quality: QUALITY,
    cacheControl: CACHE_CONTROL.edition,
  })
  registerApiCall(app, API.getCities, () => listed, { isPublic: true })
  registerApiCall(app, API.getLocales, supportedLocales, {
    isPublic: true,
    cacheControl: CACHE_CONTROL.daily,
  })
  registerApiCall(app, API.getConfig, () => settings, { isPublic: true })
}
