import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import { type Collected, collect, type GatherPorts, type PageReader } from '@plainwire/pipeline'
import {
  articlesToRead,
  type Content,
  type Db,
  feedById,
  type GatheredItem,
  type Log,
  markRead,
  type PageOutcome,
  type StoredArticle,
  type StoredFeed,
  saveGathered,
} from '@plainwire/store'
import type { World } from './world.ts'

/** What it takes to gather one world. */
export interface Field extends World {
  ports: GatherPorts
  pages: PageReader
}

export interface GatherContext {
  db: Db
  log: Log
  now: () => Date
  /** The world a feed belongs to; undefined where it is not gathered now. */
  fieldOf: (content: Content) => Field | undefined
  requestEdit: () => Promise<void>
}

/** Pages read in one job: a feed that suddenly lists thousands must not hold up the others. */
const PAGES_PER_JOB = 40
const PAGES_PER_CLAIM = 4
/** An unreachable page is tried again after this long, while its article is younger than MAX_RETRY_AGE. */
const RETRY_MS = 20 * 60_000
const MAX_RETRY_AGE_MS = 2 * 3_600_000

/** The work of a gather job: one feed is fetched, what it brings is kept, and new pages are read. */
export function gatherWork(context: GatherContext) {
  return async (feedId: string, signal: AbortSignal): Promise<void> => {
    const feed = await feedById(context.db, feedId)
    const field = feed && context.fieldOf(feed.content)
    const publisher = field?.publishers.get(feed?.publisherId ?? '')
    if (!feed || !field || !publisher) return
    await visit(context, field, feed, publisher)
    await readPages(context, field, feed, signal)
    // Also where nothing is new: an edition may have waited for exactly this visit.
    await context.requestEdit()
  }
}

/** Fetches the feed and keeps all it brought in one transaction. */
async function visit(
  { db, log, now }: GatherContext,
  field: Field,
  feed: StoredFeed,
  publisher: Publisher,
): Promise<void> {
  const { gathered, collected } = await collect(feed, publisher, field.ports)
  const { fetchUrl, health } = gathered.feed
  if (gathered.outcome === 'failed' || gathered.outcome === 'gone') {
    log.warn({ feed: feed.url, reason: gathered.error, next: health.nextCheckAt }, 'feed failed')
  }
  await saveGathered(db, {
    feed,
    visit: { fetchUrl, health },
    items: collected.flatMap((one) => toItem(one, publisher)),
    rejected: collected.flatMap(toRejection),
    now: now(),
  })
}

function toItem({ entryKey, result }: Collected, publisher: Publisher): GatheredItem[] {
  if ('rejected' in result) return []
  return [{ entryKey, article: result, state: publisher.paywall ? 'feed-only' : 'listed' }]
}

function toRejection({ entryKey, title, url, result }: Collected) {
  return 'rejected' in result ? [{ entryKey, title, url, reason: result.rejected }] : []
}

/** Reads the pages of the feed's new articles, a few at a time, so that a stop loses at most a few. */
async function readPages(
  context: GatherContext,
  field: Field,
  feed: StoredFeed,
  signal: AbortSignal,
): Promise<void> {
  let read = 0
  while (read < PAGES_PER_JOB && !signal.aborted) {
    const articles = await articlesToRead(context.db, {
      now: context.now(),
      limit: PAGES_PER_CLAIM,
      feedId: feed.id,
    })
    if (articles.length === 0) break
    await Promise.all(articles.map((article) => readPage(context, field, article)))
    read += articles.length
  }
}

async function readPage(
  { db, log, now }: GatherContext,
  field: Field,
  article: StoredArticle,
): Promise<void> {
  const owner = field.publishers.get(article.publisherId)
  if (!owner) return
  const { article: page, outcome } = await field.pages.read(article, owner)
  if (outcome !== 'read') log.info({ url: article.url, outcome }, 'page not read')
  await markRead(db, article.id, outcomeOf(outcome, page, article, now()), now())
}

function outcomeOf(outcome: string, page: Article, listed: StoredArticle, now: Date): PageOutcome {
  if (outcome === 'read') return { outcome: 'read', page: pageFacts(page) }
  const isYoung = now.getTime() - listed.firstSeenAt.getTime() < MAX_RETRY_AGE_MS
  if (outcome === 'unreachable' && isYoung)
    return { outcome: 'later', at: new Date(now.getTime() + RETRY_MS) }
  return { outcome: 'feed-only', isPaywalled: outcome === 'paywall' }
}

function pageFacts(page: Article) {
  const { canonicalUrl, title, summary, text, byline, language } = page
  const { publishedAt, updatedAt, wordCount, media, sections, isPaywalled } = page
  return {
    canonicalUrl,
    title,
    summary,
    text,
    byline,
    language,
    publishedAt,
    updatedAt,
    wordCount,
    media,
    sections,
    isPaywalled,
  }
}
