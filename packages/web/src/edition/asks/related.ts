import { relatedList } from '@plainwire/domain/ranking'
import { type Card, toCard } from '../card.ts'
import { contextOf, ofEdition, type Reading } from './ask.ts'

/** At most six stories that share a category, a tag or a country with one; none where that one isn't in the edition. */
export const askRelated = ofEdition((edition, ask: Reading & { storyId: string }): Card[] => {
  const story = edition.byId.get(ask.storyId)
  if (!story) return []
  return relatedList(edition.stories, story, contextOf(ask)).map((one) => toCard(one, ask.language))
})
