import type { FastifyInstance } from 'fastify'
import { CACHE } from '../../serving/cache-control.ts'
import { represent } from '../../serving/representation.ts'
import { send } from '../../serving/send.ts'

/** Pages are for everyone; calls and pictures are parts of pages and are found with them. */
const ROBOTS = ['User-agent: *', 'Allow: /', 'Disallow: /api/', ''].join('\n')

/** GET /robots.txt */
export async function getRobotsRoute(app: FastifyInstance): Promise<void> {
  const robots = await represent(ROBOTS, { type: 'text/plain; charset=utf-8', cacheControl: CACHE.daily })
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => send(request, reply, robots))
}
