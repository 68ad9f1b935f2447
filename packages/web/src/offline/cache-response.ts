import { MB } from '@plainwire/domain/units'
import { CACHE_METADATA_HEADERS, CACHE_NAMES, type CacheName } from '../lib/offline/cache-names.ts'
import { type CacheEntry, type CacheLimits, findEntriesToEvict } from './entries-to-evict.ts'

/**
 * The maximum time to fetch a file that the page has shown, in ms. Browsers don't replace a service worker by
 * a newer one while the older one works, so its work mustn't wait for a server that never answers.
 */
const SHOWN_FILE_TIMEOUT_MS = 10_000

/**
 * Fetches a file that the page has shown, usually from the browser's HTTP cache.
 *
 * @throws {DOMException} a `TimeoutError` if the file takes longer than `SHOWN_FILE_TIMEOUT_MS`
 * @throws {TypeError} if the network fails
 */
export const fetchShownFile = (url: string): Promise<Response> =>
  fetch(url, { cache: 'force-cache', signal: AbortSignal.timeout(SHOWN_FILE_TIMEOUT_MS) })

/**
 * The limits of each cache. An edition of 10,000 stories takes about 20 MB, so that the cache of editions has
 * space for three.
 */
export const CACHE_LIMITS = {
  [CACHE_NAMES.editions]: { count: 9, bytes: 60 * MB },
  [CACHE_NAMES.stories]: { count: 60, bytes: 6 * MB },
  [CACHE_NAMES.pictures]: { count: 120, bytes: 12 * MB },
  [CACHE_NAMES.places]: { count: 1, bytes: 4 * MB },
  [CACHE_NAMES.push]: { count: 1, bytes: MB },
  [CACHE_NAMES.saved]: { count: 1000, bytes: 60 * MB },
} satisfies Record<CacheName, CacheLimits>

/**
 * Lists the entries of a cache, newest first. `Cache.keys` returns them in the opposite order, that of
 * insertion.
 */
export async function listCacheEntries(cache: Cache): Promise<CacheEntry[]> {
  const requests = await cache.keys()
  const entries = requests.map(async ({ url }) => {
    const answer = await cache.match(url)
    return { url, bytes: Number(answer?.headers.get(CACHE_METADATA_HEADERS.bytes) ?? 0) }
  })
  return (await Promise.all(entries)).reverse()
}

/**
 * Returns a copy of a response with metadata headers, and the size of the body in bytes. Of the original
 * headers, only the content type is copied.
 */
async function stamped(answer: Response, facts: Record<string, string>): Promise<[Response, number]> {
  const body = await answer.blob()
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', ...facts }
  return [
    new Response(body, { headers: { ...headers, [CACHE_METADATA_HEADERS.bytes]: String(body.size) } }),
    body.size,
  ]
}

async function remove(cache: Cache, entries: readonly CacheEntry[]): Promise<void> {
  await Promise.all(entries.map(({ url }) => cache.delete(url)))
}

/** Removes the older half of the cached pictures, and the older half of the cache that is full. */
async function makeRoom(full: Cache): Promise<void> {
  const pictures = await caches.open(CACHE_NAMES.pictures)
  for (const cache of [pictures, full]) {
    const entries = await listCacheEntries(cache)
    await remove(cache, entries.slice(Math.ceil(entries.length / 2)))
  }
}

/**
 * Puts a response into a cache. If that fails, usually because the device is full, removes older entries and
 * tries once more. Returns false if the second attempt fails, too; the application works without the cache.
 */
async function putOrMakeRoom(cache: Cache, url: string, answer: Response): Promise<boolean> {
  const again = answer.clone()
  try {
    await cache.put(url, answer)
    return true
  } catch {
    await makeRoom(cache)
  }
  try {
    await cache.put(url, again)
    return true
  } catch {
    return false
  }
}

/**
 * Caches a response, and removes the oldest entries beyond the cache's limits. A response that alone exceeds
 * the limit in bytes isn't cached.
 *
 * @param facts headers with metadata, such as the edition's number
 * @returns true if it was cached
 */
export async function cacheResponse(
  name: CacheName,
  url: string,
  answer: Response,
  facts: Record<string, string> = {},
): Promise<boolean> {
  const limits = CACHE_LIMITS[name]
  const [copy, bytes] = await stamped(answer, facts)
  if (bytes > limits.bytes) return false
  const cache = await caches.open(name)
  // Deleted first, so that the new response becomes the newest entry even if it replaces an older one.
  await cache.delete(url)
  const isCached = await putOrMakeRoom(cache, url, copy)
  await remove(cache, findEntriesToEvict(await listCacheEntries(cache), limits))
  return isCached
}
