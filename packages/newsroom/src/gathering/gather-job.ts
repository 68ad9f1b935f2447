import type { Publisher } from '@plainwire/domain/feed'
import {
  type EntryWithArticle,
  type GatherDueFeedsDependencies,
  gatherDueFeeds,
  gatherFeed,
  type PageReader,
  type Visit,
} from '@plainwire/pipeline'
import {
  type FeedVisit,
  findFeedById,
  type GatheredItem,
  type StoredFeed,
  saveFeedVisitResult,
} from '@plainwire/store'
import { addSpanAttributes, incrementRootSpanCount, runInChildSpan } from '../spans/spans.ts'
import type { GatherContext, GatherTools } from './gather-context.ts'
import { iterateUnfetchedPages } from './unread-pages.ts'

/**
 * Creates the function that does a gather job: it fetches one feed, stores its entries and reads its new
 * pages.
 */
export function createGatherJobRunner(context: GatherContext) {
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

/** Returns the dependencies for one gather job. The only due feed that they list is the job's own. */
function portsOf(
  context: GatherContext,
  field: GatherTools,
  feed: StoredFeed,
  publisher: Publisher,
  signal: AbortSignal,
): GatherDueFeedsDependencies {
  return {
    dueFeeds: async () => [{ feed, publisher }],
    visit: () =>
      runInChildSpan('gather', () => timedVisit(context, gatherFeed(feed, publisher, field.ports))),
    saveVisit: (visit) => saveVisit(context, feed, visit),
    pages: {
      reader: tracedPages(field.pages),
      unread: () => iterateUnfetchedPages(context, field, feed, signal),
    },
  }
}

function tracedPages(reader: PageReader): Pick<PageReader, 'read'> {
  return { read: (article, publisher) => runInChildSpan('extract', () => reader.read(article, publisher)) }
}

/** Waits for a visit and reports its outcome and duration to the metrics. */
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
  incrementRootSpanCount('entries.accepted', items.length)
  incrementRootSpanCount('entries.rejected', rejected.length)
  metrics?.entriesGathered({ accepted: items.length, rejected: rejected.length })
}

/** Returns the visit's entry for the feed's history; undefined if the feed wasn't due. */
function historyOf({ gathered }: Visit, articles: number, rejected: number): FeedVisit | undefined {
  const { outcome, entries, error, feed } = gathered
  const { lastCheckedAt: at, lastStatus: status } = feed.health
  if (outcome === 'not-due' || !at) return undefined
  return { at, outcome, status, entries: entries.length, articles, rejected, error }
}

function toItem({ entryKey, result }: EntryWithArticle, publisher: Publisher): GatheredItem[] {
  if ('rejected' in result) return []
  return [{ entryKey, article: result, state: publisher.paywall ? 'feed-only' : 'listed' }]
}

function toRejection({ entryKey, title, url, result }: EntryWithArticle) {
  return 'rejected' in result ? [{ entryKey, title, url, reason: result.rejected }] : []
}
