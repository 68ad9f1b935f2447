import { DAY_MS } from '@plainwire/domain/units'

/**
 * The maximum number of names, such as networks, that are counted on a day, which bounds the memory. Once it
 * is reached, calls with further names aren't limited until the next day.
 */
const MAX_NAMES = 100_000

/**
 * Counts the calls with each name within a day, up to `limit`. The counts are only in memory: nothing is
 * persisted, and they are reset every day.
 */
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
