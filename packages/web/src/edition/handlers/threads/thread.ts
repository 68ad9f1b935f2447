import type { NewsStory, NewsThread } from '@plainwire/domain/contract'
import type { Language } from '@plainwire/domain/language'
import { type Headline, toHeadline } from '../../card.ts'
import { listUnmutedStories } from '../apply-mutes.ts'
import { createEditionHandler, type ListSettings } from '../request.ts'

/** The other stories of a story's thread. */
export interface ThreadStories {
  /** The thread's name; missing if the thread has none, or if one of its headlines begins with the name. */
  name?: string
  headlines: Headline[]
}

/** The ellipsis at the end of a thread name that is a truncated headline. */
const CUT = /…$/

/**
 * Lists the other stories of a story's thread, in the thread's order.
 *
 * @param stories the stories that may be listed
 */
export function listOtherThreadStories(
  threads: readonly NewsThread[],
  stories: readonly NewsStory[],
  { threadId, storyId, language }: { threadId: string; storyId: string; language: Language },
): ThreadStories {
  const thread = threads.find(({ id }) => id === threadId)
  const members = stories.filter((story) => story.thread?.id === threadId)
  const order = new Map(thread?.story_ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: NewsStory) => order.get(id) ?? order.size
  const headlines = members
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((story) => toHeadline(story, language))
  const name = thread?.name[language] ?? thread?.name.en ?? thread?.name.nl
  const isHeadline = name && headlines.some(({ title }) => title.startsWith(name.replace(CUT, '')))
  const others = headlines.filter(({ id }) => id !== storyId)
  return { headlines: others, ...(name && !isHeadline && { name }) }
}

/** Returns the edition's other stories of a story's thread, without muted stories. */
export const handleThreadRequest = createEditionHandler(
  (edition, request: ListSettings & { threadId: string; storyId: string }) =>
    listOtherThreadStories(edition.news.threads, listUnmutedStories(edition, request), request),
)
