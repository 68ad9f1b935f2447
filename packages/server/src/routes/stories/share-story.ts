import { buildStoryPath } from '@plainwire/domain/addresses'
import { API } from '@plainwire/domain/contract'
import { KB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createDatabaseQueryGuard } from '../../serving/database-query-guard.ts'
import { parseStoryDetailsResponse } from '../../stories/read-details.ts'
import type { StoryFinder } from '../../stories/story-finder.ts'

/**
 * The maximum number of shared stories per minute and network; even an active reader shares at most one story
 * every few seconds.
 */
const PER_MINUTE = 20
/** The maximum size of a request, in bytes; a story with a hundred sources takes 100 KB. */
const MAX_BODY_BYTES = 256 * KB

/**
 * POST /api/stories/share: a permanent link to the story as we published it. Of the body only `id` is used, so
 * that a page on our host never contains text written by whoever sends the request. 404 STORY_NOT_FOUND for
 * stories we never published.
 */
export function registerShareStoryRoute(
  app: FastifyInstance,
  {
    archive,
    config,
    log,
    now,
    findStory,
  }: Pick<ServerOptions, 'archive' | 'config' | 'log' | 'now'> & { findStory: StoryFinder },
): void {
  const answered = createDatabaseQueryGuard(log, now, 'A shared story could not be stored.')
  registerApiCall(
    app,
    API.shareStory,
    async ({ body, request }) => {
      const found = await findStory(body.id, request)
      if (!found) throw new ApiError('STORY_NOT_FOUND')
      const details = await parseStoryDetailsResponse(found)
      await answered(archive.share(details))
      return { shareUrl: config.publicUrl + buildStoryPath(details.id) }
    },
    { perMinute: PER_MINUTE, maxBodyBytes: MAX_BODY_BYTES, cacheControl: CACHE_CONTROL.never },
  )
}
