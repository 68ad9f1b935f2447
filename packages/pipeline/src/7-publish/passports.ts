import { type Article, RIGHTS_RESERVATIONS, type RightsReservation } from '@plainwire/domain/article'
import type { FeedState, PublisherList, PublisherPassport } from '@plainwire/domain/contract'
import { feedState } from '@plainwire/domain/edition'
import type { Feed, Publisher } from '@plainwire/domain/feed'
import type { Cluster } from '@plainwire/domain/story'
import { DAY_MS } from '@plainwire/domain/units'
import { kindOf } from '../read/index.ts'

/** A headline with at least this probability counts as clickbait in its publisher's figures. */
const CLICKBAIT_FROM = 0.5

export interface PublisherPassportInput {
  publishers: ReadonlyMap<string, Publisher>
  stories: Iterable<Pick<Cluster, 'articles'>>
  feeds: readonly Pick<Feed, 'url' | 'publisherId' | 'health'>[]
  now: Date
  /**
   * Called between two stories to yield to the event loop, because tens of thousands of articles are read.
   */
  breathe: () => Promise<void>
}

/** The public description of every publisher, without the edition's number. */
export type PublisherPassports = Omit<PublisherList, 'edition'>

/** The publication time of an article; the time it was first seen if it has no usable date. */
const momentOf = (article: Article) => (article.publishedAt ?? article.firstSeenAt).getTime()

/** The totals of one publisher's articles. */
interface Tally {
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

function emptyTally(): Tally {
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

function countReserved(tally: Tally, { reserved, isPaywalled }: Article): void {
  if (isPaywalled) tally.paywalled += 1
  tally.policy ??= reserved?.policy
  for (const signal of reserved?.signals ?? [])
    tally.reserved.set(signal, (tally.reserved.get(signal) ?? 0) + 1)
}

/** The rights that a publisher reserves, in the order of `RESERVATIONS`. */
function reservesOf({ reserved, policy, paywalled }: Tally): NonNullable<PublisherPassport['reserves']> {
  const signals = RIGHTS_RESERVATIONS.flatMap((signal) => {
    const articles = reserved.get(signal) ?? 0
    return articles > 0 ? [{ signal, articles }] : []
  })
  return { signals, ...(policy !== undefined && { policy }), paywalled }
}

function count(tally: Tally, article: Article): void {
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
 * because they began before the event.
 */
function earliestReports(articles: readonly Article[]): Map<string, number> {
  const earliest = new Map<string, number>()
  for (const article of articles.filter((one) => kindOf(one) === 'report')) {
    const known = earliest.get(article.publisherId) ?? Number.POSITIVE_INFINITY
    earliest.set(article.publisherId, Math.min(known, momentOf(article)))
  }
  return earliest
}

/**
 * Counts the publishers that reported first, if there are several; those with the same earliest time all count.
 */
function countFirst(tallies: ReadonlyMap<string, Tally>, articles: readonly Article[]): void {
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

/** Articles per day since the oldest one, counting at least one day. */
function perDay({ articles, oldest }: Tally, now: Date): number {
  const days = Math.max(1, (now.getTime() - oldest) / DAY_MS)
  return Math.round((articles / days) * 10) / 10
}

const thousandth = (share: number) => Math.round(share * 1000) / 1000

function passportOf(publisher: Publisher, tally: Tally, feeds: FeedState[], now: Date): PublisherPassport {
  const { id, name, homepage, owner, country, language, kind, paywall } = publisher
  const agencies = [...tally.agencies]
    .filter(([agency]) => agency !== name)
    .map(([agency, articles]) => ({ name: agency, articles }))
    .sort((a, b) => b.articles - a.articles || (a.name < b.name ? -1 : 1))
  return {
    ...{ id, name, homepage, owner, country, language, kind, has_paywall: paywall },
    articles: { count: tally.articles, per_day: perDay(tally, now) },
    clickbait: {
      rate: tally.headlines > 0 ? thousandth(tally.clickbait / tally.headlines) : null,
      headlines: tally.headlines,
    },
    agencies,
    first: { stories: tally.first, of: tally.sharedStories },
    corrections: { articles: tally.corrected },
    reserves: reservesOf(tally),
    feeds,
  }
}

/**
 * The public description of all publishers, by id, measured on the articles of the window. Method:
 * docs/editorial-method.md.
 */
export async function makePublisherPassports(input: PublisherPassportInput): Promise<PublisherPassports> {
  const { publishers, stories, feeds, now, breathe } = input
  const tallies = new Map([...publishers.keys()].map((id) => [id, emptyTally()]))
  for (const { articles } of stories) {
    await breathe()
    for (const article of articles) {
      const tally = tallies.get(article.publisherId)
      if (tally) count(tally, article)
    }
    countFirst(tallies, articles)
  }
  const states = Map.groupBy(feeds, ({ publisherId }) => publisherId)
  const oldest = Math.min(now.getTime(), ...[...tallies.values()].map((tally) => tally.oldest))
  return {
    measured: { from: new Date(oldest).toISOString(), to: now.toISOString() },
    publishers: [...publishers.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((publisher) => {
        const own = (states.get(publisher.id) ?? []).map(feedState)
        return passportOf(publisher, tallies.get(publisher.id) ?? emptyTally(), own, now)
      }),
  }
}
