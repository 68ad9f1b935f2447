import '../../lib/start/without-eval.ts'
import { SavedStorySnapshot } from '@plainwire/domain/contract'
import type { SavedChange } from '@plainwire/domain/reader'
import { z } from 'zod'
import { createPersistedStore, type PersistedStore } from '../../device/storage/persisted.ts'
import { readStoredValue } from '../../lib/storage/storage.ts'

/** Changes of a reader's saved stories that the server hasn't made yet. */
export interface SavedQueue {
  readerId: string
  changes: readonly SavedChange[]
}

/** The queue without changes; it belongs to nobody. */
export const EMPTY_QUEUE: SavedQueue = { readerId: '', changes: [] }

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
export const savedQueue = createPersistedStore<SavedQueue>(
  'plainwire.saved-queue',
  (stored) => Queue.safeParse(stored).data,
  EMPTY_QUEUE,
)

/** Identifies a change in the queue, by everything but a save's snapshot. */
export const getChangeId = (change: SavedChange) => JSON.stringify({ ...change, story: undefined })

/** Creates the part of the queue that belongs to `reader`; it is empty if nobody is signed in. */
export function createReaderSavedQueue(queue: PersistedStore<SavedQueue>, reader: () => string | undefined) {
  const get = () => {
    const { readerId: owner, changes } = queue.get()
    return owner === reader() ? changes : EMPTY_QUEUE.changes
  }
  const set = (changes: readonly SavedChange[]): void => {
    const owner = reader()
    queue.set(owner && changes.length > 0 ? { readerId: owner, changes } : EMPTY_QUEUE)
  }
  return {
    get,
    set,
    has: (change: SavedChange) => get().some((other) => getChangeId(other) === getChangeId(change)),
    remove: (change: SavedChange) => set(get().filter((other) => getChangeId(other) !== getChangeId(change))),
    /** Loads the changes of other tabs. If the browser stores nothing, this tab's queue is used. */
    reload: (): void => {
      if (readStoredValue(queue.key) !== undefined) queue.restore()
    },
  }
}
