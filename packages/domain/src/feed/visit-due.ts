import { CLOCK_TOLERANCE_MS, DAY_MS } from '../units/index.ts'
import type { FeedHealth } from './feed.ts'

/**
 * The longest time between two visits to a feed, in ms: a week, which is the longest wait that a publisher
 * can request (Retry-After), plus a day for the hours in which the publisher allows no visits.
 */
export const MAX_VISIT_INTERVAL_MS = 8 * DAY_MS

/**
 * Whether a feed should be visited now. A stored last visit in the future, or a next visit further away than
 * `MAX_VISIT_INTERVAL_MS`, was stored while the clock was wrong; the feed is then due now.
 */
export function isVisitDue(
  { nextCheckAt, lastCheckedAt }: Pick<FeedHealth, 'nextCheckAt' | 'lastCheckedAt'>,
  now: Date,
): boolean {
  const wait = nextCheckAt.getTime() - now.getTime()
  const isAhead = lastCheckedAt !== undefined && lastCheckedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS
  return wait <= 0 || wait > MAX_VISIT_INTERVAL_MS + CLOCK_TOLERANCE_MS || isAhead
}
