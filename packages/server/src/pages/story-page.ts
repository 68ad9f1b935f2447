import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import type { PreparedResponse } from '../serving/representation.ts'
import type { StoryFinder } from '../stories/story-finder.ts'
import { type Page, UNKNOWN_STORY_PATH } from './page-path.ts'

/**
 * Returns the story of a page, or why there is none, in which case the page is sent without the story's dialog;
 * undefined if the page shows no story. `unavailable`: the story isn't in the edition, and the archive can't be
 * queried now. Throws if the page must not be sent at all.
 */
export async function findStoryForPage(
  { storyId, path }: Page,
  findStory: StoryFinder,
  request: FastifyRequest,
): Promise<PreparedResponse | 'missing' | 'unavailable' | undefined> {
  if (path === UNKNOWN_STORY_PATH) return 'missing'
  if (storyId === undefined) return undefined
  try {
    return (await findStory(storyId, request)) ?? 'missing'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAVAILABLE') return 'unavailable'
    throw error
  }
}
