import type { Archive } from '@plainwire/server'
import { type Db, findStoredThread, findStoryDetails, searchStories, shareStory } from '@plainwire/store'

/**
 * Creates the archive from which the server answers requests for stories and threads of earlier editions.
 *
 * @param reached returns the database, or throws while it is unreachable
 */
export function createStoryArchive(reached: () => Db, now: () => Date): Archive {
  return {
    story: async (id) => findStoryDetails(reached(), id),
    thread: async (id) => findStoredThread(reached(), id),
    search: async (search) => searchStories(reached(), search),
    share: async (details) => shareStory(reached(), { details, now: now() }),
  }
}
