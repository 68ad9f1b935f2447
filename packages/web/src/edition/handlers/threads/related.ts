import { listRelatedStories } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../../card.ts'
import { listUnmutedStories } from '../apply-mutes.ts'
import { createEditionHandler, type ListSettings } from '../request.ts'

/**
 * Returns up to six stories that share enough with a story: at least one tag, or both a category and a
 * country, for example. Returns none if the edition doesn't contain the story. Stories of its own thread are
 * left out, since they have a list of their own.
 */
export const handleRelatedStoriesRequest = createEditionHandler(
  (edition, request: ListSettings & { storyId: string }): Headline[] => {
    const story = edition.byId.get(request.storyId)
    if (!story) return []
    const context = { now: new Date(request.nowMs), reader: request.place, topics: request.interests }
    const threadId = story.thread?.id
    const others = listUnmutedStories(edition, request).filter(
      ({ thread }) => threadId === undefined || thread?.id !== threadId,
    )
    return listRelatedStories(others, story, context).map((related) => toHeadline(related, request.language))
  },
)
