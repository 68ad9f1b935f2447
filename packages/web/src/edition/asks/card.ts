import { type Card, toCard } from '../card.ts'
import { withTownIn } from '../dutch-town.ts'
import { ofEdition, type Reading } from './ask.ts'

/** What a card shows of one story, wherever in the edition it stands; undefined where it isn't in it. */
export const askCard = ofEdition((edition, ask: Reading & { storyId: string }): Card | undefined => {
  const story = edition.byId.get(ask.storyId)
  return story && withTownIn(ask.language, toCard(story, ask.language))
})
