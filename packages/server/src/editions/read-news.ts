import { setImmediate as breathe } from 'node:timers/promises'
import { NewsEdition, type NewsStory } from '@plainwire/domain/contract'
import { parseNewsStories } from '@plainwire/domain/edition'
import { z } from 'zod'

/**
 * The number of stories that are validated at a time; in between, the event loop answers readers' requests.
 */
const AT_ONCE = 50

const Unread = NewsEdition.extend({ stories: z.array(z.unknown()) })

/** Reads and validates news.json. An invalid story, for example one written by another release, is left out. */
export async function parseNewsEdition(bytes: Buffer): Promise<NewsEdition> {
  const unread = Unread.parse(JSON.parse(bytes.toString('utf8')))
  const stories: NewsStory[] = []
  for (let start = 0; start < unread.stories.length; start += AT_ONCE) {
    await breathe()
    stories.push(...parseNewsStories(unread.stories.slice(start, start + AT_ONCE)).stories)
  }
  return { ...unread, stories }
}
