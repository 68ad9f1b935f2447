import { API, type SavedStory } from '@plainwire/domain/contract'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { CallRefused } from '../account-queries.ts'
import type { callAsReader } from '../session/call-as-reader.ts'
import type { OfflineCopy } from './offline-copy.ts'

const NOT_FOUND = 404
const SAVED_LIST = ['saved'] as const

interface ListPorts {
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
export function createSavedList({ queries, call, offlineCopy, onFailed }: ListPorts): SavedList {
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
    throw new CallRefused(answered)
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
