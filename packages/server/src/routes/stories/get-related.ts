import { API } from '@plainwire/domain/contract'
import { listRelatedStories } from '@plainwire/domain/ranking'
import { MB } from '@plainwire/domain/units'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import type { ServerOptions } from '../../options.ts'
import { registerApiCall } from '../../route.ts'
import { CACHE_CONTROL } from '../../serving/cache-control.ts'
import { createEditionResponseCache } from '../../serving/edition-answers.ts'
import { createRateLimitCheck } from '../../serving/limits/rate-check.ts'
import {
  createPreparedResponse,
  JSON_CONTENT_TYPE,
  type PreparedResponse,
} from '../../serving/representation.ts'
import { parseStoryDetailsResponse } from '../../stories/read-details.ts'
import type { StoryFinder } from '../../stories/story-finder.ts'

/**
 * The maximum number of computed answers per minute and network: each compares a story with the whole edition;
 * a reader causes one per opened story.
 */
const PER_MINUTE = 120
const CACHE_BYTES = 8 * MB
const CACHE_MS = 60_000

/**
 * GET /api/stories/{id}/related: stories of the edition related to a story; none if the feature is off. 429 for
 * a network that causes more than 120 answers to be computed in a minute; cached answers aren't counted.
 */
export function registerRelatedStoriesRoute(
  app: FastifyInstance,
  {
    editions,
    config,
    now,
    findStory,
  }: Pick<ServerOptions, 'editions' | 'config' | 'now'> & { findStory: StoryFinder },
): void {
  const checkRate = createRateLimitCheck(app, PER_MINUTE)
  const answers = createEditionResponseCache(editions, { maxBytes: CACHE_BYTES, maxAgeMs: CACHE_MS, now })

  async function related(found: PreparedResponse): Promise<PreparedResponse> {
    const { story } = await parseStoryDetailsResponse(found)
    const stories = listRelatedStories(editions.current()?.news.stories ?? [], story, { now: now() })
    const answer = API.getRelated.answer.parse({ stories })
    return createPreparedResponse(JSON.stringify(answer), {
      type: JSON_CONTENT_TYPE,
      cacheControl: CACHE_CONTROL.edition,
    })
  }

  registerApiCall(
    app,
    API.getRelated,
    async ({ params, request }) => {
      if (!config.flags.related) return { stories: [] }
      const key = `${editions.current()?.pointer.digest} ${params.id}`
      const ready = answers.fresh(key)
      if (ready) return ready
      const found = await findStory(params.id, request)
      if (!found) throw new ApiError('STORY_NOT_FOUND')
      await checkRate(request)
      return answers.get(key, () => related(found))
    },
    { isPublic: true, cacheControl: CACHE_CONTROL.edition },
  )
}
