import { API } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../../serving/database-query-guard.ts'

/** The maximum number of reports per minute and network; a genuine reader only finds a few such articles. */
const PER_MINUTE = 10

/**
 * POST /api/stories/{id}/not-the-same: a reader reports that an article doesn't belong in its story, for
 * operators to review. Repeated reports count once. 404 STORY_NOT_FOUND if the story has no such article; 503
 * while the database is unreachable. Nothing about the reader is stored or logged.
 */
export function registerMisplacedArticleRoute(
  app: FastifyInstance,
  { rechecks, log, now }: Pick<ServerOptions, 'rechecks' | 'log' | 'now'>,
): void {
  const answered = createDatabaseQueryGuard(log, now, 'A report of an unrelated article could not be stored.')
  registerApiCall(
    app,
    API.reportUnrelatedArticle,
    async ({ params, body }) => {
      const request = rechecks.request(params.id, body.articleId)
      const outcome = await answered(request)
      if (outcome === 'unknown') throw new ApiError('STORY_NOT_FOUND')
      return { status: outcome }
    },
    { perMinute: PER_MINUTE, cacheControl: CACHE_CONTROL.never },
  )
}
