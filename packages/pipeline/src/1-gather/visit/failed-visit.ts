import type { Feed, FeedHealth } from '@plainwire/domain/feed'
import { MINUTE_MS } from '@plainwire/domain/units'
import type { HttpResponse } from '../../ports.ts'
import { parseRetryAfter } from './requested-wait.ts'
import type { VisitResult, VisitTiming } from './visit-result.ts'
import { computeBackoffMinutes } from './visit-rhythm.ts'

type Headers = Pick<HttpResponse, 'headers'>

/** After this many consecutive failures a redirected feed is fetched from its original address again. */
const FAILURES_BEFORE_RETURN = 5

const latest = (...dates: (Date | undefined)[]) =>
  new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)))

/**
 * Returns the result of a failed visit. The next visit is delayed, longer after each consecutive failure, and
 * isn't before the time that a Retry-After header requests.
 */
export function buildFailedVisitResult(
  feed: Feed,
  error: string,
  moment: VisitTiming,
  answer?: Headers & { status: number },
): VisitResult {
  const failures = feed.health.consecutiveFailures + 1
  const wait = computeBackoffMinutes(failures, moment.random) * MINUTE_MS
  const retryAfter = answer && parseRetryAfter(answer.headers, moment.now)
  const health: FeedHealth = {
    ...feed.health,
    consecutiveFailures: failures,
    lastCheckedAt: moment.now,
    lastStatus: answer?.status,
    lastError: error,
    nextCheckAt: latest(new Date(moment.now.getTime() + wait), retryAfter),
  }
  const fetchUrl = failures >= FAILURES_BEFORE_RETURN ? feed.url : feed.fetchUrl
  return { feed: { ...feed, fetchUrl, health }, entries: [], outcome: 'failed', error }
}

/**
 * Returns the result of a visit that was answered with status 410: the publisher has removed the feed for good.
 */
export function buildGoneVisitResult(feed: Feed, { now }: VisitTiming): VisitResult {
  const error = 'The publisher has withdrawn this feed (410).'
  const health = { ...feed.health, goneAt: now, lastCheckedAt: now, lastStatus: 410, lastError: error }
  return { feed: { ...feed, health }, entries: [], outcome: 'gone', error }
}
