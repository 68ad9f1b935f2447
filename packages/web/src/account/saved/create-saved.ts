import { API, type SavedStory } from '@plainwire/domain/contract'
import { beyondLimit, type SavedChange, withChange, withChanges } from '@plainwire/domain/reader'
import { MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Kept } from '../../device/storage/persisted.ts'
import { readStored } from '../../lib/storage.ts'
import { createStore, type Store } from '../../lib/store.ts'
import type { callAsReader } from '../session/call-as-reader.ts'
import { NOTHING_WAITS, type SavedQueue } from './saved-queue.ts'
import { SavedRefused, sendSaved } from './send-saved.ts'

/** The reader's saved stories as they are shown. */
export interface SavedStories {
  /** 'none': nobody is signed in. */
  status: 'none' | 'loading' | 'ready' | 'failed'
  /** The last saved first. */
  stories: readonly SavedStory[]
}
export const NO_SAVED: SavedStories = { status: 'none', stories: [] }

/** The outcome of a change: 'waiting' for a connection; refused, it is rolled back. */
export type SavedResult = 'done' | 'waiting' | 'limit-reached' | 'failed'
export type SavedNews = { change: SavedChange; result: SavedResult } | 'not-loaded'

/** The copy of the saved stories on the device, for reading without a connection. */
export interface SavedShelf {
  read: (readerId: string) => Promise<readonly SavedStory[] | undefined>
  /** Other tabs are notified. */
  write: (readerId: string, stories: readonly SavedStory[]) => void
  forget: () => void
  /** Calls `take` when another tab has written. */
  follow: (take: (readerId: string, stories: readonly SavedStory[]) => void) => void
}

export interface SavedPorts {
  queries: QueryClient
  call: typeof callAsReader
  queue: Kept<SavedQueue>
  shelf: SavedShelf
  tell: (news: SavedNews) => void
  /** How many stories this reader can save. */
  limit: () => number
  /** One tab at a time sends a change, so that no two send the same. */
  inTurn: <T>(task: () => Promise<T>) => Promise<T>
}

export interface Saved {
  state: Store<SavedStories>
  begin: (readerId: string) => Promise<void>
  /** Forgets everything here and on the device. */
  end: () => void
  change: (change: SavedChange) => void
  /** Loads the list again. */
  load: () => Promise<void>
  /** Sends queued changes that no open tab has sent. */
  replay: () => void
}

const NOT_FOUND = 404
const SAVED = ['saved'] as const
const idOf = (change: SavedChange) => JSON.stringify({ ...change, story: undefined })

/**
 * The saved stories of the signed-in reader. The list is a query, every change a mutation: in order, again and after the
 * connection's return by the library. The changes that the server hasn't made are queued in the browser's storage, for all tabs:
 * shown on top of the list, one that is refused disappears from both.
 */
