import { API, type SavedStory } from '@plainwire/domain/contract'
import { determineReaderTier, getSavedStoryLimit } from '@plainwire/domain/reader'
import { KB } from '@plainwire/domain/units'
import {
  clearSavedStories,
  findSavedStory,
  listSavedStories,
  type StoredSavedStory,
  saveStory,
  unsaveStory,
} from '@plainwire/store'
import type { FastifyInstance } from 'fastify'
import type { AccountService } from '../../accounts/accounts.ts'
import { registerAuthenticatedCall } from '../../accounts/reader-call.ts'
import { ApiError } from '../../errors.ts'

/** The maximum size of a request, in bytes: enough for a story with a hundred sources and their pictures. */
const MAX_BODY_BYTES = 256 * KB

/** The empty snapshot that is returned for a saved story that was withdrawn. */
const NO_TEXT: SavedStory['story'] = {
  headline: '',
  sub_headline: '',
  description: '',
  categories: [],
  tags: [],
  published_at: new Date(0).toISOString(),
  sources: [],
}

/**
 * Converts a saved story to the form that the API returns, identified by the story's id. A withdrawn story has
 * no text.
 */
export function toApiSavedStory({ storyId, savedAt, story, isWithdrawn }: StoredSavedStory): SavedStory {
  const about = { id: storyId, storyId, savedAt: savedAt.toISOString() }
  return isWithdrawn ? { ...about, story: NO_TEXT, withdrawn: true } : { ...about, story }
}

/** GET, POST, DELETE /api/saved-stories and GET, DELETE /api/saved-stories/{id}. */
export function registerSavedStoryRoutes(app: FastifyInstance, accounts: AccountService): void {
  const { withDb, now } = accounts

  registerAuthenticatedCall(app, accounts, API.getSavedStories, async ({ session }) => {
    const saved = await withDb((db) => listSavedStories(db, session.readerId))
    return { stories: saved.map(toApiSavedStory) }
  })

  registerAuthenticatedCall(
    app,
    accounts,
    API.saveStory,
    async ({ session: { readerId, subscription }, body }) => {
      const moment = now()
      const save = {
        ...body,
        readerId,
        now: moment,
        limit: getSavedStoryLimit(determineReaderTier(subscription, moment)),
      }
      const saved = await withDb((db) => saveStory(db, save))
      if (saved === 'limit-reached') throw new ApiError('SAVE_LIMIT_REACHED')
      if (saved === 'no-reader') throw new ApiError('NOT_AUTHENTICATED')
      return { id: body.storyId, savedAt: saved.savedAt.toISOString() }
    },
    { maxBodyBytes: MAX_BODY_BYTES },
  )

  registerAuthenticatedCall(app, accounts, API.getSavedStory, async ({ session: { readerId }, params }) => {
    const saved = await withDb((db) => findSavedStory(db, { readerId, storyId: params.id }))
    if (!saved) throw new ApiError('STORY_NOT_SAVED')
    return toApiSavedStory(saved)
  })

  registerAuthenticatedCall(app, accounts, API.unsaveStory, async ({ session: { readerId }, params }) => {
    await withDb((db) => unsaveStory(db, { readerId, storyId: params.id }))
    return { status: 'removed' as const }
  })

  registerAuthenticatedCall(app, accounts, API.clearSavedStories, async ({ session }) => {
    return { removed: await withDb((db) => clearSavedStories(db, session.readerId)) }
  })
}
