import type { FastifyInstance } from 'fastify'
import { CACHE } from '../../serving/cache-control.ts'
import { represent } from '../../serving/representation.ts'
import { send } from '../../serving/send.ts'

/** The rules for crawlers: they may fetch every page, but no API call. */
const RULES = ['User-agent: *', 'Allow: /', 'Disallow: /api/', '']
const SITEMAPS = ['/sitemap.xml', '/news-sitemap.xml']

/** GET /robots.txt */
export async function getRobotsRoute(app: FastifyInstance, publicUrl: string): Promise<void> {
  const sitemaps = SITEMAPS.map((path) => `Sitemap: ${publicUrl}${path}`)
  const robots = await represent([...RULES, ...sitemaps, ''].join('\n'), {
    type: 'text/plain; charset=utf-8',
    cacheControl: CACHE.daily,
  })
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => send(request, reply, robots))
}
