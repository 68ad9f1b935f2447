import type { SavedSnapshot } from '@plainwire/domain/contract'
import { type SavedChange, saveLimit } from '@plainwire/domain/reader'
import { useSyncExternalStore } from 'react'
import { inTurn } from '../../lib/in-turn.ts'
import { useStore } from '../../lib/store.ts'
import { accountQueries, followPage } from '../account-queries.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'
import { tier } from '../subscription/subscription.ts'
import { createSaved, NO_SAVED, type SavedNews, type SavedStories } from './create-saved.ts'
import { savedQueue } from './saved-queue.ts'
import { browserShelf } from './saved-shelf.ts'
import { forgetWishes } from './saved-wishes.ts'

/** The lock that the tabs of a device share. */
const LOCK = 'plainwire.saved'

/** The state that this tab's saved stories depend on. */
const tab: {
  /** Shows news to the reader; undefined until the part of the page that does is here. */
  tellReader?: ((news: SavedNews) => void) | undefined
  /** News from before that, the oldest first. */
  untold: SavedNews[]
  /** Whether the device stores them; not until the page has said so. */
  isKeeping: boolean
  unfollow?: (() => void) | undefined
  readerId?: string | undefined
} = { untold: [], isKeeping: false }

const saved = createSaved({
  queries: accountQueries,
  call: callAsReader,
  queue: savedQueue,
  shelf: browserShelf(() => tab.isKeeping),
  tell: (news) => {
    if (tab.tellReader) tab.tellReader(news)
    else tab.untold.push(news)
  },
  limit: () => saveLimit(tier()),
  // Without locks a story's id keeps two tabs from doing harm.
  inTurn: (task) => inTurn(LOCK, task),
})

function takeReader(): void {
  const id = account.get().reader?.id
  if (id === tab.readerId) return
  if (tab.readerId) {
    saved.end()
    forgetWishes()
    tab.untold = []
  }
  tab.readerId = id
  if (id) void saved.begin(id)
}

function followReader(): void {
  if (!tab.unfollow) {
    const stops = [account.subscribe(takeReader), followPage(accountQueries)]
    tab.unfollow = () => {
      for (const stop of stops) stop()
    }
  }
  takeReader()
}

/**
 * Has the saved stories follow the reader who is signed in, and the connection.
 *
 * @param tell shows the reader the outcome of a change, also of those made before this call
 * @param isOffline whether they are stored for reading without a connection
 * @returns how to stop
 */
export function followSaved(tell: (news: SavedNews) => void, isOffline: boolean): () => void {
  tab.tellReader = tell
  tab.isKeeping = isOffline
  // A list that came before this call isn't stored on the device yet.
  if (tab.readerId) void saved.load()
  followReader()
  for (const news of tab.untold.splice(0)) tell(news)
  addEventListener('online', saved.replay)
  addEventListener('focus', saved.replay)
  return () => {
    tab.tellReader = undefined
    tab.unfollow?.()
    tab.unfollow = undefined
    removeEventListener('online', saved.replay)
    removeEventListener('focus', saved.replay)
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
  saved.change(one)
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
