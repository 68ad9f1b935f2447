import { relatedList } from '@plainwire/domain/ranking'
import { type Headline, toHeadline } from '../card.ts'
import { ofEdition, type Reading } from './ask.ts'
import { clearStoriesFor } from './readers-stories.ts'

/**
 * Up to six stories of other threads that share a category, tag or country with a story; none for one that has left the
 * edition. Those of its own thread are listed as such.
 */
export const answerRelated = ofEdition((edition, ask: Reading & { storyId: string }): Headline[] => {
  const story = edition.byId.get(ask.storyId)
  if (!story) return []
  const context = { now: new Date(ask.nowMs), reader: ask.place, topics: ask.interests }
  const threadId = story.thread?.id
  const others = clearStoriesFor(edition, ask).filter(
    ({ thread }) => threadId === undefined || thread?.id !== threadId,
  )
  return relatedList(others, story, context).map((related) => toHeadline(related, ask.language))
})
