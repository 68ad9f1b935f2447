import type { SavedStorySnapshot } from '@plainwire/domain/contract'
import { loadAndLearnInterests } from '../premium/learn-later.ts'
import { type PendingSave, pendingSaves } from './pending-saves.ts'
import { changeSavedStories, isInSavedList } from './saved.ts'

const now = () => new Date().toISOString()

/** Fetches a story's current text in the language of the save. */
type FetchText = (
  save: PendingSave,
) => Promise<{ ok: true; data: SavedStorySnapshot } | { ok: false; failure: string }>

/**
 * Queues a pending save, after fetching its text. If the reader undoes it meanwhile, nothing is saved.
 *
 * @returns the reason why the text isn't available, in which case the save stays pending; otherwise undefined
 */
async function finishSave(save: PendingSave, fetchText: FetchText): Promise<string | undefined> {
  const { storyId } = save
  const answer = await fetchText(save)
  if (!pendingSaves.has(storyId)) return undefined
  if (!answer.ok) return answer.failure
  changeSavedStories({ kind: 'save', storyId, at: now(), story: answer.data })
  loadAndLearnInterests(answer.data, { kind: 'save' })
  pendingSaves.remove(storyId)
  return undefined
}

/**
 * Saves a story. Called by the story's save button.
 *
 * @returns false if the text isn't available, in which case the save is undone
 */
export async function saveStory(save: PendingSave, fetchText: FetchText): Promise<boolean> {
  pendingSaves.add(save)
  const failure = await finishSave(save, fetchText)
  if (failure !== undefined) pendingSaves.remove(save.storyId)
  return failure === undefined
}

/**
 * Retries saves that an earlier visit left pending. A save stays pending while the text can't be fetched.
 *
 * @param onFailed called for each save that is undone, because its text doesn't exist
 */
export function retryPendingSaves(fetchText: FetchText, onFailed: () => void): void {
  const retry = async (save: PendingSave) => {
    const failure = await finishSave(save, fetchText)
    if (failure !== 'not-found' && failure !== 'invalid') return
    pendingSaves.remove(save.storyId)
    onFailed()
  }
  pendingSaves.restore()
  for (const save of pendingSaves.get()) void retry(save)
}

/** Removes a saved story, or undoes its pending save. Called by the story's save button. */
export function unsaveStory(storyId: string): void {
  if (pendingSaves.has(storyId)) pendingSaves.remove(storyId)
  if (isInSavedList(storyId)) changeSavedStories({ kind: 'unsave', storyId, at: now() })
}
