import { API_BASE } from '@plainwire/domain/addresses'
import { KB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import type { ReaderPaymentService } from '../../payments/reader-payments.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createThrottledWarning } from '../../serving/limits/throttled-warning.ts'

const PATH = `${API_BASE}/billing/stripe`
const MAX_BYTES = 512 * KB
/**
 * The maximum number of requests per minute from one of the provider's addresses; the provider sends refused
 * events again later.
 */
const PER_MINUTE = 300

/**
 * POST /api/billing/stripe: events of the payment provider. An event isn't trusted, or even parsed, before its
 * signature is verified.
 */
export async function registerPaymentEventRoute(
  app: FastifyInstance,
  payments: ReaderPaymentService | undefined,
  { log, now }: Pick<ServerOptions, 'log' | 'now'>,
): Promise<void> {
  if (!payments) return
  const warn = createThrottledWarning(
    log,
    now,
    'Somebody spoke as the payment provider without its signature.',
  )
  const limit = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body is passed on as raw bytes, because the provider's signature is computed from them.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      PATH,
      { bodyLimit: MAX_BYTES, schema: { hide: true }, config: limit },
      async ({ body, headers }, reply) => {
        const signature = headers['stripe-signature']
        const isSigned = Buffer.isBuffer(body) && typeof signature === 'string'
        const event = isSigned ? await payments.readEvent(body, signature) : undefined
        if (!event) {
          warn()
          throw new ApiError('BAD_REQUEST')
        }
        await payments.hear(event)
        return reply.code(204).header('cache-control', CACHE_CONTROL.never).send()
      },
    )
  })
}
