import { HOUR_MS, MB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import { requireCurrentEdition } from '../../editions/current-edition.ts'
import type { ServerOptions } from '../../options.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createEditionResponseCache } from '../../serving/edition-answers.ts'
import { createPreparedResponse } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'
import { renderNewsSitemap, renderSitemap } from '../../sitemaps/write-sitemaps.ts'

const TYPE = 'application/xml; charset=utf-8'
const CACHE_BYTES = 32 * MB
/** How long sitemaps are cached, in ms: the list of the last two days' news changes within an hour. */
const CACHE_MS = HOUR_MS

/**
 * GET /sitemap.xml and GET /news-sitemap.xml: the edition's pages for search engines. 503 before the first
 * edition.
 */
export function registerSitemapRoutes(
  app: FastifyInstance,
  { editions, config, now }: Pick<ServerOptions, 'editions' | 'config' | 'now'>,
): void {
  const cache = createEditionResponseCache(editions, { maxBytes: CACHE_BYTES, maxAgeMs: CACHE_MS, now })
  const { publicUrl } = config
  const writers = {
    '/sitemap.xml': renderSitemap,
    '/news-sitemap.xml': (site: Parameters<typeof renderSitemap>[0]) => renderNewsSitemap(site, now()),
  }
  for (const [path, write] of Object.entries(writers)) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { pointer, news } = requireCurrentEdition(editions)
      const made = await cache.get(`${path} ${pointer.digest}`, async () =>
        createPreparedResponse(await write({ publicUrl, stories: news.stories, threads: news.threads }), {
          type: TYPE,
          cacheControl: CACHE_CONTROL.edition,
        }),
      )
      return sendPreparedResponse(request, reply, made)
    })
  }
}
