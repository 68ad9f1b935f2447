import type { Archive } from '@plainwire/server'
import { type Db, searchStories, shareStory, storedThread, storyDetails } from '@plainwire/store'

/**
 * Creates the archive that the server reads.
 *
 * @param reached returns the database, or throws while it is unreachable
 */
export function createArchive(reached: () => Db, now: () => Date): Archive {
  return {
    story: async (id) => storyDetails(reached(), id),
    thread: async (id) => storedThread(reached(), id),
    search: async (search) => searchStories(reached(), search),
    share: async (details) => shareStory(reached(), { details, now: now() }),
  }
}
