import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import type { Log } from '@plainwire/domain/log'
import { HOUR_MS } from '@plainwire/domain/units'
import {
  type CollectedEntry,
  type GatherDueFeedsPorts,
  type GatherPorts,
  gatherDueFeeds,
  gatherFeed,
  type PageReader,
  type PageReadResult,
  type UnreadPage,
  type Visit,
} from '@plainwire/pipeline'
import {
  type Content,
  claimArticlesToRead,
  type Db,
  type FeedVisit,
  findFeedById,
  type GatheredItem,
  hasDueFeed,
  type PageOutcome,
  type StoredArticle,
  type StoredFeed,
  saveFeedVisitResult,
  savePageOutcome,
} from '@plainwire/store'
import type { ContentPublishers } from '../content-publishers.ts'
import type { NewsroomMetrics } from '../newsroom-metrics.ts'
import { addSpanAttributes, addSpanCount, runInChildSpan } from '../spans/spans.ts'

/**
 * The tools for gathering the feeds of one content (sample or live): its publishers, ports and page reader.
 */
export interface GatherTools extends ContentPublishers {
  ports: GatherPorts
  pages: PageReader
}

export interface GatherContext {
  db: Db
  log: Log
  now: () => Date
  /** Returns the tools for a content; undefined if it isn't gathered now. */
  fieldOf: (content: Content) => GatherTools | undefined | Promise<GatherTools | undefined>
  requestEdit: () => Promise<void>
  metrics?: NewsroomMetrics | undefined
}

/**
 * How long one job reads pages, in ms, so that a feed that suddenly lists thousands doesn't delay the others.
 */
const PAGES_MS = 120_000
const PAGES_PER_CLAIM = 4
/**
 * The delay before an unreachable page is tried again, in ms; only while its article is younger than
 * MAX_RETRY_AGE_MS.
 */
const RETRY_MS = 20 * 60_000
const MAX_RETRY_AGE_MS = 2 * HOUR_MS

/**
 * Creates the function that does a gather job: it fetches one feed, stores its entries and reads its new
 * pages.
 */
export function createGatherJob(context: GatherContext) {
  return async (feedId: string, signal: AbortSignal): Promise<void> => {
    const feed = await findFeedById(context.db, feedId)
    const field = feed && (await context.fieldOf(feed.content))
    const publisher = field?.publishers.get(feed?.publisherId ?? '')
    if (!feed || !field || !publisher) return
    await gatherDueFeeds(portsOf(context, field, feed, publisher, signal), context.now)
    // An edit job is requested even if nothing is new, because an edition may be waiting for this visit.
    await context.requestEdit()
  }
}

/** The ports of one job. For these ports only the job's own feed is due. */
function portsOf(
  context: GatherContext,
  field: GatherTools,
  feed: StoredFeed,
  publisher: Publisher,
  signal: AbortSignal,
): GatherDueFeedsPorts {
  return {
    dueFeeds: async () => [{ feed, publisher }],
    visit: () =>
      runInChildSpan('gather', () => timedVisit(context, gatherFeed(feed, publisher, field.ports))),
    saveVisit: (visit) => saveVisit(context, feed, visit),
    pages: { reader: tracedPages(field.pages), unread: () => unreadPages(context, field, feed, signal) },
  }
}

function tracedPages(reader: PageReader): Pick<PageReader, 'read'> {
  return { read: (article, publisher) => runInChildSpan('extract', () => reader.read(article, publisher)) }
}

/** Runs a visit, and counts it by its outcome. */
async function timedVisit<V extends { outcome: string }>(
  { metrics }: GatherContext,
  visiting: Promise<V>,
): Promise<V> {
  const begunAt = performance.now()
  const visit = await visiting
  addSpanAttributes({ 'feed.outcome': visit.outcome })
  metrics?.feedFetched(visit.outcome, (performance.now() - begunAt) / 1000)
  return visit
}

