import { RELEASE_PREFIX } from '../lib/cache-names.ts'

export interface Limits {
  count: number
  bytes: number
}

export interface CacheEntry {
  url: string
  bytes: number
}

/** Which entries leave so that the others are within the limits: the oldest, all that are older than the first one that is too much. */
export function leaving(newestFirst: readonly CacheEntry[], { count, bytes }: Limits): CacheEntry[] {
  let sum = 0
  const end = newestFirst.findIndex((entry, index) => {
    sum += entry.bytes
    return index >= count || sum > bytes
  })
  return end < 0 ? [] : newestFirst.slice(end)
}

/** The caches of releases that leave: all but this one and the one before it, whose tabs may still be open. */
export function releasesLeaving(oldestFirst: readonly string[], current: string): string[] {
  return oldestFirst.filter((name) => name.startsWith(RELEASE_PREFIX) && name !== current).slice(0, -1)
}
