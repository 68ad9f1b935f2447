import type { Article, RightsReservation } from '@plainwire/domain/article'
import { determineArticleKind } from '../read/index.ts'

/** A headline with at least this probability counts as clickbait in its publisher's figures. */
const CLICKBAIT_FROM = 0.5

/** The publication time of an article; the time it was first seen if it has no usable date. */
const momentOf = (article: Article) => (article.publishedAt ?? article.firstSeenAt).getTime()

/** The totals of one publisher's articles. */
export interface PublisherTally {
  articles: number
  /** The time of the oldest article, in ms. */
  oldest: number
  headlines: number
  clickbait: number
  agencies: Map<string, number>
  corrected: number
  sharedStories: number
  first: number
  reserved: Map<RightsReservation, number>
  policy: string | undefined
  paywalled: number
}

/** The totals of a publisher without articles. */
export function createPublisherTally(): PublisherTally {
  return {
    articles: 0,
    oldest: Number.POSITIVE_INFINITY,
    headlines: 0,
    clickbait: 0,
    agencies: new Map(),
    corrected: 0,
    sharedStories: 0,
    first: 0,
    reserved: new Map(),
    policy: undefined,
    paywalled: 0,
  }
}

function countReserved(tally: PublisherTally, { reserved, isPaywalled }: Article): void {
  if (isPaywalled) tally.paywalled += 1
  tally.policy ??= reserved?.policy
  for (const signal of reserved?.signals ?? [])
    tally.reserved.set(signal, (tally.reserved.get(signal) ?? 0) + 1)
}

/** Adds an article to its publisher's totals. */
export function addArticleToTally(tally: PublisherTally, article: Article): void {
  tally.articles += 1
  tally.oldest = Math.min(tally.oldest, momentOf(article))
  countReserved(tally, article)
  if (!article.reading) return
  const { clickbait, agency, isCorrected } = article.reading
  if (clickbait !== undefined) tally.headlines += 1
  if ((clickbait ?? 0) >= CLICKBAIT_FROM) tally.clickbait += 1
  if (agency) tally.agencies.set(agency.name, (tally.agencies.get(agency.name) ?? 0) + 1)
  if (isCorrected) tally.corrected += 1
}

/**
 * The time of each publisher's earliest report on a story. Other kinds, such as live blogs, don't count,
 * because they may have begun before the event.
 */
function earliestReports(articles: readonly Article[]): Map<string, number> {
  const earliest = new Map<string, number>()
  for (const article of articles.filter((one) => determineArticleKind(one) === 'report')) {
    const known = earliest.get(article.publisherId) ?? Number.POSITIVE_INFINITY
    earliest.set(article.publisherId, Math.min(known, momentOf(article)))
  }
  return earliest
}

/**
 * Adds a story to the totals of its publishers, if at least two publishers report it: to `sharedStories` of
 * all of them, and to `first` of the one that reported it first, or of several with the same earliest time.
 */
export function countFirstReports(
  tallies: ReadonlyMap<string, PublisherTally>,
  articles: readonly Article[],
): void {
  const earliest = earliestReports(articles)
  if (earliest.size < 2) return
  const first = Math.min(...earliest.values())
  for (const [publisherId, moment] of earliest) {
    const tally = tallies.get(publisherId)
    if (!tally) continue
    tally.sharedStories += 1
    if (moment === first) tally.first += 1
  }
}
