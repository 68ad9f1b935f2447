import { DAY_MS } from '@plainwire/domain/units'

/**
 * The maximum number of names counted per day, which bounds the memory. Once it is reached, further names
 * aren't limited until the next day.
 */
const MAX_NAMES = 100_000

/** Counts by name within a day, in memory only: nothing is persisted, and counts are reset every day. */
export function createDailyCounter({ limit, now }: { limit: number; now: () => Date }) {
  let day = 0
  const counts = new Map<string, number>()
  return {
    count(name: string): 'counted' | 'limit-reached' {
      const today = Math.floor(now().getTime() / DAY_MS)
      if (today !== day) counts.clear()
      day = today
      const before = counts.get(name) ?? 0
      if (before >= limit) return 'limit-reached'
      if (before > 0 || counts.size < MAX_NAMES) counts.set(name, before + 1)
      return 'counted'
    },
  }
}
