import { CACHE_NAMES, SAVED_STORIES_CACHE_KEY } from '../lib/offline/cache-names.ts'
import { buildFallbackPictureUrl } from '../lib/picture-sources.ts'
import { cacheResponse, fetchShownFile } from './cache-response.ts'
import { buildStoryCallPath } from './story-call.ts'

/** The URL of each saved story's picture, by story id; null for a story without a picture. */
type Pictures = Record<string, string | null>

const queue: { turn: number; work: Promise<unknown> } = { turn: 0, work: Promise.resolve() }

/** Runs tasks one at a time, so that an earlier task can't restore entries that a later one removes. */
function next(task: () => Promise<unknown>): Promise<unknown> {
  const done = queue.work.then(task)
  queue.work = done.catch(() => undefined)
  return done
}

const absolute = (path: string) => new URL(path, location.origin)

/**
 * Returns the URLs to cache for the saved stories: for each story the API's response, which contains the
 * story's evidence, and the story's picture.
 */
function wantedAddresses(pictures: Pictures): string[] {
  const paths = Object.entries(pictures).flatMap(([id, picture]) => [
    buildStoryCallPath(id),
    ...(picture ? [picture] : []),
  ])
  return paths.map(absolute).flatMap(({ href, origin }) => (origin === location.origin ? [href] : []))
}

async function cacheOne(cache: Cache, href: string): Promise<void> {
  if (await cache.match(href)) return
  const answer = await fetchShownFile(href)
  if (answer.ok) await cacheResponse(CACHE_NAMES.saved, href, answer)
}

async function cacheAll(pictures: Pictures, isWanted: () => boolean): Promise<void> {
  const cache = await caches.open(CACHE_NAMES.saved)
  const wanted = wantedAddresses(pictures)
  const known = new Set([...wanted, absolute(SAVED_STORIES_CACHE_KEY).href])
  const gone = (await cache.keys()).filter(({ url }) => !known.has(url))
  await Promise.all(gone.map((request) => cache.delete(request)))
  for (const href of wanted) {
    if (!isWanted()) return
    // If the file can't be fetched, the next visit tries again.
    await cacheOne(cache, href).catch(() => undefined)
  }
}

/** Caches the files of the saved stories, and removes the files of stories that are no longer saved. */
export function cacheSavedStories(pictures: Pictures): Promise<unknown> {
  queue.turn += 1
  const mine = queue.turn
  return next(() => cacheAll(pictures, () => mine === queue.turn))
}

/** Removes all cached files of saved stories. */
export function clearSavedStoriesCache(): Promise<unknown> {
  queue.turn += 1
  return next(() => caches.delete(CACHE_NAMES.saved))
}

const savedAnswer = (url: string) => caches.match(url, { cacheName: CACHE_NAMES.saved })

/**
 * Finds the cached API response for a saved story, which contains the story with its evidence; undefined if
 * there is none.
 */
export const findCachedSavedStory = savedAnswer

/**
 * Finds the cached picture of a saved story; undefined if there is none. Only one size is cached, which is
 * returned whatever size was requested.
 */
export function findCachedSavedPicture(url: string): Promise<Response | undefined> {
  return savedAnswer(new URL(buildFallbackPictureUrl('.'), url).href)
}
