import type { SavedStorySnapshot } from '@plainwire/domain/contract'
import { getSavedStoryLimit, type SavedStoryChange } from '@plainwire/domain/reader'
import { useSyncExternalStore } from 'react'
import { usePersistedStore } from '../../device/storage/persisted.ts'
import { runWithCrossTabLock } from '../../lib/one-tab-at-a-time.ts'
import { useStore } from '../../lib/store.ts'
import { accountQueryClient, mountQueryClient } from '../account-queries.ts'
import { learnFromActionLazily } from '../premium/learn-later.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { getCurrentTier } from '../subscription/subscription.ts'
import { createSavedStoriesCopy, SAVED_STORIES_CHANNEL_NAME } from './saved-list.ts'
import { type PendingSave, pendingSaves, savedStoryChangeQueue } from './saved-storage.ts'
import {
  createSavedStoriesState,
  NO_SAVED_STORIES,
  type SavedChangeNotice,
  type SavedStories,
} from './saved-stories-state.ts'

/** The state of the saved stories in this tab. */
const tab: {
  /** Shows a message to the reader; undefined until the component that shows messages is loaded. */
  notify?: ((news: SavedChangeNotice) => void) | undefined
  /** Messages that couldn't be shown yet, the oldest first. */
  unreported: SavedChangeNotice[]
  /** True if saved stories are cached for reading offline; false until `startSavedStoriesSync` is called. */
  isCaching: boolean
  unfollow?: (() => void) | undefined
  readerId?: string | undefined
} = { unreported: [], isCaching: false }

const saved = createSavedStoriesState({
  queries: accountQueryClient,
  call: callAsReader,
  queue: savedStoryChangeQueue,
  offlineCopy: createSavedStoriesCopy(() => tab.isCaching),
  notify: (news) => {
    if (tab.notify) tab.notify(news)
    else tab.unreported.push(news)
  },
  limit: () => getSavedStoryLimit(getCurrentTier()),
  // Without the Web Locks API two tabs may send the same change, which is harmless because changes are
  // idempotent.
  runWithCrossTabLock: (task) => runWithCrossTabLock(SAVED_STORIES_CHANNEL_NAME, task),
})

function setReader(): void {
  const id = account.get().reader?.id
  if (id === tab.readerId) return
  if (tab.readerId) {
    saved.end()
    pendingSaves.clear()
    tab.unreported = []
  }
  tab.readerId = id
  if (id) void saved.begin(id)
}

const combineStops = (first: () => void, second: () => void) => () => {
  first()
  second()
}

function syncReader(): void {
  tab.unfollow ??= combineStops(account.subscribe(setReader), mountQueryClient(accountQueryClient))
  setReader()
}

/**
 * Syncs the saved stories with the signed-in reader and the connection.
 *
 * @param notify shows the outcome of a change, including changes made before this call
 * @param isOffline true if saved stories are cached for reading without a connection
 * @returns a function that stops the sync
 */
export function startSavedStoriesSync(
  notify: (news: SavedChangeNotice) => void,
  isOffline: boolean,
): () => void {
  tab.notify = notify
  tab.isCaching = isOffline
  // A list that was loaded before this call isn't cached on the device yet.
  if (tab.readerId) void saved.load()
  syncReader()
  for (const news of tab.unreported.splice(0)) notify(news)
  addEventListener('online', saved.replay)
  addEventListener('focus', saved.replay)
  return () => {
    tab.notify = undefined
    tab.unfollow?.()
    tab.unfollow = undefined
    removeEventListener('online', saved.replay)
    removeEventListener('focus', saved.replay)
  }
}

/** Returns the saved stories, the last saved first. On the server and until hydration there are none. */
export function useSavedStories(): SavedStories {
  return useStore(saved.state, NO_SAVED_STORIES)
}

/** Returns the number of changes of the saved stories that the server hasn't made yet. */
export function useQueuedSavedChangeCount(): number {
  return usePersistedStore(savedStoryChangeQueue).changes.length
}

const isListed = (storyId: string) => saved.state.get().stories.some((story) => story.storyId === storyId)

const subscribeToSaves = (listener: () => void) =>
  combineStops(saved.state.subscribe(listener), pendingSaves.subscribe(listener))

/** True if a story is saved, or a save of it is pending. */
export function useIsSaved(storyId: string): boolean {
  return useSyncExternalStore(
    subscribeToSaves,
    () => isListed(storyId) || pendingSaves.has(storyId),
    () => false,
  )
}

const now = () => new Date().toISOString()

/** Changes the saved stories. Works before the component that calls `startSavedStoriesSync` is loaded. */
function change(savedChange: SavedStoryChange): void {
  syncReader()
  saved.change(savedChange)
}

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
  change({ kind: 'save', storyId, at: now(), story: answer.data })
  learnFromActionLazily(answer.data, { kind: 'save' })
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
  if (isListed(storyId)) change({ kind: 'unsave', storyId, at: now() })
}

/** Removes a saved story. Called by the list of saved stories. */
export function removeSavedStory(storyId: string, title: string): void {
  change({ kind: 'remove', storyId, at: now(), title })
}

/** Removes all saved stories. */
export function clearAllSavedStories(): void {
  change({ kind: 'clear', at: now() })
}

/** Reloads the list of saved stories. */
export function reloadSavedStories(): void {
  void saved.load()
}
