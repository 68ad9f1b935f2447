import { API } from '@plainwire/domain/contract'
import { relatedList } from '@plainwire/domain/ranking'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { addCall } from '../../route.ts'
import { CACHE } from '../../serving/cache-control.ts'
import { readDetails } from '../../stories/read-details.ts'
import type { FindStory } from '../../stories/story-finder.ts'

/** GET /api/stories/{id}/related (SM-09): stories of the edition that share something with a story; none while the switch is off. */
export function getRelatedRoute(
  app: FastifyInstance,
  {
    editions,
    config,
    now,
    findStory,
  }: Pick<ServerOptions, 'editions' | 'config' | 'now'> & { findStory: FindStory },
): void {
  addCall(
    app,
    API.getRelated,
    async ({ params, request }) => {
      if (!config.flags.related) return { stories: [] }
      const edition = editions.current()
      const found = await findStory(params.id, request)
      if (!found) throw new ApiError('STORY_NOT_FOUND')
      const { story } = await readDetails(found)
      return { stories: relatedList(edition?.news.stories ?? [], story, { now: now() }) }
    },
    { isPublic: true, cacheControl: CACHE.edition },
  )
}
