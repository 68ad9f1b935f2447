import { type Card, toCard } from '../card.ts'
import { localizeTownName } from '../labels/dutch-town.ts'
import { createEditionHandler, type ListSettings } from './request.ts'

/** The card of one story of the edition; undefined if the edition doesn't contain it. */
export const answerCard = createEditionHandler(
  (edition, request: ListSettings & { storyId: string }): Card | undefined => {
    const story = edition.byId.get(request.storyId)
    return story && localizeTownName(request.language, toCard(story, request.language))
  },
)
