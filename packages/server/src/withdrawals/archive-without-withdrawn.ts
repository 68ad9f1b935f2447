import type { StoryDetails } from '@plainwire/domain/contract'
import { isWithdrawn } from '@plainwire/domain/withdrawal'
import { ApiError } from '../errors.ts'
import type { Archive } from '../stories/archive.ts'
import type { WithdrawalSource } from './withdrawal-source.ts'

/**
 * Wraps the archive so that withdrawn content is left out. `story` throws STORY_WITHDRAWN, also for a story
 * that was merged into a withdrawn one.
 */
export function excludeWithdrawnFromArchive(archive: Archive, withdrawals: WithdrawalSource): Archive {
  const isOffered = (story: StoryDetails['story']) => !isWithdrawn(story, withdrawals.current())
  return {
    async story(id) {
      const details = await archive.story(id)
      if (details && !isOffered(details.story)) throw new ApiError('STORY_WITHDRAWN')
      return details
    },
    async thread(id) {
      const thread = await archive.thread(id)
      if (!thread) return undefined
      const stories = thread.stories.filter(({ story }) => isOffered(story))
      return stories.length > 0 ? { ...thread, stories } : undefined
    },
    share: (story) => archive.share(story),
    async search(search) {
      const page = await archive.search(search)
      return { ...page, stories: page.stories.filter(isOffered) }
    },
  }
}
