import { API, type SiteStatus } from '@plainwire/domain/contract'
import { parsePageLanguage } from '@plainwire/domain/language'
import { MB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { AnswerCache } from '../../serving/answer-cache.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import {
  computeResponseMemorySize,
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'
import { createSiteStatusChecker } from '../../status/site-status.ts'
import { renderStatusPage, STATUS_STYLE_PATH } from '../../status/status-page.ts'
import { STATUS_STYLE } from '../../status/status-style.ts'

/** The minimum interval between queries to the database, in ms. */
const MAX_AGE_MS = 10_000
/**
 * The maximum size of the cache, in bytes: enough for the status of a few hundred feeds in three content
 * encodings.
 */
const MAX_BYTES = 8 * MB
const HTML_TYPE = 'text/html; charset=utf-8'

type StatusParts = Pick<ServerOptions, 'editions' | 'status' | 'log' | 'now'>

/**
 * GET /status.json and GET /status: the state of the installation, public; works without an edition or a
 * database.
 */
export async function registerStatusRoutes(app: FastifyInstance, parts: StatusParts): Promise<void> {
  const { now } = parts
  const current = createSiteStatusChecker(parts)
  const statuses = new AnswerCache<SiteStatus>({ maxBytes: 1, maxAgeMs: MAX_AGE_MS, weigh: () => 1, now })
  const answers = new AnswerCache<PreparedResponse>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    weigh: computeResponseMemorySize,
    now,
  })
  const answer = (key: string, type: string, write: (status: SiteStatus) => string) =>
    answers.get(key, async () =>
      createPreparedResponse(write(await statuses.get('status', current)), {
        type,
        cacheControl: CACHE_CONTROL.state,
      }),
    )
  const style = await createPreparedResponse(STATUS_STYLE, {
    type: 'text/css; charset=utf-8',
    cacheControl: CACHE_CONTROL.edition,
  })
  registerApiCall(
    app,
    API.getStatus,
    () => answer('json', JSON_CONTENT_TYPE, (status) => JSON.stringify(status)),
    {
      isPublic: true,
    },
  )
  app.get('/status', { schema: { hide: true } }, async (request, reply) => {
    const { searchParams } = new URL(`http://site${request.raw.url}`)
    const language = parsePageLanguage(searchParams.get('lang'))
    reply.header('content-language', language)
    return sendPreparedResponse(
      request,
      reply,
      await answer(language, HTML_TYPE, (status) => renderStatusPage(status, language)),
    )
  })
  app.get(STATUS_STYLE_PATH, { schema: { hide: true } }, (request, reply) =>
    sendPreparedResponse(request, reply, style),
  )
}
