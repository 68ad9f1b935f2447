import { DEFAULT_LANGUAGE, isLanguage } from '@plainwire/domain/language'
import { createMatchableEditionGetter, FOLLOW_FEEDS_PATH, isCurrentFollowFeedToken } from '@plainwire/post'
import { findFollowAlertSettingsByThingId } from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { ApiError } from '../../errors.ts'
import { selectFeedStories } from '../../feeds-out/feed-stories.ts'
import { FEED_CONTENT_TYPES, renderStoryFeed } from '../../feeds-out/render-feed-document.ts'
import type { ServerOptions } from '../../options.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createPreparedResponse } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'

/**
 * The maximum number of requests per minute and network: a feed reader fetches a reader's few feeds together,
 * and then none for an hour.
 */
const PER_MINUTE = 60
const FILE = /^([\w-]{32})\.(atom|json)$/
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * GET /feeds/followed/{id}/{token}.{atom|json}?lang=: the edition's stories about a thing that a reader
 * follows, at an address known only to that reader. 404 for any other address, including an earlier address
 * of a feed whose address was renewed.
 */
export function registerFollowedThingFeedRoute(
  app: FastifyInstance,
  {
    accounts,
    editions,
    publicUrl,
  }: Pick<ServerOptions, 'editions'> & { accounts: AccountService; publicUrl: string },
): void {
  const ready = createMatchableEditionGetter(editions)
  app.get<{ Params: { id: string; file: string } }>(
    `${FOLLOW_FEEDS_PATH}/:id/:file`,
    { schema: { hide: true }, config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { id, file } = request.params
      const [, token = '', ending] = FILE.exec(file) ?? []
      const format = ending === 'json' ? 'json' : 'atom'
      const alerts = ID.test(id)
        ? await accounts.withDb((db) => findFollowAlertSettingsByThingId(db, id))
        : undefined
      if (!alerts || !isCurrentFollowFeedToken(token, alerts, accounts.keys)) throw new ApiError('NOT_FOUND')
      const edition = ready()
      if (!edition) throw new ApiError('UNAVAILABLE')
      const { searchParams } = new URL(`http://site${request.raw.url}`)
      const lang = searchParams.get('lang') ?? undefined
      const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
      const belonging = new Set(edition.matching(alerts.thing).map((at) => edition.stories[at]))
      const title = alerts.thing.label
      const content = renderStoryFeed(format, {
        title,
        path: '/following',
        feedPath: `${FOLLOW_FEEDS_PATH}/${id}/${file}${lang === language ? `?lang=${language}` : ''}`,
        language,
        publicUrl,
        updated: edition.madeAt,
        stories: selectFeedStories(edition.stories, {
          title,
          path: '/following',
          has: (story) => belonging.has(story),
        }),
      })
      reply.header('content-language', language).header('x-robots-tag', 'noindex')
      return sendPreparedResponse(
        request,
        reply,
        await createPreparedResponse(content, {
          type: FEED_CONTENT_TYPES[format],
          cacheControl: CACHE_CONTROL.own,
        }),
      )
    },
  )
}
