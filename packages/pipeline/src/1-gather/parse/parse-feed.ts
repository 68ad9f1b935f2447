import type { ParsedFeed } from '@plainwire/domain/feed'
import { decodeText } from '../decode/decode-text.ts'
import { FeedError } from './feed-error.ts'
import { parseJsonFeed } from './json-feed.ts'
import { refuseBinary } from './not-a-feed.ts'
import { parseXmlFeed } from './xml-feed.ts'

/** The known facts about a document besides its bytes. */
export interface DocumentAbout {
  /** Where it was found; relative links are resolved against it. */
  url: string
  /** The Content-Type it was sent with. Its charset counts; what it calls the document does not. */
  contentType?: string | undefined
  /** Dates in its future are taken for now. */
  now: Date
}

/** Larger documents are refused before they are decoded, in bytes. */
const MAX_BYTES = 15_000_000

/**
 * A feed's bytes as data: RSS 0.9x, 1.0, 2.0, Atom 0.3, 1.0, JSON Feed, Google News sitemap, in any encoding and however
 * damaged. Pure and synchronous; runs in a worker because a hostile document may take seconds.
 *
 * @returns the newest 200 entries in the order of the feed; every text plain, every address http or https
 * @throws FeedError with one clear sentence where the document is no feed
 */
export function parseFeed(bytes: Uint8Array, about: DocumentAbout): ParsedFeed {
  if (bytes.byteLength > MAX_BYTES) throw new FeedError('TOO_LARGE', 'The document is larger than 15 MB.')
  refuseBinary(bytes)
  const text = decodeText(bytes, about.contentType).trimStart()
  if (text === '') throw new FeedError('EMPTY', 'The document is empty.')
  const isJson = text.startsWith('{') || text.startsWith('[')
  return isJson ? parseJsonFeed(text, about.url, about.now) : parseXmlFeed(text, about.url, about.now)
}
