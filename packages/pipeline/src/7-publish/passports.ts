import { RIGHTS_RESERVATIONS } from '@plainwire/domain/article'
import type { FeedState, PublisherList, PublisherPassport } from '@plainwire/domain/contract'
import { getFeedState } from '@plainwire/domain/edition'
import type { Feed, Publisher } from '@plainwire/domain/feed'
import type { Cluster } from '@plainwire/domain/story'
import { DAY_MS } from '@plainwire/domain/units'
import {
  addArticleToTally,
  countFirstReports,
  createPublisherTally,
  type PublisherTally,
} from './publisher-tally.ts'

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

/** The rights that a publisher reserves, in the order of `RIGHTS_RESERVATIONS`. */
function reservesOf({
  reserved,
  policy,
  paywalled,
}: PublisherTally): NonNullable<PublisherPassport['reserves']> {
  const signals = RIGHTS_RESERVATIONS.flatMap((signal) => {
    const articles = reserved.get(signal) ?? 0
    return articles > 0 ? [{ signal, articles }] : []
  })
  return { signals, ...(policy !== undefined && { policy }), paywalled }
}

/** Articles per day since the oldest one, counting at least one day. */
function perDay({ articles, oldest }: PublisherTally, now: Date): number {
  const days = Math.max(1, (now.getTime() - oldest) / DAY_MS)
  return Math.round((articles / days) * 10) / 10
}

const thousandth = (share: number) => Math.round(share * 1000) / 1000

function passportOf(
  publisher: Publisher,
  tally: PublisherTally,
  feeds: FeedState[],
  now: Date,
): PublisherPassport {
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
 * Returns the public description of all publishers, sorted by id, with figures computed from all articles of
 * the given stories. Method: docs/editorial-method.md.
 */
export async function buildPublisherPassports(input: PublisherPassportInput): Promise<PublisherPassports> {
  const { publishers, stories, feeds, now, breathe } = input
  const tallies = new Map([...publishers.keys()].map((id) => [id, createPublisherTally()]))
  for (const { articles } of stories) {
    await breathe()
    for (const article of articles) {
      const tally = tallies.get(article.publisherId)
      if (tally) addArticleToTally(tally, article)
    }
    countFirstReports(tallies, articles)
  }
  const states = Map.groupBy(feeds, ({ publisherId }) => publisherId)
  const oldest = Math.min(now.getTime(), ...[...tallies.values()].map((tally) => tally.oldest))
  return {
    measured: { from: new Date(oldest).toISOString(), to: now.toISOString() },
    publishers: [...publishers.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((publisher) => {
        const own = (states.get(publisher.id) ?? []).map(getFeedState)
        return passportOf(publisher, tallies.get(publisher.id) ?? createPublisherTally(), own, now)
      }),
  }
}
