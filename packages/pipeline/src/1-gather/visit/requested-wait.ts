import type { ParsedFeed } from '@plainwire/domain/feed'
import { DAY_MS, MINUTE_MS } from '@plainwire/domain/units'
import { parseDate } from '../date/parse-date.ts'

/** The longest wait that a publisher can request, in minutes; some request months by mistake. */
const MAX_REQUESTED_MINUTES = 360
/** The longest Retry-After of a failing server that is honoured, in ms. */
const MAX_RETRY_AFTER_MS = 7 * DAY_MS

type Headers = Record<string, string>

function cacheMinutes(headers: Headers, now: Date): number {
  const control = headers['cache-control'] ?? ''
  if (/\bno-(?:cache|store)\b/i.test(control)) return 0
  const maxAge = /\bmax-age\s*=\s*"?(\d+)/i.exec(control)?.[1]
  if (maxAge !== undefined) return (Number(maxAge) - (Number(headers.age) || 0)) / 60
  const expires = parseDate(headers.expires ?? '')
  const sent = parseDate(headers.date ?? '') ?? now.getTime()
  return expires === undefined ? 0 : (expires - sent) / MINUTE_MS
}

/**
 * The wait that the publisher requests, in minutes, 0–360: the time for which the headers allow caching
 * (max-age or else Expires), or the feed's own ttl if that is longer.
 */
export function computePublisherRequestedWaitMinutes(
  headers: Headers,
  feed: Pick<ParsedFeed, 'ttlMinutes'> | undefined,
  now: Date,
): number {
  const minutes = Math.max(0, cacheMinutes(headers, now), feed?.ttlMinutes ?? 0)
  return Math.min(minutes, MAX_REQUESTED_MINUTES)
}

/**
 * Returns the time until which a Retry-After header (seconds or a date) requests to wait, at most a week from
 * now. Undefined if there is none or it has passed.
 */
export function parseRetryAfter(headers: Headers, now: Date): Date | undefined {
  const value = (headers['retry-after'] ?? '').trim()
  const at = /^\d+$/.test(value) ? now.getTime() + Number(value) * 1000 : parseDate(value)
  if (at === undefined || at <= now.getTime()) return undefined
  return new Date(Math.min(at, now.getTime() + MAX_RETRY_AFTER_MS))
}
