import { DAY_MS } from '../units/index.ts'
import type { FeedHealth } from './feed.ts'

/**
 * The longest wait between visits to a feed, in ms: a week requested by its publisher, plus its hours without
 * visits.
 */
export const LONGEST_VISIT_WAIT_MS = 8 * DAY_MS
/** Clocks of several machines differ by less. */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Whether a feed is to be visited. A visit in the future, or one put off for longer than any is, was stored while the clock was
 * wrong: the feed is due now.
 */
export function isVisitDue(
  { nextCheckAt, lastCheckedAt }: Pick<FeedHealth, 'nextCheckAt' | 'lastCheckedAt'>,
  now: Date,
): boolean {
  const wait = nextCheckAt.getTime() - now.getTime()
  const isAhead = lastCheckedAt !== undefined && lastCheckedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS
  return wait <= 0 || wait > LONGEST_VISIT_WAIT_MS + CLOCK_TOLERANCE_MS || isAhead
}
