import type { SavedSnapshot } from '@plainwire/domain/contract'
import { type SavedChange, saveLimit } from '@plainwire/domain/reader'
import { useSyncExternalStore } from 'react'
import { inTurn } from '../../lib/in-turn.ts'
import { useStore } from '../../lib/store.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { tier } from '../subscription/subscription.ts'
import { createSaved, NO_SAVED, type SavedNews, type SavedStories } from './saved-engine.ts'
import { savedQueue } from './saved-queue.ts'
import { browserShelf } from './saved-shelf.ts'
import { forgetWishes } from './saved-wishes.ts'

/** The name under which the tabs of a device take turns. */
const LOCK = 'plainwire.saved'
/** How long after the server couldn't be reached it is asked again; coming back online asks at once. */
export const RETRY_MS = 30_000

/** Shows news to the reader; undefined until the part of the page that does is here. */
let tellReader: ((news: SavedNews) => void) | undefined
/** News from before that, the oldest first. */
let untold: SavedNews[] = []
/** Whether the device stores them; not until the page has said so. */
let isKeeping = false
let timer: ReturnType<typeof setTimeout> | undefined

const saved = createSaved({
  call: callAsReader,
  queue: savedQueue,
  shelf: browserShelf(() => isKeeping),
  tell: (news) => {
    if (tellReader) tellReader(news)
    else untold.push(news)
  },
  limit: () => saveLimit(tier()),
  // Without locks a story's id keeps two tabs from doing harm.
  inTurn: (task) => inTurn(LOCK, task),
  retryLater: () => {
    clearTimeout(timer)
    timer = setTimeout(() => void saved.replay(), RETRY_MS)
  },
})

let unfollow: (() => void) | undefined
let following: string | undefined
function takeReader(): void {
  const id = account.get().reader?.id
  if (id === following) return
  if (following) {
    saved.end()
    forgetWishes()
    untold = []
  }
  following = id
  if (id) void saved.begin(id)
}

function followReader(): void {
  unfollow ??= account.subscribe(takeReader)
  takeReader()
}

/**
 * Has the saved stories follow the reader who is signed in, and the connection.
 *
 * @param tell what the reader is told of what the server made of a change, also of those made before this call
 * @param isOffline whether they are kept for reading without a connection
 * @returns how to stop
 */
export function followSaved(tell: (news: SavedNews) => void, isOffline: boolean): () => void {
  tellReader = tell
  isKeeping = isOffline
  // A list that came before this call isn't stored on the device yet.
  if (following) void saved.load()
  followReader()
  for (const news of untold.splice(0)) tell(news)
  const again = () => void saved.replay()
  addEventListener('online', again)
  addEventListener('focus', again)
  return () => {
    tellReader = undefined
    unfollow?.()
    unfollow = undefined
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

/** Makes a change. The part of the page that calls `followSaved` may arrive after the first toggle: no click waits for it. */
function change(one: SavedChange): void {
  followReader()
  void saved.change(one)
}

/** Saves a story as it is told now. */
export function saveStory(storyId: string, story: SavedSnapshot): void {
  change({ kind: 'save', storyId, at: now(), story })
}

/** Takes a story out of the saved ones, from its toggle. */
export function unsaveStory(storyId: string): void {
  change({ kind: 'unsave', storyId, at: now() })
}

/** Takes a story out of the saved ones, from their list. */
export function removeSaved(storyId: string, title: string): void {
  change({ kind: 'remove', storyId, at: now(), title })
}

/** Takes all stories out. */
export function clearSaved(): void {
  change({ kind: 'clear', at: now() })
}

/** Loads the list anew. */
export function reloadSaved(): void {
  void saved.load()
}
