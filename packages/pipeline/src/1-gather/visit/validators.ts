import type { FeedHealth } from '@plainwire/domain/feed'
import { DAY_MS } from '@plainwire/domain/units'

/** Some servers answer 304 for ever: after this long the whole feed is asked for again. Source: capyreader#2201. */
export const MAX_AGE_MS = 8 * DAY_MS
/** A feed that usually has news every other hour and says for a day that it has none is asked for in full as well. */
const SILENCE_MS = DAY_MS
const BUSY_ENTRIES_PER_HOUR = 0.5
/** What can't be sent back as a header is not kept. */
const SENDABLE = /^[\x20-\x7e\x80-\xff]{1,1000}$/

type Validators = Pick<FeedHealth, 'etag' | 'lastModified' | 'validatorsSince'>

const NONE: Validators = { etag: undefined, lastModified: undefined, validatorsSince: undefined }

/** The headers of a conditional request, byte for byte as the server gave them; empty where a full answer is wanted. */
export function conditionalHeaders(health: FeedHealth, now: Date): Record<string, string> {
  const age = now.getTime() - (health.validatorsSince?.getTime() ?? 0)
  const isSuspicious = age > SILENCE_MS && health.entriesPerHour >= BUSY_ENTRIES_PER_HOUR
  if (age > MAX_AGE_MS || isSuspicious) return {}
  return {
    ...(health.etag !== undefined && { 'if-none-match': health.etag }),
    ...(health.lastModified !== undefined && { 'if-modified-since': health.lastModified }),
  }
}

const sendable = (value: string | undefined) =>
  value !== undefined && SENDABLE.test(value) ? value : undefined

/**
 * The validators to keep of a full answer that parsed. None where it calls itself stale at once (`Expires: 0`): such
 * servers also answer 304 by mistake (miniflux).
 */
export function validatorsOf(headers: Record<string, string>, now: Date): Validators {
  const etag = sendable(headers.etag)
  const lastModified = sendable(headers['last-modified'])
  if (headers.expires?.trim() === '0' || (etag === undefined && lastModified === undefined)) return NONE
  return { etag, lastModified, validatorsSince: now }
}
