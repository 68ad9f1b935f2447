import '../../lib/start/without-eval.ts'
import { API, SavedStory } from '@plainwire/domain/contract'
import { selectSavedStoryPicture } from '@plainwire/domain/reader'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { z } from 'zod'
import { CACHE_NAMES, SAVED_STORIES_CACHE_KEY } from '../../lib/offline/cache-names.ts'
import { deleteSavedStoriesCache, getCacheStorage } from '../../lib/offline/device-caches.ts'
import { cacheSavedStoryPages } from '../../lib/offline/service-worker.ts'
import { buildFallbackPictureUrl } from '../../lib/picture-sources.ts'
import { ServerCallError } from '../account-queries.ts'
import type { callAsReader } from '../session/call-as-reader.ts'

/** The key of the query of the saved stories, and of the mutations that change them. */
export const SAVED_STORIES_QUERY_KEY = ['saved'] as const
/** The name of the channel on which tabs send each other the list, and of the lock that serialises changes. */
export const SAVED_STORIES_CHANNEL_NAME = 'plainwire.saved'
const NOT_FOUND = 404

/** The device's copy of the saved stories, for reading without a connection. */
export interface SavedStoriesCopy {
  read: (readerId: string) => Promise<readonly SavedStory[] | undefined>
  /** Stores the list, and sends it to other tabs. */
  write: (readerId: string, stories: readonly SavedStory[]) => void
  forget: () => void
  /** Calls `take` when another tab has written a list. */
  subscribe: (take: (readerId: string, stories: readonly SavedStory[]) => void) => void
}

const StoredList = z.object({ readerId: z.string(), stories: z.array(SavedStory) })

async function readList(readerId: string): Promise<readonly SavedStory[] | undefined> {
  const answer = await getCacheStorage()?.match(SAVED_STORIES_CACHE_KEY, { cacheName: CACHE_NAMES.saved })
  if (!answer) return undefined
  const parsed = StoredList.safeParse(await answer.json())
  return parsed.data?.readerId === readerId ? parsed.data.stories : undefined
}

async function writeList(readerId: string, stories: readonly SavedStory[]): Promise<void> {
  const cache = await getCacheStorage()?.open(CACHE_NAMES.saved)
  const list = new Response(JSON.stringify({ readerId, stories }), {
    headers: { 'content-type': 'application/json' },
  })
  await cache?.put(SAVED_STORIES_CACHE_KEY, list)
}

/**
 * Returns the URL of the picture to cache for each saved story, by story id; null for stories without a
 * picture. Withdrawn stories are left out.
 */
function picturesOf(stories: readonly SavedStory[]): Record<string, string | null> {
  const pictures = stories
    .filter(({ withdrawn }) => !withdrawn)
    .map((saved) => {
      const picture = selectSavedStoryPicture(saved)
      return [saved.storyId, picture ? buildFallbackPictureUrl(picture.url) : null] as const
    })
  return Object.fromEntries(pictures)
}

/**
 * Creates the device's copy of the saved stories in the browser's cache. The page writes the list; the
 * service worker then fetches the stories' pages and pictures. In browsers without caches nothing is written.
 */
export function createSavedStoriesCopy(isCaching: () => boolean): SavedStoriesCopy {
  const others =
    'BroadcastChannel' in globalThis ? new BroadcastChannel(SAVED_STORIES_CHANNEL_NAME) : undefined
  let work: Promise<unknown> = Promise.resolve()
  let turn = 0
  /**
   * Runs tasks one after the other, so that a slow write doesn't restore a list that was deleted meanwhile.
   */
  const next = (task: () => Promise<unknown>) => {
    work = work.then(task).catch(() => undefined)
  }
  return {
    read: (readerId) => readList(readerId).catch(() => undefined),
    write: (readerId, stories) => {
      others?.postMessage({ readerId, stories })
      if (!isCaching()) return
      turn += 1
      const mine = turn
      next(() => writeList(readerId, stories))
      void cacheSavedStoryPages(picturesOf(stories), () => mine === turn)
    },
    forget: () => {
      turn += 1
      next(deleteSavedStoriesCache)
    },
    subscribe: (take) => {
      others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const parsed = StoredList.safeParse(data)
        if (parsed.success) take(parsed.data.readerId, parsed.data.stories)
      })
    },
  }
}

interface ListDependencies {
  queries: QueryClient
  call: typeof callAsReader
  offlineCopy: SavedStoriesCopy
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
  /**
   * Applies a change that the server has made. If the list isn't loaded yet, this waits for the server's list,
   * which contains the change; offline it doesn't wait.
   */
  update: (change: (stories: readonly SavedStory[]) => readonly SavedStory[]) => Promise<void>
}

/**
 * Creates the query of the saved stories. A copy of the list is cached on the device, for reading offline.
 */
export function createSavedList({ queries, call, offlineCopy, onFailed }: ListDependencies): SavedList {
  let readerId: string | undefined
  let unfollow = () => {}
  const key = () => [...SAVED_STORIES_QUERY_KEY, readerId]
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
      queries.removeQueries({ queryKey: SAVED_STORIES_QUERY_KEY })
      offlineCopy.forget()
    },
    load: () => queries.refetchQueries({ queryKey: SAVED_STORIES_QUERY_KEY }),
    update: async (change) => {
      const queryKey = key()
      // A request that is already running is cancelled, because its answer wouldn't contain this change.
      const isLoading = queries.isFetching({ queryKey }) > 0
      await queries.cancelQueries({ queryKey })
      const before = get()
      if (before && readerId) {
        const stories = change(before)
        queries.setQueryData(queryKey, stories)
        offlineCopy.write(readerId, stories)
      }
      const reloaded = isLoading || !before ? queries.invalidateQueries({ queryKey }) : undefined
      if (!before) await reloaded
    },
  }
}
