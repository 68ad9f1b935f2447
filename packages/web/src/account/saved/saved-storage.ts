import '../../lib/start/without-eval.ts'
import { type SavedStory, SavedStorySnapshot } from '@plainwire/domain/contract'
import { Language } from '@plainwire/domain/language'
import { queueSavedStoryChange, type SavedStoryChange } from '@plainwire/domain/reader'
import { z } from 'zod'
import { createPersistedStore, type PersistedStore } from '../../device/storage/persisted.ts'
import { readStoredValue } from '../../lib/storage/storage.ts'
import { account } from '../session/account.ts'

/** Changes of a reader's saved stories that the server hasn't made yet. */
export interface SavedStoryChangeQueue {
  readerId: string
  changes: readonly SavedStoryChange[]
}

export const EMPTY_SAVED_CHANGES_QUEUE: SavedStoryChangeQueue = { readerId: '', changes: [] }

const readerId = z.string().min(1)
const at = z.iso.datetime()
const storyId = z.string().min(1)
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), storyId, at, story: SavedStorySnapshot }),
  z.object({ kind: z.literal('unsave'), storyId, at }),
  z.object({ kind: z.literal('remove'), storyId, at, title: z.string() }),
  z.object({ kind: z.literal('clear'), at }),
])
const Queue = z.object({ readerId, changes: z.array(Change) })

/** The queued changes, in order. Persisted, and cleared with the session. */
export const savedStoryChangeQueue = createPersistedStore<SavedStoryChangeQueue>(
  'plainwire.saved-queue',
  (stored) => Queue.safeParse(stored).data,
  EMPTY_SAVED_CHANGES_QUEUE,
)

/**
 * Returns an id for a change in the queue. It consists of all fields of the change except the story's snapshot.
 */
export const getSavedStoryChangeId = (change: SavedStoryChange) =>
  JSON.stringify({ ...change, story: undefined })

/**
 * Creates functions that read and change the queue of the reader whose id `reader` returns. That queue is
 * empty if nobody is signed in.
 */
export function createSavedChangesQueue(
  queue: PersistedStore<SavedStoryChangeQueue>,
  reader: () => string | undefined,
) {
  const get = () => {
    const { readerId: owner, changes } = queue.get()
    return owner === reader() ? changes : EMPTY_SAVED_CHANGES_QUEUE.changes
  }
  const set = (changes: readonly SavedStoryChange[]): void => {
    const owner = reader()
    queue.set(owner && changes.length > 0 ? { readerId: owner, changes } : EMPTY_SAVED_CHANGES_QUEUE)
  }
  /** Loads the changes of other tabs. If the browser stores nothing, this tab's queue is used. */
  const reload = (): void => {
    if (readStoredValue(queue.key) !== undefined) queue.restore()
  }
  return {
    get,
    /**
     * Queues a change of the saved stories; `saved` is the server's list. Returns false if nothing has to be
     * sent, because the change reverts one that hasn't been sent, or because the list already has the result
     * of the change.
     */
    add: (change: SavedStoryChange, saved: readonly SavedStory[]): boolean => {
      reload()
      // The first change isn't replaced, because it may already be on its way to the server.
      const started = Math.min(1, get().length)
      const next = queueSavedStoryChange(get(), change, { saved, started })
      set(next)
      return next.includes(change)
    },
    has: (change: SavedStoryChange) =>
      get().some((other) => getSavedStoryChangeId(other) === getSavedStoryChangeId(change)),
    remove: (change: SavedStoryChange) =>
      set(get().filter((other) => getSavedStoryChangeId(other) !== getSavedStoryChangeId(change))),
    reload,
  }
}

const PendingSave = z.object({ storyId, language: Language })
/** A save that can't be queued yet, because the story's text in the reader's language hasn't been fetched. */
export type PendingSave = z.infer<typeof PendingSave>

/** The field `wishes` can't be renamed, because earlier releases persisted pending saves under that name. */
const Pending = z.object({ readerId, wishes: z.array(PendingSave) })
const NONE: z.infer<typeof Pending> = { readerId: '', wishes: [] }

/** The pending saves. Persisted, so that they aren't lost when the page is closed. */
const pendingStore = createPersistedStore<z.infer<typeof Pending>>(
  'plainwire.saved-wishes',
  (stored) => Pending.safeParse(stored).data,
  NONE,
)

/** The pending saves of the signed-in reader, including those of earlier visits. */
export const pendingSaves = {
  subscribe: pendingStore.subscribe,
  get: (): readonly PendingSave[] => {
    const { readerId: owner, wishes: saves } = pendingStore.get()
    return owner !== '' && owner === account.get().reader?.id ? saves : []
  },
  has: (id: string): boolean => pendingSaves.get().some((save) => save.storyId === id),
  /** Loads the pending saves of earlier visits and other tabs. */
  restore: pendingStore.restore,
  add: (save: PendingSave): void => {
    // The pending saves are restored first, so that those of earlier visits aren't overwritten.
    pendingStore.restore()
    setPending([...without(save.storyId), save])
  },
  /** Removes a pending save, because it is now queued or the reader has undone it. */
  remove: (id: string): void => setPending(without(id)),
  /** Removes all pending saves, at the end of the session. */
  clear: (): void => pendingStore.set(NONE),
}

const without = (id: string) => pendingSaves.get().filter((save) => save.storyId !== id)

function setPending(saves: PendingSave[]): void {
  const owner = account.get().reader?.id
  pendingStore.set(owner && saves.length > 0 ? { readerId: owner, wishes: saves } : NONE)
}
