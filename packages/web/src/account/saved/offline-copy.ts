import '../../lib/start/without-eval.ts'
import { SavedStory } from '@plainwire/domain/contract'
import { selectSavedStoryPicture } from '@plainwire/domain/reader'
import { z } from 'zod'
import { CACHE_NAMES, SAVED_LIST_KEY } from '../../lib/offline/cache-names.ts'
import { deleteSavedStoriesCache, getCacheStorage } from '../../lib/offline/device-caches.ts'
import { cacheSavedStoryPages } from '../../lib/offline/service-worker.ts'
import { buildFallbackPictureUrl } from '../../lib/picture-sources.ts'

/** The device's copy of the saved stories, for reading without a connection. */
export interface OfflineCopy {
  read: (readerId: string) => Promise<readonly SavedStory[] | undefined>
  /** Stores the list, and sends it to other tabs. */
  write: (readerId: string, stories: readonly SavedStory[]) => void
  forget: () => void
  /** Calls `take` when another tab has written a list. */
  subscribe: (take: (readerId: string, stories: readonly SavedStory[]) => void) => void
}

/** The name of the broadcast channel on which tabs send each other the list. */
const CHANNEL = 'plainwire.saved'
const StoredList = z.object({ readerId: z.string(), stories: z.array(SavedStory) })

async function readList(readerId: string): Promise<readonly SavedStory[] | undefined> {
  const answer = await getCacheStorage()?.match(SAVED_LIST_KEY, { cacheName: CACHE_NAMES.saved })
  if (!answer) return undefined
  const parsed = StoredList.safeParse(await answer.json())
  return parsed.data?.readerId === readerId ? parsed.data.stories : undefined
}

async function writeList(readerId: string, stories: readonly SavedStory[]): Promise<void> {
  const cache = await getCacheStorage()?.open(CACHE_NAMES.saved)
  const list = new Response(JSON.stringify({ readerId, stories }), {
    headers: { 'content-type': 'application/json' },
  })
  await cache?.put(SAVED_LIST_KEY, list)
}

/** The URL of each saved story's cached picture by story id; null for stories without one. */
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
export function createOfflineCopy(isCaching: () => boolean): OfflineCopy {
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
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
