import type { SavedStorySnapshot } from '@plainwire/domain/contract'
import { createSavedStorySnapshot } from '@plainwire/domain/edition'
import type { Language } from '@plainwire/domain/language'
import { type Card, toCard } from '../card.ts'
import { localiseTownName } from '../labels/dutch-town.ts'
import { createEditionHandler, type ListSettings, type WorkerRequestHandler } from './request.ts'
import { handleStoryRequest } from './server-requests.ts'

/** Returns the card of one story of the edition; undefined if the edition doesn't contain the story. */
export const handleStoryCardRequest = createEditionHandler(
  (edition, request: ListSettings & { storyId: string }): Card | undefined => {
    const story = edition.byId.get(request.storyId)
    return story && localiseTownName(request.language, toCard(story, request.language))
  },
)

interface SnapshotRequest {
  storyId: string
  language: Language
  /** The number of the edition on screen; undefined until it is loaded. */
  edition: number | undefined
}

/**
 * Returns a snapshot of a story to be saved, from the edition if it contains the story, otherwise from the
 * server.
 */
export const handleSnapshotRequest: WorkerRequestHandler<SnapshotRequest, SavedStorySnapshot> = async (
  state,
  { storyId, language, edition },
) => {
  const held = edition === undefined ? undefined : await state.edition(edition, language)
  const listed = held?.ok ? held.data.byId.get(storyId) : undefined
  const details = listed ? undefined : await handleStoryRequest(state, storyId)
  if (details && !details.ok) return details
  const story = listed ?? details?.data.story
  const snapshot = story && createSavedStorySnapshot(story, language)
  return snapshot ? { ok: true, data: snapshot } : { ok: false, failure: 'invalid' }
}
