import { RELEASE_CACHE_PREFIX } from '../lib/offline/cache-names.ts'

/** The limits of a cache. */
export interface CacheLimits {
  count: number
  bytes: number
}

/** An entry of a cache. */
export interface CacheEntry {
  url: string
  bytes: number
}

/**
 * Returns the entries to remove so that a cache is within its limits. Counted from the newest entry, these are
 * the first entry with which the cache exceeds a limit, and all older entries.
 */
export function findEntriesToEvict(
  newestFirst: readonly CacheEntry[],
  { count, bytes }: CacheLimits,
): CacheEntry[] {
  let sum = 0
  const end = newestFirst.findIndex((entry, index) => {
    sum += entry.bytes
    return index >= count || sum > bytes
  })
  return end < 0 ? [] : newestFirst.slice(end)
}

/**
 * Returns the caches of old releases to delete: all but those of the current release and of the previous one,
 * whose tabs may still be open.
 */
export function findReleaseCachesToDelete(oldestFirst: readonly string[], current: string): string[] {
  return oldestFirst.filter((name) => name.startsWith(RELEASE_CACHE_PREFIX) && name !== current).slice(0, -1)
}
