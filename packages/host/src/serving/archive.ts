import type { Archive } from '@plainwire/server'
import { type Db, searchStories, shareStory, storedThread, storyDetails } from '@plainwire/store'

/** The archive as the server asks for it. @param reached gives the database, or throws while it is away */
export function archiveOf(reached: () => Db, now: () => Date): Archive {
  return {
    story: async (id) => storyDetails(reached(), id),
    thread: async (id) => storedThread(reached(), id),
    search: async (search) => searchStories(reached(), search),
    share: async (details) => shareStory(reached(), { details, now: now() }),
  }
}
