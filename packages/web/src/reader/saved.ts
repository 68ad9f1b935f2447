import type { SavedSnapshot } from '@plainwire/domain/contract'
import { saveLimit } from '@plainwire/domain/reader'
import { useSyncExternalStore } from 'react'
import { inTurn } from '../lib/in-turn.ts'
import { useStore } from '../lib/store.ts'
import { account } from './account.ts'
import { callAsReader } from './account-call.ts'
import { createSaved, NO_SAVED, type SavedNews, type SavedStories } from './saved-engine.ts'
import { savedQueue } from './saved-queue.ts'
import { browserShelf } from './saved-shelf.ts'
import { tier } from './subscription.ts'

/** The name under which the tabs of a device take turns. */
const LOCK = 'plainwire.saved'
/** How long after the server couldn't be reached it is asked again; coming back online asks at once. */
export const RETRY_MS = 30_000

let tellReader: (news: SavedNews) => void = () => {}
let isKeeping = true
let timer: ReturnType<typeof setTimeout> | undefined

const saved = createSaved({
  call: callAsReader,
  queue: savedQueue,
  shelf: browserShelf(() => isKeeping),
  tell: (news) => tellReader(news),
  limit: () => saveLimit(tier()),
  // Without locks a story's id keeps two tabs from doing harm.
  inTurn: (task) => inTurn(LOCK, task),
  retryLater: () => {
    clearTimeout(timer)
    timer = setTimeout(() => void saved.replay(), RETRY_MS)
  },
})

let following: string | undefined
function followReader(): void {
  const id = account.get().reader?.id
  if (id === following) return
  if (following) saved.end()
  following = id
  if (id) void saved.begin(id)
}

/**
 * Has the saved stories follow the reader who is signed in, and the connection.
 *
 * @param tell what the reader is told of what the server made of a change
 * @param isOffline whether they are kept for reading without a connection
 * @returns how to stop
 */
export function followSaved(tell: (news: SavedNews) => void, isOffline: boolean): () => void {
  tellReader = tell
  isKeeping = isOffline
  const again = () => void saved.replay()
  const stop = account.subscribe(followReader)
  addEventListener('online', again)
  addEventListener('focus', again)
  followReader()
  return () => {
    tellReader = () => {}
    stop()
    removeEventListener('online', again)
    removeEventListener('focus', again)
  }
}

/** The saved stories, the last saved first; none on the server and until its page is taken over. */
export function useSaved(): SavedStories {
  return useStore(saved.state, NO_SAVED)
}

/** Whether a story is saved. */
export function useIsSaved(storyId: string): boolean {
  return useSyncExternalStore(
    saved.state.subscribe,
    () => saved.state.get().stories.some((story) => story.storyId === storyId),
    () => false,
  )
}

const now = () => new Date().toISOString()

/** Saves a story as it is told now (SV-04). */
export function saveStory(storyId: string, story: SavedSnapshot): void {
  void saved.change({ kind: 'save', storyId, at: now(), story })
}

/** Takes a story out of the saved ones, from its toggle. */
export function unsaveStory(storyId: string): void {
  void saved.change({ kind: 'unsave', storyId, at: now() })
}

/** Takes a story out of the saved ones, from their list. */
export function removeSaved(storyId: string, title: string): void {
  void saved.change({ kind: 'remove', storyId, at: now(), title })
}

/** Takes all stories out (SV-07). */
export function clearSaved(): void {
  void saved.change({ kind: 'clear', at: now() })
}

/** Loads the list anew. */
export function reloadSaved(): void {
  void saved.load()
}
