import type { Entry } from '@plainwire/domain/feed'
import { computeEntryKey, computeShortHash } from '../article/entry-key.ts'
import { canonicaliseUrl } from '../link/canonical-url.ts'

/**
 * The number of entries whose keys are in a fingerprint, and the number of hex digits per key: enough to
 * recognise a feed, short enough for a database column.
 */
const REMEMBERED = 40
const KEY_DIGITS = 6

/**
 * A fingerprint of a feed's entries: a hash of their content, a dot, and a short key of each entry. Dates and
 * media are left out, because publishers change dates and the signatures in picture URLs without any news.
 */
export function computeContentFingerprint(entries: readonly Entry[]): string {
  const words = entries.map(({ id, title, link, summary, content }) =>
    [id, title, link && canonicaliseUrl(link), summary, content].join('\u0000'),
  )
  const keys = entries.slice(0, REMEMBERED).map((entry) => computeEntryKey(entry).slice(0, KEY_DIGITS))
  return `${computeShortHash(words.join('\u0001'), 64)}.${keys.join('')}`
}

function keysOf(print: string): string[] {
  return (print.split('.')[1] ?? '').match(/.{6}/g) ?? []
}

/** The number of entries that two fingerprints share. */
export function countSharedEntries(one: string | undefined, other: string): number {
  const known = new Set(keysOf(one ?? ''))
  return keysOf(other).filter((key) => known.has(key)).length
}
