import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import type { Representation } from '../serving/representation.ts'
import type { FindStory } from '../stories/story-finder.ts'
import { type Page, UNKNOWN_STORY_PATH } from './page-path.ts'

/**
 * The story that a page's address names, or why it isn't there: a missing one costs only its dialog, never the page.
 * `unavailable`: it is not in the edition, and the archive can't be asked now. Throws what forbids to answer at all.
 */
export async function storyOfPage(
  { storyId, path }: Page,
  findStory: FindStory,
  request: FastifyRequest,
): Promise<Representation | 'missing' | 'unavailable' | undefined> {
  if (path === UNKNOWN_STORY_PATH) return 'missing'
  if (storyId === undefined) return undefined
  try {
    return (await findStory(storyId, request)) ?? 'missing'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'UNAVAILABLE') return 'unavailable'
    throw error
  }
}
