import { type Card, toCard } from '../card.ts'
import { withTownIn } from '../dutch-town.ts'
import { ofEdition, type Reading } from './ask.ts'

/** The card of one story anywhere in the edition; undefined if the edition doesn't have it. */
export const answerCard = ofEdition((edition, ask: Reading & { storyId: string }): Card | undefined => {
  const story = edition.byId.get(ask.storyId)
  return story && withTownIn(ask.language, toCard(story, ask.language))
})
