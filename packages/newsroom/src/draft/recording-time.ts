import type { ParsedFeed } from '@plainwire/domain/feed'
import { DAY_MS } from '@plainwire/domain/units'

/** A feed is current, and not recorded earlier, if its newest entry is younger than this, in ms. */
const FRESH_MS = DAY_MS
/** A feed's clock is wrong if its newest entry is this much newer, in ms, than those of most other feeds. */
const OUTLIER_MS = 2 * DAY_MS

/** The time of the newest date in a feed, in ms. */
function newestOf({ entries }: ParsedFeed, now: Date): number | undefined {
  const moments = entries
    .map(({ published, updated }) => (published ?? updated)?.getTime())
    .filter((moment) => moment !== undefined && moment <= now.getTime())
  return moments.length > 0 ? moments.reduce((a = 0, b = 0) => Math.max(a, b)) : undefined
}

/**
 * The time at which feeds were fetched, as far as their entries show it: the present for current feeds; for
 * recorded feeds the time of the newest entry, so that the edition of that day can be rebuilt.
 */
export function estimateFeedFetchTime(feeds: readonly ParsedFeed[], now: Date): Date {
  const newest = feeds
    .map((feed) => newestOf(feed, now))
    .filter((moment) => moment !== undefined)
    .sort((a, b) => a - b)
  const median = newest[Math.floor(newest.length / 2)]
  if (median === undefined) return now
  const last = Math.max(...newest.filter((moment) => moment - median <= OUTLIER_MS))
  return now.getTime() - last < FRESH_MS ? now : new Date(last)
}
