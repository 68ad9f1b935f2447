import type { FeedHealth } from '@plainwire/domain/feed'
import { DAY_MS } from '@plainwire/domain/units'

/**
 * After this time, in ms, the whole feed is requested again, because some servers answer 304 forever. Source:
 * capyreader#2201.
 */
const MAX_VALIDATOR_AGE_MS = 8 * DAY_MS
/**
 * A feed that usually has at least one entry every two hours is also requested in full if its last full answer
 * is older than this, in ms.
 */
const SILENCE_MS = DAY_MS
const BUSY_ENTRIES_PER_HOUR = 0.5
/** Matches validators that can be sent back as a header; others aren't stored. */
const SENDABLE = /^[\x20-\x7e\x80-\xff]{1,1000}$/

type Validators = Pick<FeedHealth, 'etag' | 'lastModified' | 'validatorsSince'>

const NONE: Validators = { etag: undefined, lastModified: undefined, validatorsSince: undefined }

/**
 * The headers of a conditional request, byte for byte as received from the server; empty if a full answer is
 * needed.
 */
export function buildConditionalHeaders(health: FeedHealth, now: Date): Record<string, string> {
  const age = now.getTime() - (health.validatorsSince?.getTime() ?? 0)
  const isSuspicious = age > SILENCE_MS && health.entriesPerHour >= BUSY_ENTRIES_PER_HOUR
  if (age > MAX_VALIDATOR_AGE_MS || isSuspicious) return {}
  return {
    ...(health.etag !== undefined && { 'if-none-match': health.etag }),
    ...(health.lastModified !== undefined && { 'if-modified-since': health.lastModified }),
  }
}

const sendable = (value: string | undefined) =>
  value !== undefined && SENDABLE.test(value) ? value : undefined

/**
 * Reads the validators (ETag, Last-Modified) of a full answer. There are none if the answer declares itself
 * stale (`Expires: 0`): such servers also answer 304 by mistake (miniflux).
 */
export function readCacheValidators(headers: Record<string, string>, now: Date): Validators {
  const etag = sendable(headers.etag)
  const lastModified = sendable(headers['last-modified'])
  if (headers.expires?.trim() === '0' || (etag === undefined && lastModified === undefined)) return NONE
  return { etag, lastModified, validatorsSince: now }
}
