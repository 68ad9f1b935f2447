import '../../lib/start/without-eval.ts'
import { API, type SavedStory, SavedStorySnapshot } from '@plainwire/domain/contract'
import { Language } from '@plainwire/domain/language'
import type { SavedStoryChange } from '@plainwire/domain/reader'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { z } from 'zod'
import { createPersistedStore, type PersistedStore } from '../../device/storage/persisted.ts'
import { readStoredValue } from '../../lib/storage/storage.ts'
import { ServerCallError } from '../account-queries.ts'
import { account } from '../session/account.ts'
import type { callAsReader } from '../session/call-as-reader.ts'
import type { OfflineCopy } from './offline-copy.ts'

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
export const pendingSavedChanges = createPersistedStore<SavedStoryChangeQueue>(
  'plainwire.saved-queue',
  (stored) => Queue.safeParse(stored).data,
  EMPTY_SAVED_CHANGES_QUEUE,
)

/** Identifies a change in the queue, by everything but a save's snapshot. */
export const getSavedStoryChangeId = (change: SavedStoryChange) =>
  JSON.stringify({ ...change, story: undefined })

/** Creates the part of the queue that belongs to `reader`; it is empty if nobody is signed in. */
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
  return {
    get,
    set,
    has: (change: SavedStoryChange) =>
      get().some((other) => getSavedStoryChangeId(other) === getSavedStoryChangeId(change)),
    remove: (change: SavedStoryChange) =>
      set(get().filter((other) => getSavedStoryChangeId(other) !== getSavedStoryChangeId(change))),
    /** Loads the changes of other tabs. If the browser stores nothing, this tab's queue is used. */
    reload: (): void => {
      if (readStoredValue(queue.key) !== undefined) queue.restore()
    },
  }
}

const PendingSave = z.object({ storyId, language: Language })
/** A save that can't be queued yet, because the story's text in the reader's language hasn't been fetched. */
export type PendingSave = z.infer<typeof PendingSave>

/** The field has the name of earlier releases, whose pending saves are still on devices. */
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

const NOT_FOUND = 404
const SAVED_LIST = ['saved'] as const

interface ListDependencies {
  queries: QueryClient
  call: typeof callAsReader
  offlineCopy: OfflineCopy
  /** Called if the list couldn't be loaded and there is no copy on the device. */
  onFailed: () => void
}

/** The server's list of a reader's saved stories, without queued changes. */
export interface SavedList {
  /** The list; undefined until it is loaded from the device or the server. */
  get: () => readonly SavedStory[] | undefined
  hasFailed: () => boolean
  /**
   * Loads the reader's list, first the device's copy, then the server's.
   *
   * @param onCopy called once the copy has been read
   */
  begin: (readerId: string, onChange: () => void, onCopy: () => void) => Promise<void>
  /** Clears the list, on this page and on the device. */
  end: () => void
  /** Reloads the list from the server. */
  load: () => Promise<void>
  /** Applies a change that the server has made. */
  update: (change: (stories: readonly SavedStory[]) => readonly SavedStory[]) => Promise<void>
}

/**
 * Creates the query of the saved stories. A copy of the list is cached on the device, for reading offline.
 */
export function createSavedStoriesQuery({
  queries,
  call,
  offlineCopy,
  onFailed,
}: ListDependencies): SavedList {
  let readerId: string | undefined
  let unfollow = () => {}
  const key = () => [...SAVED_LIST, readerId]
  const get = () => queries.getQueryData<readonly SavedStory[]>(key())

  const fetchList = async (whose: string): Promise<readonly SavedStory[]> => {
    const answered = await call(API.getSavedStories, {}, { isRepeatable: navigator.onLine })
    // The server answers 404 for a reader who has never saved a story.
    if (answered.ok || answered.status === NOT_FOUND) {
      const stories = answered.ok ? answered.data.stories : []
      if (readerId === whose) offlineCopy.write(whose, stories)
      return stories
    }
    if (readerId === whose && !get()) onFailed()
    throw new ServerCallError(answered)
  }

  offlineCopy.subscribe((whose, stories) => {
    if (whose === readerId) queries.setQueryData(key(), stories)
  })
  return {
    get,
    hasFailed: () => {
      const query = queries.getQueryState(key())
      return query?.status === 'error' && query.fetchStatus === 'idle'
    },
    begin: async (id, onChange, onCopy) => {
      readerId = id
      const copy = await offlineCopy.read(id)
      if (readerId !== id) return
      if (copy) queries.setQueryData(key(), copy)
      const observer = new QueryObserver(queries, { queryKey: key(), queryFn: () => fetchList(id) })
      unfollow = observer.subscribe(onChange)
      onCopy()
      await observer.refetch({ cancelRefetch: false })
    },
    end: () => {
      readerId = undefined
      unfollow()
      queries.removeQueries({ queryKey: SAVED_LIST })
      offlineCopy.forget()
    },
    load: () => queries.refetchQueries({ queryKey: SAVED_LIST }),
    update: async (change) => {
      const queryKey = key()
      // The answer of a request that is already running wouldn't contain this change.
      const isLoading = queries.isFetching({ queryKey }) > 0
      await queries.cancelQueries({ queryKey })
      const before = get()
      if (before && readerId) {
        const stories = change(before)
        queries.setQueryData(queryKey, stories)
        offlineCopy.write(readerId, stories)
      }
      if (isLoading || !before) void queries.invalidateQueries({ queryKey })
    },
  }
}
