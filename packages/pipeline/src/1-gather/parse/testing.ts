import type { Entry, ParsedFeed } from '@plainwire/domain/feed'
import { parseFeed } from './parse-feed.ts'

/** The current time in the tests that parse feeds. */
export const NOW = new Date('2026-11-20T10:00:00Z')
/** The address of the tests' documents. */
const FEED_URL = 'https://news.example/feeds/all.xml'

/** Parses a document, given as text or bytes, as if it had been fetched from `url` at the time `NOW`. */
export function parseTestFeed(text: string | Uint8Array, url = FEED_URL): ParsedFeed {
  return parseFeed(typeof text === 'string' ? Buffer.from(text) : text, { url, now: NOW })
}

/** Builds an RSS 2.0 document from the elements of its channel. */
export function buildRssFeed(inside: string, attributes = ''): string {
  return `<?xml version="1.0"?><rss version="2.0" ${attributes}><channel><title>News</title><link>https://news.example/</link>${inside}</channel></rss>`
}

/** Builds an Atom 1.0 document from the elements of its feed. */
export function buildAtomFeed(inside: string, attributes = ''): string {
  return `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>News</title>${inside}</feed>`
}

/** Returns the entry of an RSS document with one item, which contains the elements `inside`. */
export function parseRssEntry(inside: string, attributes = ''): Entry {
  return only(parseTestFeed(buildRssFeed(`<item>${inside}</item>`, attributes)))
}

/** Returns the entry of an Atom document with one entry, which contains the elements `inside`. */
export function parseAtomEntry(inside: string, attributes = ''): Entry {
  return only(parseTestFeed(buildAtomFeed(`<entry>${inside}</entry>`, attributes)))
}

function only({ entries }: ParsedFeed): Entry {
  const [entry] = entries
  if (!entry || entries.length !== 1) throw new Error(`expected one entry, got ${entries.length}`)
  return entry
}
