import { CACHE_METADATA_HEADERS, CACHE_NAMES, RELEASE_CACHE_PREFIX } from './cache-names.ts'
import { deleteSavedStoriesInWorker, unregisterServiceWorkers } from './service-worker.ts'

/** Returns the browser's cache storage; undefined if the browser has none or denies access. */
export function getCacheStorage(): CacheStorage | undefined {
  try {
    return globalThis.caches
  } catch {
    return undefined
  }
}

async function answersIn(storage: CacheStorage, name: string): Promise<Response[]> {
  const cache = await storage.open(name)
  const requests = await cache.keys()
  const answers = await Promise.all(requests.map((request) => cache.match(request)))
  return answers.filter((answer) => answer !== undefined)
}

/** An edition that is cached for reading without a connection. */
export interface CachedEdition {
  number: number
  madeAt: Date
}

/** Lists the editions cached on this device, newest first. */
export async function listCachedEditions(): Promise<CachedEdition[]> {
  const storage = getCacheStorage()
  if (!(await storage?.has(CACHE_NAMES.editions)) || !storage) return []
  const editions = (await answersIn(storage, CACHE_NAMES.editions)).flatMap(({ headers }) => {
    const madeAt = headers.get(CACHE_METADATA_HEADERS.madeAt)
    return madeAt
      ? [{ number: Number(headers.get(CACHE_METADATA_HEADERS.edition)), madeAt: new Date(madeAt) }]
      : []
  })
  return editions.sort((a, b) => b.number - a.number)
}

/** A summary of a cache, for display. */
export interface CacheSummary {
  name: string
  kind: keyof typeof CACHE_NAMES | 'release' | 'rest'
  entries: number
  bytes: number
}

function kindOf(name: string): CacheSummary['kind'] {
  if (name.startsWith(RELEASE_CACHE_PREFIX)) return 'release'
  const [kind] = Object.entries(CACHE_NAMES).find(([, known]) => known === name) ?? []
  return (kind as keyof typeof CACHE_NAMES | undefined) ?? 'rest'
}

async function bytesOf(answer: Response): Promise<number> {
  const stated = answer.headers.get(CACHE_METADATA_HEADERS.bytes)
  return stated === null ? (await answer.blob()).size : Number(stated)
}

/** Returns summaries of all caches of this site. */
export async function listCacheSummaries(): Promise<CacheSummary[]> {
  const storage = getCacheStorage()
  if (!storage) return []
  const names = await storage.keys()
  const things = names.map(async (name): Promise<CacheSummary> => {
    const answers = await answersIn(storage, name)
    const sizes = await Promise.all(answers.map(bytesOf))
    return {
      name,
      kind: kindOf(name),
      entries: answers.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    }
  })
  return Promise.all(things)
}

/** Deletes the cached saved stories. */
export async function deleteSavedStoriesCache(): Promise<void> {
  const storage = getCacheStorage()
  if (!(await storage?.has(CACHE_NAMES.saved))) return
  await deleteSavedStoriesInWorker()
  await storage?.delete(CACHE_NAMES.saved)
}

/** Deletes all caches, and unregisters the service worker, which would fill them again. */
export async function eraseCaches(): Promise<void> {
  const storage = getCacheStorage()
  await unregisterServiceWorkers()
  if (storage) await Promise.all((await storage.keys()).map((name) => storage.delete(name)))
}
