import type { ParsedFeed } from '@plainwire/domain/feed'
import { decodeText } from '../decode/decode-text.ts'
import { FeedError } from './feed-error.ts'
import { parseJsonFeed } from './formats/json-feed.ts'
import { parseXmlFeed } from './formats/xml-feed.ts'
import { assertNotBinary } from './not-a-feed.ts'

/** What is known about a document besides its bytes. */
export interface FeedDocumentInfo {
  /** The address of the document, against which relative links are resolved. */
  url: string
  /** The document's Content-Type. Only its charset is used; the type is often wrong. */
  contentType?: string | undefined
  /** The current time. It replaces the dates of entries that are more than an hour later. */
  now: Date
}

/** Maximum size of a document, in bytes; a larger one is refused before it is decoded. */
const MAX_BYTES = 15_000_000

/**
 * Parses a feed: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed, Google News sitemaps, in any encoding and
 * however damaged. Pure and synchronous; runs in a worker because a hostile document may take seconds.
 *
 * @returns the newest 200 entries in the order of the feed; all text is plain, all URLs are http or https
 * @throws FeedError if the document isn't a feed
 */
export function parseFeed(bytes: Uint8Array, about: FeedDocumentInfo): ParsedFeed {
  if (bytes.byteLength > MAX_BYTES) throw new FeedError('TOO_LARGE', 'The document is larger than 15 MB.')
  assertNotBinary(bytes)
  const text = decodeText(bytes, about.contentType).trimStart()
  if (text === '') throw new FeedError('EMPTY', 'The document is empty.')
  const isJson = text.startsWith('{') || text.startsWith('[')
  return isJson ? parseJsonFeed(text, about.url, about.now) : parseXmlFeed(text, about.url, about.now)
}
