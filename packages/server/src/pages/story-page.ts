import type { StoryDetails } from '@plainwire/domain/contract'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../errors.ts'
import { readDetails } from '../stories/read-details.ts'
import type { FindStory } from '../stories/story-finder.ts'

export interface StoryOfPage {
  story: StoryDetails | null
  /** `unavailable`: it is not in the edition, and the archive can't be asked now. */
  state: 'none' | 'found' | 'missing' | 'unavailable'
}

/** The story that a page's address names, or why it isn't there: a missing one costs only its dialog, never the page. */
export async function storyOfPage(
  id: string | undefined,
  findStory: FindStory,
  request: FastifyRequest,
): Promise<StoryOfPage> {
  if (id === undefined) return { story: null, state: 'none' }
  try {
    const found = await findStory(id, request)
    if (!found) return { story: null, state: 'missing' }
    return { story: await readDetails(found), state: 'found' }
  } catch (error) {
    if (error instanceof ApiError) return { story: null, state: 'unavailable' }
    throw error
  }
}
