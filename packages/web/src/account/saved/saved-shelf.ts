import '../../lib/without-eval.ts'
import { SavedStory } from '@plainwire/domain/contract'
import { savedPicture } from '@plainwire/domain/reader'
import { z } from 'zod'
import { CACHES, SAVED_LIST } from '../../lib/kept-files.ts'
import { browserCaches, eraseSaved } from '../../lib/kept-on-device.ts'
import { fallbackSource } from '../../lib/picture-sources.ts'
import { keepSaved } from '../../lib/service-worker.ts'
import type { SavedShelf } from './create-saved.ts'

/** How the tabs of a device tell each other. */
const CHANNEL = 'plainwire.saved'
const Shelved = z.object({ readerId: z.string(), stories: z.array(SavedStory) })

async function readList(readerId: string): Promise<readonly SavedStory[] | undefined> {
  const answer = await browserCaches()?.match(SAVED_LIST, { cacheName: CACHES.saved })
  if (!answer) return undefined
  const shelved = Shelved.safeParse(await answer.json())
  return shelved.data?.readerId === readerId ? shelved.data.stories : undefined
}

async function writeList(readerId: string, stories: readonly SavedStory[]): Promise<void> {
  const cache = await browserCaches()?.open(CACHES.saved)
  const list = new Response(JSON.stringify({ readerId, stories }), {
    headers: { 'content-type': 'application/json' },
  })
  await cache?.put(SAVED_LIST, list)
}

/** The address of each saved story's picture, as it is kept. */
function picturesOf(stories: readonly SavedStory[]): Record<string, string | null> {
  const pictures = stories
    .filter(({ withdrawn }) => !withdrawn)
    .map((saved) => {
      const picture = savedPicture(saved)
      return [saved.storyId, picture ? fallbackSource(picture.url) : null] as const
    })
  return Object.fromEntries(pictures)
}

/**
 * Keeps the saved stories in a cache of their own: the list is written here, the service worker fetches what their pages need.
 * A device that keeps nothing goes on without.
 */
export function browserShelf(isKeeping: () => boolean): SavedShelf {
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
  let work: Promise<unknown> = Promise.resolve()
  let turn = 0
  /** In order: what is forgotten is not written again by something slower. */
  const next = (task: () => Promise<unknown>) => {
    work = work.then(task).catch(() => undefined)
  }
  return {
    read: (readerId) => readList(readerId).catch(() => undefined),
    write: (readerId, stories) => {
      others?.postMessage({ readerId, stories })
      if (!isKeeping()) return
      turn += 1
      const mine = turn
      next(() => writeList(readerId, stories))
      void keepSaved(picturesOf(stories), () => mine === turn)
    },
    forget: () => {
      turn += 1
      next(eraseSaved)
    },
    follow: (take) => {
      others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const shelved = Shelved.safeParse(data)
        if (shelved.success) take(shelved.data.readerId, shelved.data.stories)
      })
    },
  }
}
