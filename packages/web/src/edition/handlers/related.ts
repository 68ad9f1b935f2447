import { relatedList } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../card.ts'
import { clearStoriesFor } from './readers-stories.ts'
import { ofEdition, type Reading } from './request.ts'

/**
 * Up to six stories of other threads that share a category, tag or country with a story; none for one that has left the
 * edition. Those of its own thread are listed as such.
 */
export const answerRelated = ofEdition((edition, request: Reading & { storyId: string }): Headline[] => {
  const story = edition.byId.get(request.storyId)
  if (!story) return []
  const context = { now: new Date(request.nowMs), reader: request.place, topics: request.interests }
  const threadId = story.thread?.id
  const others = clearStoriesFor(edition, request).filter(
    ({ thread }) => threadId === undefined || thread?.id !== threadId,
  )
  return relatedList(others, story, context).map((related) => toHeadline(related, request.language))
})
