import { FEEDS_PATH } from '@plainwire/domain/addresses'
import { API, type Correction } from '@plainwire/domain/contract'
import { DEFAULT_LANGUAGE, isLanguage } from '@plainwire/domain/language'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { buildCorrectionItems } from '../../feeds-out/correction-items.ts'
import { FEED_TEXTS } from '../../feeds-out/feed-texts.ts'
import {
  FEED_CONTENT_TYPES,
  type FeedFormat,
  renderFeedDocument,
} from '../../feeds-out/render-feed-document.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { AnswerCache } from '../../serving/answer-cache.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../../serving/database-query-guard.ts'
import { createPreparedResponse, JSON_CONTENT_TYPE } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'

const PER_MINUTE = 120
/** How long the list is cached, in ms; a withdrawal clears the cache. */
const CACHE_MS = 10_000
const FORMATS = Object.keys(FEED_CONTENT_TYPES) as FeedFormat[]

/**
 * A function that returns the list of corrections, newest first. It throws UNAVAILABLE while the database is
 * unreachable.
 */
export type CorrectionsFetcher = () => Promise<readonly Correction[]>

type Parts = Pick<ServerOptions, 'corrections' | 'withdrawals' | 'log' | 'now'>

/**
 * Creates the function that returns the list of corrections. It queries the database at most once in ten
 * seconds.
 */
export function createCorrectionsFetcher({ corrections, withdrawals, log, now }: Parts): CorrectionsFetcher {
  const answered = createDatabaseQueryGuard(log, now, 'The list of corrections could not be read.')
  const lists = new AnswerCache<readonly Correction[]>({
    maxBytes: 1,
    maxAgeMs: CACHE_MS,
    weigh: () => 1,
    now,
  })
  withdrawals?.onChange(() => lists.clear())
  const read = async () => answered(corrections ? corrections() : Promise.resolve([]))
  return () => lists.get(String(withdrawals?.current().revision ?? 0), read)
}

/**
 * GET /api/corrections and /feeds/corrections.{rss|atom|json}?lang=: corrections and withdrawals, newest
 * first. 503 while the database is unreachable.
 */
export function registerCorrectionRoutes(
  app: FastifyInstance,
  parts: Pick<ServerOptions, 'config'> & { list: CorrectionsFetcher },
): void {
  const { list } = parts
  registerApiCall(
    app,
    API.getCorrections,
    async () => {
      const answer = API.getCorrections.answer.parse({ corrections: await list() })
      return createPreparedResponse(JSON.stringify(answer), {
        type: JSON_CONTENT_TYPE,
        cacheControl: CACHE_CONTROL.edition,
      })
    },
    { isPublic: true, perMinute: PER_MINUTE },
  )
  for (const format of FORMATS) {
    const path = `${FEEDS_PATH}/corrections.${format}`
    const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }
    app.get(path, { schema: { hide: true }, config }, async (request, reply) => {
      const { searchParams } = new URL(`http://site${request.raw.url}`)
      const lang = searchParams.get('lang') ?? undefined
      if (lang !== undefined && !isLanguage(lang)) throw new ApiError('NOT_FOUND')
      const language = lang ?? DEFAULT_LANGUAGE
      const { publicUrl } = parts.config
      const corrections = await list()
      const feed = {
        title: FEED_TEXTS[language].corrections.title,
        path: '/corrections',
        feedPath: path + (lang ? `?lang=${lang}` : ''),
        language,
        publicUrl,
        updated: new Date(corrections[0]?.at ?? 0),
      }
      const content = renderFeedDocument(
        format,
        feed,
        buildCorrectionItems(corrections, { publicUrl, language }),
      )
      reply.header('access-control-allow-origin', '*').header('content-language', language)
      const about = { type: FEED_CONTENT_TYPES[format], cacheControl: CACHE_CONTROL.edition }
      return sendPreparedResponse(request, reply, await createPreparedResponse(content, about))
    })
  }
}
