import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountServiceDependencies } from '../../accounts/account-options.ts'
import { ApiError } from '../../errors.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/**
 * The host names by which this machine addresses itself. A request with another name may come from a web page
 * that has bound its name to this machine (DNS rebinding).
 */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])
const PER_MINUTE = 60

/** Headers that proxies add to requests. */
const OF_PROXIES = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|cf-.+|true-client-ip)$/

function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => OF_PROXIES.test(name))
  const name = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? ''
  return LOOPBACK.test(socket.remoteAddress ?? '') && OWN_NAMES.has(name) && !isForwarded
}

/**
 * GET /dev/outbox: the mails that weren't sent because there is no mail server, for requests from this
 * machine only.
 */
export function registerMailOutboxRoute(
  app: FastifyInstance,
  outbox: AccountServiceDependencies['outbox'],
): void {
  if (!outbox) return
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }
  app.get('/dev/outbox', { schema: { hide: true }, config }, async (request, reply) => {
    if (!isFromHere(request)) throw new ApiError('NOT_FOUND')
    return reply
      .header('cache-control', CACHE_CONTROL.never)
      .type('text/plain; charset=utf-8')
      .send(await outbox())
  })
}
