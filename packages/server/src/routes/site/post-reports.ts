import { KB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ServerOptions } from '../../options.ts'
import { POLICY_REPORTS_PATH } from '../../security-headers.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createThrottledWarning } from '../../serving/limits/throttled-warning.ts'

const MAX_BYTES = 16 * KB
const PER_MINUTE = 30
const MAX_TEXT = 200

const Text = z.string().transform((text) => text.slice(0, MAX_TEXT))
/**
 * A Reporting API report about a policy violation. The page's address is left out, because it shows what
 * somebody reads.
 */
const Report = z.object({
  type: Text,
  body: z.object({ effectiveDirective: Text.optional(), blockedURL: Text.optional() }).optional(),
})

/**
 * POST /api/reports: violations of our Content-Security-Policy reported by browsers. They are logged at most
 * once a minute, without anything about the reader.
 */
export async function registerCspReportsRoute(
  app: FastifyInstance,
  { log, now }: Pick<ServerOptions, 'log' | 'now'>,
): Promise<void> {
  const warn = createThrottledWarning(log, now, 'A browser reported a violation of the security policy.')
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const types = ['application/reports+json', 'application/json']
    scope.addContentTypeParser(types, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.post(
      POLICY_REPORTS_PATH,
      {
        bodyLimit: MAX_BYTES,
        schema: { hide: true, body: z.array(Report).max(20) },
        config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
      },
      (request, reply) => {
        warn({ reports: request.body })
        return reply.code(204).header('cache-control', CACHE_CONTROL.never).send()
      },
    )
  })
}
