import type { FastifyInstance } from 'fastify'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createPreparedResponse } from '../../serving/representation.ts'
import { sendPreparedResponse } from '../../serving/send.ts'

/** The rules for crawlers: they may fetch every page, but no API call. */
const RULES = ['User-agent: *', 'Allow: /', 'Disallow: /api/', '']
const SITEMAPS = ['/sitemap.xml', '/news-sitemap.xml']

/** GET /robots.txt */
export async function registerRobotsRoute(app: FastifyInstance, publicUrl: string): Promise<void> {
  const sitemaps = SITEMAPS.map((path) => `Sitemap: ${publicUrl}${path}`)
  const robots = await createPreparedResponse([...RULES, ...sitemaps, ''].join('\n'), {
    type: 'text/plain; charset=utf-8',
    cacheControl: CACHE_CONTROL.daily,
  })
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    sendPreparedResponse(request, reply, robots),
  )
}
