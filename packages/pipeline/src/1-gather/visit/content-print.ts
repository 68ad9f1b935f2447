import type { Entry } from '@plainwire/domain/feed'
import { entryKey, shortHash } from '../article/entry-key.ts'
import { canonicalUrl } from '../link/canonical-url.ts'

/** Entries whose keys are remembered, and hex digits of each: enough to recognise a feed, short enough for a column. */
const REMEMBERED = 40
const KEY_DIGITS = 6

/**
 * A fingerprint of a feed's entries: a hash of their content, a dot, and a short key of each. Dates and media
 * are left out: publishers re-date entries and re-sign picture addresses without any news.
 */
export function contentPrint(entries: readonly Entry[]): string {
  const words = entries.map(({ id, title, link, summary, content }) =>
    [id, title, link && canonicalUrl(link), summary, content].join('\u0000'),
  )
  const keys = entries.slice(0, REMEMBERED).map((entry) => entryKey(entry).slice(0, KEY_DIGITS))
  return `${shortHash(words.join('\u0001'), 64)}.${keys.join('')}`
}

function keysOf(print: string): string[] {
  return (print.split('.')[1] ?? '').match(/.{6}/g) ?? []
}

/** How many entries two fingerprints have in common. */
export function sharedEntries(one: string | undefined, other: string): number {
  const known = new Set(keysOf(one ?? ''))
  return keysOf(other).filter((key) => known.has(key)).length
}
