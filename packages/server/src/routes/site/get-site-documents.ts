import { API, PublicConfig } from '@plainwire/domain/contract'
import { LANGUAGES, LOCALES } from '@plainwire/domain/language'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../../options.ts'
import { addCall } from '../../route.ts'
import { CACHE } from '../../serving/cache-control.ts'
import { JSON_TYPE, represent } from '../../serving/representation.ts'

/** Of 11: 24,000 towns take 0.3 s, once a start. */
const QUALITY = 9

/** The languages by the key they have in news.json. */
function supportedLocales() {
  const locales = LANGUAGES.map((language) => LOCALES[language])
  return Object.fromEntries(
    locales.map(({ locale, name, displayName, countries }) => [
      locale,
      { name, display_name: displayName, countries: [...countries] },
    ]),
  )
}

/** GET /cities.json and GET /config.json, made once a start; and GET /api/locales. */
export async function getSiteDocumentRoutes(
  app: FastifyInstance,
  { cities, config }: Pick<ServerOptions, 'cities' | 'config'>,
): Promise<void> {
  const about = { type: JSON_TYPE, quality: QUALITY }
  const towns = await represent(cities, { ...about, cacheControl: CACHE.daily })
  const settings = await represent(JSON.stringify(PublicConfig.parse(config)), {
    ...about,
    cacheControl: CACHE.edition,
  })
  addCall(app, API.getCities, () => towns, { isPublic: true })
  addCall(app, API.getLocales, supportedLocales, { isPublic: true, cacheControl: CACHE.daily })
  addCall(app, API.getConfig, () => settings, { isPublic: true })
}
