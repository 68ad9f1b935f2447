import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import type { Representation } from '../serving/representation.ts'
import type { FindStory } from '../stories/story-finder.ts'
import { type Page, UNKNOWN_STORY_PATH } from './page-path.ts'

/**
 * The story of a page, or why it is missing; then only its dialog is missing, and the page is still answered.
 * `unavailable`: it isn't in the edition, and the archive can't be queried now. Throws if the page must not be
 * answered.
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
