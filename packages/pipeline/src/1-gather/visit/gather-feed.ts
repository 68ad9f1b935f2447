import type { Entry, Feed, FeedHealth, ParsedFeed, Publisher } from '@plainwire/domain/feed'
import type { Clock, HttpAnswer, OutgoingHttp } from '../../ports.ts'
import { freshMinutes, hasTrustedValidators, retryAfter } from './answer-wishes.ts'
import { backOffMinutes } from './back-off.ts'
import { contentHash } from './content-hash.ts'
import { entriesPerHour, intervalMinutes, MIN_INTERVAL_MINUTES, outsideSkipped } from './interval.ts'
import { rememberRedirect } from './redirect-memory.ts'

/** Parses a feed somewhere that can't hurt; rejects with a FeedError in one clear sentence. */
export interface FeedParserPort {
  parse(
    bytes: Uint8Array,
    about: { url: string; contentType?: string | undefined; now: Date },
  ): Promise<ParsedFeed>
}

export interface GatherPorts {
  http: OutgoingHttp
  parser: FeedParserPort
  now: Clock
  /** 0–1. */
  random: () => number
}

/** What one visit brought. */
export interface Gathered {
  /** With its new health. */
  feed: Feed
  /** Empty where nothing changed. */
  entries: Entry[]
  outcome: 'new' | 'unchanged' | 'failed' | 'gone' | 'not-due'
  /** One clear sentence. */
  error?: string
}

const MINUTE_MS = 60_000
/** Some servers answer 304 for ever: validators are forgotten after 8 days. */
const MAX_VALIDATOR_AGE_MS = 8 * 24 * 60 * MINUTE_MS
/** Feed types first; some servers refuse odd lists, so everything is welcome at last. */
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.8'

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

/** Stage 1, one feed: asks only for what is new, at most when it is due. Nothing throws for a publisher's failure. */
export async function gatherFeed(feed: Feed, _publisher: Publisher, ports: GatherPorts): Promise<Gathered> {
  const now = ports.now()
  if (feed.health.goneAt) return { feed, entries: [], outcome: 'gone' }
  if (feed.health.nextCheckAt > now) return { feed, entries: [], outcome: 'not-due' }
  const answer = await ports.http.get(feed.fetchUrl, {
    headers: { accept: ACCEPT, ...conditions(feed.health, now) },
  })
  if ('failure' in answer) return failed(feed, ports, { error: answer.message })
  if (answer.status === 304) return unchanged(feed, answer, now)
  if (answer.status === 410) return gone(feed, now)
  if (answer.status !== 200) return refused(feed, ports, answer)
  try {
    const about = { url: answer.url, contentType: answer.headers['content-type'], now }
    return received(feed, answer, await ports.parser.parse(answer.body, about), now)
  } catch (error) {
    return failed(feed, ports, { error: error instanceof Error ? error.message : String(error), status: 200 })
  }
}

function conditions({ etag, lastModified, validatorsSince }: FeedHealth, now: Date): Record<string, string> {
  if (!validatorsSince || now.getTime() - validatorsSince.getTime() > MAX_VALIDATOR_AGE_MS) return {}
  return {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  }
}

function withHealth(feed: Feed, health: Partial<FeedHealth>): Feed {
  return { ...feed, health: { ...feed.health, ...health } }
}

function succeeded(now: Date, status: number): Partial<FeedHealth> {
  return {
    lastCheckedAt: now,
    lastSuccessAt: now,
    lastStatus: status,
    lastError: undefined,
    consecutiveFailures: 0,
  }
}

function unchanged(feed: Feed, answer: HttpAnswer, now: Date): Gathered {
  const minutes = intervalMinutes(feed.health.entriesPerHour, [freshMinutes(answer.headers, now)])
  const health = { ...succeeded(now, 304), intervalMinutes: minutes, nextCheckAt: after(now, minutes) }
  return { feed: withHealth(feed, health), entries: [], outcome: 'unchanged' }
}

function gone(feed: Feed, now: Date): Gathered {
  const error = 'The publisher says that this feed is gone for good.'
  const health = { lastCheckedAt: now, lastStatus: 410, lastError: error, goneAt: now }
  return { feed: withHealth(feed, health), entries: [], outcome: 'gone', error }
}

function refused(feed: Feed, ports: GatherPorts, { status, headers }: HttpAnswer): Gathered {
  const isBusy = status === 429 || status === 503
  const until = isBusy ? retryAfter(headers['retry-after'], ports.now()) : undefined
  return failed(feed, ports, { error: `The server answered with status ${status}.`, status, until })
}

function failed(
  feed: Feed,
  ports: GatherPorts,
  why: { error: string; status?: number; until?: Date | undefined },
): Gathered {
  const now = ports.now()
  const consecutiveFailures = feed.health.consecutiveFailures + 1
  const backOff = after(now, backOffMinutes(consecutiveFailures, ports.random()))
  const health = {
    consecutiveFailures,
    lastCheckedAt: now,
    lastStatus: why.status,
    lastError: why.error,
    nextCheckAt: why.until && why.until > backOff ? why.until : backOff,
  }
  return { feed: withHealth(feed, health), entries: [], outcome: 'failed', error: why.error }
}

function received(feed: Feed, answer: HttpAnswer, parsed: ParsedFeed, now: Date): Gathered {
  // An empty list is more often a fault than the truth: it is not believed, and asked for again soon.
  if (parsed.entries.length === 0) {
    const health = { ...succeeded(now, 200), nextCheckAt: after(now, MIN_INTERVAL_MINUTES) }
    return { feed: withHealth(feed, health), entries: [], outcome: 'unchanged' }
  }
  const hash = contentHash(parsed.entries)
  const rate = entriesPerHour(parsed, now)
  const minutes = intervalMinutes(rate, [parsed.ttlMinutes, freshMinutes(answer.headers, now)])
  const { fetchUrl, ...redirect } = rememberRedirect(feed.fetchUrl, feed.health, answer)
  const health: Partial<FeedHealth> = {
    ...succeeded(now, 200),
    ...validators(answer, now),
    ...redirect,
    contentHash: hash,
    entriesPerHour: rate,
    intervalMinutes: minutes,
    nextCheckAt: outsideSkipped(after(now, minutes), parsed),
  }
  const isSame = hash === feed.health.contentHash
  return {
    feed: { ...withHealth(feed, health), fetchUrl },
    entries: isSame ? [] : parsed.entries,
    outcome: isSame ? 'unchanged' : 'new',
  }
}

/** Validators are sent back byte for byte, and only those of an answer that was a feed. */
function validators({ headers }: HttpAnswer, now: Date): Partial<FeedHealth> {
  if (!hasTrustedValidators(headers)) {
    return { etag: undefined, lastModified: undefined, validatorsSince: undefined }
  }
  return { etag: headers.etag, lastModified: headers['last-modified'], validatorsSince: now }
}