export function createSaved({ queries, call, queue, shelf, tell, limit, inTurn }: SavedPorts): Saved {
  const state = createStore(NO_SAVED)
  const cache = queries.getMutationCache()
  let readerId: string | undefined
  let unfollowList = () => {}
  /** Made in this visit and not reported yet: what an earlier one left is made silently. */
  const unreported = new Set<string>()

  const listKey = () => [...SAVED, readerId]
  const list = () => queries.getQueryData<readonly SavedStory[]>(listKey())
  const waiting = () => (queue.get().readerId === readerId ? queue.get().changes : NOTHING_WAITS.changes)
  const isWaiting = (change: SavedChange) => waiting().some((one) => idOf(one) === idOf(change))
  const setWaiting = (changes: readonly SavedChange[]) =>
    queue.set(readerId && changes.length > 0 ? { readerId, changes } : NOTHING_WAITS)
  const drop = (change: SavedChange) => setWaiting(waiting().filter((one) => idOf(one) !== idOf(change)))
  /** Other tabs may have changed the queue; where the browser stores nothing it is only here. */
  const readQueue = () => {
    if (readStored(queue.key) !== undefined) queue.restore()
  }

  const show = () => {
    if (!readerId) return state.set(NO_SAVED)
    const query = queries.getQueryState(listKey())
    const hasFailed = query?.status === 'error' && query.fetchStatus === 'idle'
    const status = list() ? 'ready' : hasFailed ? 'failed' : 'loading'
    state.set({ status, stories: withChanges(list() ?? [], waiting()) })
  }
  const report = (change: SavedChange, result: SavedResult) => {
    const isNews = unreported.delete(idOf(change))
    if (isNews || result === 'limit-reached' || result === 'failed') tell({ change, result })
  }
  /** The server is out of reach: saves that have certainly no room are refused now, the others reported as waiting. */
  const onLater = () => {
    const refused = beyondLimit(list() ?? [], waiting(), limit())
    setWaiting(waiting().filter((change) => !refused.includes(change)))
    for (const change of refused) report(change, 'limit-reached')
    for (const change of waiting()) report(change, 'waiting')
  }
  const changesOnTheWay = () => cache.findAll({ mutationKey: SAVED, status: 'pending' })

  queries.setMutationDefaults<boolean, Error, SavedChange>(SAVED, {
    scope: { id: 'saved' },
    retry: (_, error) => error instanceof SavedRefused && error.mayComeLater,
    mutationFn: (change) =>
      inTurn(async () => {
        readQueue()
        // Another tab has made it, the reader has taken it back, or has gone.
        if (!isWaiting(change)) return false
        await sendSaved(change, call)
        return true
      }),
    onSuccess: async (isMade, change) => {
      if (!isMade || !isWaiting(change)) return
      const queryKey = listKey()
      // An answer that is on its way doesn't know of this change.
      const isLoading = queries.isFetching({ queryKey }) > 0
      await queries.cancelQueries({ queryKey })
      const stories = list() && withChanges(list() ?? [], [change])
      if (stories) queries.setQueryData(queryKey, stories)
      if (stories && readerId) shelf.write(readerId, stories)
      readQueue()
      drop(change)
      report(change, 'done')
      if (isLoading || !stories) void queries.invalidateQueries({ queryKey })
    },
    onError: (error, change) => {
      readQueue()
      if (!isWaiting(change)) return
      drop(change)
      report(change, error instanceof SavedRefused && error.isLimit ? 'limit-reached' : 'failed')
    },
  })
  const send = (change: SavedChange) => {
    const mutation = new MutationObserver<boolean, Error, SavedChange>(queries, { mutationKey: SAVED })
    // Its failure is reported by onError.
    void mutation.mutate(change).catch(() => undefined)
  }
  /** Sends what is queued and isn't on its way in this tab. */
  const replay = () => {
    readQueue()
    const known = new Set(changesOnTheWay().map(({ state: { variables } }) => idOf(variables as SavedChange)))
    for (const change of waiting()) if (!known.has(idOf(change))) send(change)
  }

  const fetchList = async (whose: string): Promise<readonly SavedStory[]> => {
    const answered = await call(API.getSavedStories, {}, { isRepeatable: navigator.onLine })
    // A server that knows of none says so by 404.
    if (answered.ok || answered.status === NOT_FOUND) {
      const stories = answered.ok ? answered.data.stories : []
      if (readerId === whose) shelf.write(whose, stories)
      return stories
    }
    if (readerId === whose && !list()) tell('not-loaded')
    throw new SavedRefused(answered)
  }
  const load = () => queries.refetchQueries({ queryKey: SAVED })

  queue.subscribe(show)
  cache.subscribe((event) => {
    const isOurs = event.mutation?.options.mutationKey?.[0] === SAVED[0]
    const isPaused = isOurs && event.type === 'updated' && event.action.type === 'pause'
    // One change also pauses while another is sent.
    if (isPaused && !onlineManager.isOnline()) onLater()
  })
  shelf.follow((whose, stories) => {
    if (whose === readerId) queries.setQueryData(listKey(), stories)
  })
  return {
    state,
    load,
    replay,
    begin: async (id) => {
      readerId = id
      queue.restore()
      if (queue.get().readerId !== id) queue.set(NOTHING_WAITS)
      show()
      const onShelf = await shelf.read(id)
      if (readerId !== id) return
      if (onShelf) queries.setQueryData(listKey(), onShelf)
      const observer = new QueryObserver(queries, { queryKey: listKey(), queryFn: () => fetchList(id) })
      unfollowList = observer.subscribe(show)
      replay()
      await observer.refetch({ cancelRefetch: false })
    },
    end: () => {
      readerId = undefined
      unfollowList()
      queries.removeQueries({ queryKey: SAVED })
      for (const mutation of cache.findAll({ mutationKey: SAVED })) cache.remove(mutation)
      unreported.clear()
      queue.set(NOTHING_WAITS)
      shelf.forget()
      show()
    },
    change: (change) => {
      readQueue()
      // The first may be on its way to the server already.
      const started = Math.min(1, waiting().length)
      const next = withChange(waiting(), change, { saved: list() ?? [], started })
      setWaiting(next)
      if (!next.includes(change)) return tell({ change, result: 'done' })
      unreported.add(idOf(change))
      send(change)
    },
  }
}
