import type { Article } from '@plainwire/domain/article'
import { HOUR_MS } from '@plainwire/domain/units'
import type { PageReadResult, PendingArticlePage } from '@plainwire/pipeline'
import {
  claimArticlesForPageFetch,
  hasDueFeed,
  type PageOutcome,
  type StoredArticle,
  type StoredFeed,
  savePageOutcome,
} from '@plainwire/store'
import { incrementRootSpanCount } from '../spans/spans.ts'
import type { GatherContext, GatherTools } from './gather-context.ts'

/**
 * The maximum time for which one job reads pages, in ms, so that a feed that suddenly lists thousands of
 * articles doesn't delay other feeds.
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
 * Yields the pages of a publisher's new articles, a few at a time, so that only these few are lost if the
 * process stops. Ends if another feed of the publisher is due, because feeds are fetched before pages: the
 * job of the last due feed reads the pages of all the publisher's feeds.
 */
export async function* iterateUnfetchedPages(
  context: GatherContext,
  field: GatherTools,
  feed: StoredFeed,
  signal: AbortSignal,
): AsyncGenerator<PendingArticlePage[]> {
  const { db, now } = context
  const { publisherId } = feed
  const hasOthers = (field.publishers.get(publisherId)?.feeds.length ?? 0) > 1
  const begunAt = performance.now()
  while (performance.now() - begunAt < PAGES_MS && !signal.aborted) {
    if (hasOthers && (await hasDueFeed(db, publisherId, now()))) break
    const articles = await claimArticlesForPageFetch(db, { now: now(), limit: PAGES_PER_CLAIM, publisherId })
    if (articles.length === 0) break
    yield articles.flatMap((article) => unreadPage(context, field, article))
  }
}

/** Returns the article's page in a list, which is empty if `field` no longer has the article's publisher. */
function unreadPage(
  { db, log, now, metrics }: GatherContext,
  field: GatherTools,
  article: StoredArticle,
): PendingArticlePage[] {
  const publisher = field.publishers.get(article.publisherId)
  if (!publisher) return []
  const save = async ({ article: page, outcome }: PageReadResult) => {
    incrementRootSpanCount(`pages.${outcome}`)
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
