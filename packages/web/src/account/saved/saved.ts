import type { SavedStorySnapshot } from '@plainwire/domain/contract'
import { type SavedChange, savedStoryLimit } from '@plainwire/domain/reader'
import { useSyncExternalStore } from 'react'
import { runInOneTabAtATime } from '../../lib/one-tab-at-a-time.ts'
import { useStore } from '../../lib/store.ts'
import { accountQueries, connectQueriesToPage } from '../account-queries.ts'
import { loadAndLearnInterests } from '../premium/learn-later.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { currentTier } from '../subscription/subscription.ts'
import {
  createSavedStories,
  NO_SAVED_STORIES,
  type SavedChangeNotice,
  type SavedStories,
} from './create-saved.ts'
import { createOfflineCopy } from './offline-copy.ts'
import { type PendingSave, pendingSaves, savedQueue } from './saved-state.ts'

/** The name of the lock that serialises changes of all tabs. */
const LOCK = 'plainwire.saved'

/** The state of the saved stories in this tab. */
const tab: {
  /** Shows news to the reader; undefined until the component that shows it is loaded. */
  notify?: ((news: SavedChangeNotice) => void) | undefined
  /** News that couldn't be shown yet, the oldest first. */
  unreported: SavedChangeNotice[]
  /** True if saved stories are cached for reading offline; false until `startSavedStoriesSync` is called. */
  isCaching: boolean
  unfollow?: (() => void) | undefined
  readerId?: string | undefined
} = { unreported: [], isCaching: false }

const saved = createSavedStories({
  queries: accountQueries,
  call: callAsReader,
  queue: savedQueue,
  offlineCopy: createOfflineCopy(() => tab.isCaching),
  notify: (news) => {
    if (tab.notify) tab.notify(news)
    else tab.unreported.push(news)
  },
  limit: () => savedStoryLimit(currentTier()),
  // Without locks two tabs may send the same change, which is harmless because changes are idempotent.
  runInOneTabAtATime: (task) => runInOneTabAtATime(LOCK, task),
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

function syncReader(): void {
  if (!tab.unfollow) {
    const stops = [account.subscribe(setReader), connectQueriesToPage(accountQueries)]
    tab.unfollow = () => {
      for (const stop of stops) stop()
    }
  }
  setReader()
}

/**
 * Syncs the saved stories with the signed-in reader and the connection.
 *
 * @param notify shows the outcome of a change, including changes made before this call
 * @param isOffline true if saved stories are cached for reading without a connection
 * @returns a function that stops it
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

/** The saved stories, the last saved first; none on the server and until hydration. */
export function useSavedStories(): SavedStories {
  return useStore(saved.state, NO_SAVED_STORIES)
}

const isListed = (storyId: string) => saved.state.get().stories.some((story) => story.storyId === storyId)

function subscribeToSaves(listener: () => void): () => void {
  const stops = [saved.state.subscribe(listener), pendingSaves.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

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
function change(savedChange: SavedChange): void {
  syncReader()
  saved.change(savedChange)
}

/**
 * Saves a story, after fetching its current text. If the reader undoes it meanwhile, nothing is saved.
 *
 * @param fetchText the story's text in the language of the save
 * @returns the reason why the text isn't available, in which case the save stays pending; otherwise undefined
 */
export async function saveStory<Failure>(
  save: PendingSave,
  fetchText: () => Promise<{ ok: true; data: SavedStorySnapshot } | { ok: false; failure: Failure }>,
): Promise<Failure | undefined> {
  const { storyId } = save
  pendingSaves.add(save)
  const answer = await fetchText()
  if (!pendingSaves.has(storyId)) return undefined
  if (!answer.ok) return answer.failure
  change({ kind: 'save', storyId, at: now(), story: answer.data })
  loadAndLearnInterests(answer.data, { kind: 'save' })
  pendingSaves.remove(storyId)
  return undefined
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
