import { API } from '@plainwire/domain/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors.ts'
import { registerApiCall } from '../../route.ts'
import type { StoryFinder } from '../../stories/story-finder.ts'

/**
 * How long an answer is reused, in ms, which is as long as clients may cache it. A new edition or a withdrawal
 * ends the reuse earlier.
 */
const READY_MS = 60_000

/** GET /api/stories/{id}: a story with its sources and evidence. 404 STORY_NOT_FOUND, also for invalid ids. */
export function registerStoryRoute(app: FastifyInstance, findStory: StoryFinder): void {
  registerApiCall(
    app,
    API.getStory,
    async ({ params, request }) => {
      const story = await findStory(params.id, request)
      if (!story) throw new ApiError('STORY_NOT_FOUND')
      return story
    },
    { isPublic: true, readyMs: READY_MS },
  )
}
