import { createHash } from 'node:crypto'
import type { Entry } from '@plainwire/domain/feed'
import { canonicaliseUrl } from '../link/canonical-url.ts'

/** Returns the first hex digits of a text's SHA-256 hash. Article ids and entry keys have this form. */
export function computeShortHash(text: string, digits = 16): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}

/**
 * The identity of an entry within its publisher: 16 hex digits. Derived from the feed's own identifier, so that
 * an edited title or a moved page doesn't change it. An identifier that is a URL is normalised first, so that
 * `…/story#1` and `…/story?utm_source=rss` are the same entry.
 */
export function computeEntryKey(entry: Pick<Entry, 'id'>): string {
  const isAddress = /^https?:\/\//i.test(entry.id) && URL.canParse(entry.id)
  return computeShortHash(isAddress ? canonicaliseUrl(entry.id) : entry.id)
}
