import { type Card, toCard } from '../card.ts'
import { withTownIn } from '../dutch-town.ts'
import { ofEdition, type Reading } from './request.ts'

/** The card of one story anywhere in the edition; undefined if the edition doesn't have it. */
export const answerCard = ofEdition((edition, request: Reading & { storyId: string }): Card | undefined => {
  const story = edition.byId.get(request.storyId)
  return story && withTownIn(request.language, toCard(story, request.language))
})
