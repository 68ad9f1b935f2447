import { FEEDS_PATH } from '@plainwire/domain/addresses'
import { type CityRecord, EDITION_FILES, PublisherList } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@plainwire/domain/language'
import { DAY_MS, MB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import { requireCurrentEdition } from '../../editions/current-edition.ts'
import type { LoadedEdition } from '../../editions/loaded-edition.ts'
import { ApiError } from '../../errors.ts'
import { findFeedSubject, selectFeedStories } from '../../feeds-out/feed-stories.ts'
import { FEED_CONTENT_TYPES, type FeedFormat, renderStoryFeed } from '../../feeds-out/render-feed-document.ts'
import { indexTownsByName } from '../../feeds-out/town-names.ts'
import { writeOpml } from '../../feeds-out/write-opml.ts'
import type { ServerOptions } from '../../options.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createEditionResponseCache } from '../../serving/edition-answers.ts'
import { createPreparedResponse, type PreparedResponse } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'

/**
 * The maximum number of requests per minute and network: a feed reader fetches dozens of feeds together, and
 * then none for an hour.
 */
const PER_MINUTE = 120
const CACHE_BYTES = 16 * MB
/** How long a feed is cached, in ms; a new edition clears the cache. */
const CACHE_MS = DAY_MS
const FILE = /^([\p{L}\p{N}-]{1,100})\.(rss|atom|json)$/u
const OPML_FILE = 'publishers.opml'
const OPML_TYPE = 'text/x-opml; charset=utf-8'

function isFormat(ending: string | undefined): ending is FeedFormat {
  return ending !== undefined && ending in FEED_CONTENT_TYPES
}

interface FeedParts extends Pick<ServerOptions, 'editions' | 'config' | 'now'> {
  towns: readonly CityRecord[]
}

function opmlOf(edition: LoadedEdition): Promise<PreparedResponse> {
  const bytes = edition.file(EDITION_FILES.publishers)?.forms.identity
  if (!bytes) throw new ApiError('NOT_FOUND')
  const list = PublisherList.parse(JSON.parse(bytes.toString('utf8')))
  return createPreparedResponse(writeOpml(list), { type: OPML_TYPE, cacheControl: CACHE_CONTROL.edition })
}

/**
 * GET /feeds/{all|category|town}.{rss|atom|json}?lang= and /feeds/publishers.opml: the edition's stories and
 * our publishers for feed readers, with an ETag. 404 for a name that is neither a category nor a town of the
 * gazetteer; 503 before the first edition.
 */
export function registerFeedRoutes(app: FastifyInstance, { editions, config, towns, now }: FeedParts): void {
  const byName = indexTownsByName(towns)
  const cache = createEditionResponseCache(editions, { maxBytes: CACHE_BYTES, maxAgeMs: CACHE_MS, now })

  function make(
    file: string,
    chosenLanguage: Language | undefined,
    edition: LoadedEdition,
  ): Promise<PreparedResponse> {
    if (file === OPML_FILE) return opmlOf(edition)
    const [, name = '', ending] = FILE.exec(file) ?? []
    const format = isFormat(ending) ? ending : 'rss'
    const language = chosenLanguage ?? DEFAULT_LANGUAGE
    const subject = findFeedSubject(name, language, byName)
    if (!subject) throw new ApiError('NOT_FOUND')
    const { news } = edition
    const content = renderStoryFeed(format, {
      title: subject.title,
      path: subject.path,
      feedPath: `${FEEDS_PATH}/${encodeURIComponent(file)}${chosenLanguage ? `?lang=${chosenLanguage}` : ''}`,
      language,
      publicUrl: config.publicUrl,
      updated: new Date(news.fetch_date),
      stories: selectFeedStories(news.stories, subject),
    })
    return createPreparedResponse(content, {
      type: FEED_CONTENT_TYPES[format],
      cacheControl: CACHE_CONTROL.edition,
    })
  }

  app.get<{ Params: { file: string } }>(
    `${FEEDS_PATH}/:file`,
    { schema: { hide: true }, config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const edition = requireCurrentEdition(editions)
      const { searchParams } = new URL(`http://site${request.raw.url}`)
      const lang = searchParams.get('lang') ?? undefined
      const chosenLanguage = isLanguage(lang) ? lang : undefined
      const { file } = request.params
      reply
        .header('access-control-allow-origin', '*')
        .header('content-language', chosenLanguage ?? DEFAULT_LANGUAGE)
      const key = [edition.pointer.digest, file, chosenLanguage].join(' ')
      return sendPreparedResponse(
        request,
        reply,
        await cache.get(key, async () => make(file, chosenLanguage, edition)),
      )
    },
  )
}