/** Stores the result of a visit in one transaction. */
async function saveVisit(
  { db, log, now, metrics }: GatherContext,
  feed: StoredFeed,
  visit: Visit,
): Promise<void> {
  const { gathered, collected, publisher } = visit
  const { fetchUrl, health } = gathered.feed
  if (gathered.outcome === 'failed' || gathered.outcome === 'gone') {
    log.warn({ feed: feed.url, reason: gathered.error, next: health.nextCheckAt }, 'feed failed')
  }
  const items = collected.flatMap((one) => toItem(one, publisher))
  const rejected = collected.flatMap(toRejection)
  const history = historyOf(visit, items.length, rejected.length)
  await saveFeedVisitResult(db, { feed, visit: { fetchUrl, health }, history, items, rejected, now: now() })
  addSpanCount('entries.accepted', items.length)
  addSpanCount('entries.rejected', rejected.length)
  metrics?.entriesGathered({ accepted: items.length, rejected: rejected.length })
}

/** The entry for the feed's history; undefined if the visit wasn't due. */
function historyOf({ gathered }: Visit, articles: number, rejected: number): FeedVisit | undefined {
  const { outcome, entries, error, feed } = gathered
  const { lastCheckedAt: at, lastStatus: status } = feed.health
  if (outcome === 'not-due' || !at) return undefined
  return { at, outcome, status, entries: entries.length, articles, rejected, error }
}

function toItem({ entryKey, result }: CollectedEntry, publisher: Publisher): GatheredItem[] {
  if ('rejected' in result) return []
  return [{ entryKey, article: result, state: publisher.paywall ? 'feed-only' : 'listed' }]
}

function toRejection({ entryKey, title, url, result }: CollectedEntry) {
  return 'rejected' in result ? [{ entryKey, title, url, reason: result.rejected }] : []
}

/**
 * The pages of a publisher's new articles, a few at a time, so that a stop loses at most a few. If other
 * feeds of the publisher are due, they are fetched first, and the publisher's last job reads the pages of all
 * its feeds.
 */
async function* unreadPages(
  context: GatherContext,
  field: GatherTools,
  feed: StoredFeed,
  signal: AbortSignal,
): AsyncGenerator<UnreadPage[]> {
  const { db, now } = context
  const { publisherId } = feed
  const hasOthers = (field.publishers.get(publisherId)?.feeds.length ?? 0) > 1
  const begunAt = performance.now()
  while (performance.now() - begunAt < PAGES_MS && !signal.aborted) {
    if (hasOthers && (await hasDueFeed(db, publisherId, now()))) break
    const articles = await claimArticlesToRead(db, { now: now(), limit: PAGES_PER_CLAIM, publisherId })
    if (articles.length === 0) break
    yield articles.flatMap((article) => unreadPage(context, field, article))
  }
}

/** An article's page to read; none if its publisher is no longer listed. */
function unreadPage(
  { db, log, now, metrics }: GatherContext,
  field: GatherTools,
  article: StoredArticle,
): UnreadPage[] {
  const publisher = field.publishers.get(article.publisherId)
  if (!publisher) return []
  const save = async ({ article: page, outcome }: PageReadResult) => {
    addSpanCount(`pages.${outcome}`)
    metrics?.articleRead(outcome)
    if (outcome !== 'read') log.info({ url: article.url, outcome }, 'page not read')
    await savePageOutcome(db, article.id, outcomeOf(outcome, page, article, now()), now())
  }
  return [{ article, publisher, save }]
}

function outcomeOf(outcome: string, page: Article, listed: StoredArticle, now: Date): PageOutcome {
  if (outcome === 'read') return { outcome: 'read', page: pageFacts(page) }
  const isYoung = now.getTime() - listed.firstSeenAt.getTime() < MAX_RETRY_AGE_MS
  if (outcome === 'unreachable' && isYoung)
    return { outcome: 'later', at: new Date(now.getTime() + RETRY_MS) }
  if (page.reserved) {
    const { summary, text, media, isPaywalled, reserved } = page
    return { outcome: 'reserved', page: { summary, text, media, isPaywalled, reserved } }
  }
  return { outcome: 'feed-only', isPaywalled: outcome === 'paywall' }
}

function pageFacts(page: Article) {
  const { canonicalUrl, title, summary, text, byline, language } = page
  const { publishedAt, updatedAt, wordCount, media, sections, isPaywalled, reserved } = page
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
    reserved,
  }
}
