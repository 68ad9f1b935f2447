import type { ParsedFeed } from '@plainwire/domain/feed'
import { DAY_MS } from '@plainwire/domain/units'

/**
 * If the newest entry of all feeds is younger than this, in ms, the feeds were fetched just now; otherwise they
 * were saved earlier.
 */
const FRESH_MS = DAY_MS
/**
 * If a feed's newest entry is newer than the median of all feeds' newest entries by more than this, in ms, the
 * feed's clock is wrong and the feed is ignored.
 */
const OUTLIER_MS = 2 * DAY_MS

/**
 * Returns the date of a feed's newest entry, in ms since 1970, ignoring dates in the future; undefined if there
 * is none.
 */
function newestOf({ entries }: ParsedFeed, now: Date): number | undefined {
  const moments = entries
    .map(({ published, updated }) => (published ?? updated)?.getTime())
    .filter((moment) => moment !== undefined && moment <= now.getTime())
  return moments.length > 0 ? moments.reduce((a = 0, b = 0) => Math.max(a, b)) : undefined
}

/**
 * Estimates when feeds were fetched. Returns `now` if their newest entry is less than a day old; otherwise the
 * time of that entry, so that feeds saved on an earlier day produce the edition of that day.
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
