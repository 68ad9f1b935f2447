import type { FailedFeedTrial, FoundFeed } from '@plainwire/domain/newsroom'
import type { Clock, OutgoingHttpClient } from '../../ports.ts'
import { decodeText } from '../decode/decode-text.ts'
import type { FeedParser } from '../worker/feed-parser.ts'
import { findFeedLinks } from './feed-links.ts'

export interface FindFeedsDependencies {
  http: OutgoingHttpClient
  parser: Pick<FeedParser, 'parse'>
  now: Clock
}

/** Usual paths of feeds, for sites whose pages don't link to their feeds. */
const USUAL_PLACES = ['/feed', '/rss', '/rss.xml', '/feed.xml', '/atom.xml', '/index.xml', '/feed.json']
/** The maximum number of a page's links to feeds that are fetched. */
const MAX_LOOKS = 12
/** The time limit of each request, in ms: a person waits for the list. */
const LOOK_MS = 8_000

/**
 * Finds the feeds of a site: the address itself if it is a feed, else those that its page links to, else those
 * at usual paths. Only feeds that were fetched and parsed are returned. Addresses are fetched one after the
 * other.
 */
export async function findFeeds(
  url: string,
  ports: FindFeedsDependencies,
): Promise<FoundFeed[] | FailedFeedTrial> {
  const answer = await ports.http.get(url, { timeoutMs: LOOK_MS })
  if ('failure' in answer) return { error: answer.message, isPage: false }
  if (answer.status !== 200)
    return { error: `The server answered with status ${answer.status}.`, isPage: false }
  const itself = await readFeed(url, answer, ports)
  if (itself) return [itself]
  const named = findFeedLinks(decodeText(answer.body), answer.url).map((link) => link.url)
  const found = await feedsAt(named, ports)
  if (found.length > 0) return found
  return feedsAt(
    USUAL_PLACES.map((path) => new URL(path, answer.url).href),
    ports,
  )
}

type Answer = { url: string; body: Uint8Array; headers: Record<string, string> }

async function readFeed(
  url: string,
  answer: Answer,
  ports: FindFeedsDependencies,
): Promise<FoundFeed | undefined> {
  const about = { url: answer.url, contentType: answer.headers['content-type'], now: ports.now() }
  // A document that can't be parsed isn't a feed; why it can't be parsed doesn't matter here.
  const parsed = await ports.parser.parse(answer.body, about).catch(() => undefined)
  return parsed && { url, title: parsed.title, entries: parsed.entries.length }
}

async function feedsAt(urls: readonly string[], ports: FindFeedsDependencies): Promise<FoundFeed[]> {
  const found: FoundFeed[] = []
  const seen = new Set<string>()
  for (const url of urls.slice(0, MAX_LOOKS)) {
    const answer = await ports.http.get(url, { timeoutMs: LOOK_MS })
    // Several addresses may redirect to one feed, which is returned only once.
    if ('failure' in answer || answer.status !== 200 || seen.has(answer.url)) continue
    seen.add(answer.url)
    const feed = await readFeed(url, answer, ports)
    if (feed) found.push(feed)
  }
  return found
}
