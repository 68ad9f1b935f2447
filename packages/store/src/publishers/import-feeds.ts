import { type Category, isCategory } from '@plainwire/domain/category'
import type { PlaceHint } from '@plainwire/domain/feed'
import type { OpmlFeed, PublisherFacts } from '@plainwire/domain/newsroom'
import { type Db, inTransaction } from '../database/connect.ts'
import { computeFeedId } from '../feeds/feed-id.ts'
import type { ActingOperator } from '../operators/operator-log.ts'
import { syncPublisherList } from './apply-list.ts'
import { insertFeedInTransaction } from './change-feeds.ts'
import { insertPublisher, type OperatorChangeOutcome } from './change-publishers.ts'
import { lockPublisherList } from './lock-list.ts'
import { extractHostWithoutWww, type FeedWithoutPublisher, findOrDerivePublisher } from './publisher-for.ts'

/** A feed to add. Its publisher may be given; otherwise it is found or created. */
export interface FeedWithPublisher extends FeedWithoutPublisher {
  publisherId?: string | undefined
  categories: Category[]
  /** The feed's language, if it differs from the publisher's. */
  feedLanguage?: string | undefined
  /** The place of the feed's newsroom, if it differs from the publisher's. */
  place?: PlaceHint | undefined
}

/** The outcome of adding a feed, and the publisher to which the feed belongs. */
export interface AddedFeed {
  url: string
  publisherId: string
  outcome: OperatorChangeOutcome
}

/**
 * Adds a feed to the live content. Creates its publisher if none is given and no known one has the same host.
 */
export async function addFeedWithPublisher(
  db: Db,
  { feed, ...order }: ActingOperator & { feed: FeedWithPublisher },
): Promise<AddedFeed> {
  const [added] = await addAll(db, [feed], order)
  if (!added) throw new Error('A feed to add came to nothing.')
  return added
}

/**
 * Adds the feeds of an OPML list, all or none. Folders and categories of the list that have the name of one
 * of our categories become the feeds' categories.
 */
export function importFeeds(
  db: Db,
  { feeds, ...order }: ActingOperator & { feeds: readonly OpmlFeed[] },
): Promise<AddedFeed[]> {
  const own = feeds.map(({ categories, ...feed }): FeedWithPublisher => {
    const names = new Set(categories.map((name) => name.toLowerCase()))
    return { ...feed, categories: [...names].filter(isCategory) }
  })
  return addAll(db, own, order)
}

function addAll(db: Db, feeds: readonly FeedWithPublisher[], order: ActingOperator): Promise<AddedFeed[]> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    const publishers = await publisherFinder(transaction, order)
    const added: AddedFeed[] = []
    for (const feed of feeds) {
      const { url, categories, feedLanguage: language, place } = feed
      const publisherId =
        (await listedAt(transaction, url)) ?? feed.publisherId ?? (await publishers.idFor(feed))
      const hints = { ...(language !== undefined && { language }), ...(place && { place }) }
      const facts = { url, publisherId, categories, ...hints }
      added.push({ url, publisherId, outcome: await insertFeedInTransaction(transaction, facts, order) })
    }
    await syncPublisherList(transaction, 'live', order.now)
    return added
  })
}

/**
 * Returns the id of the publisher to which the feed at `url` in the live content belongs; undefined if there
 * is no such feed or it was removed.
 */
async function listedAt(transaction: Db, url: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('feeds')
    .select('publisher_id')
    .where('id', '=', computeFeedId('live', url))
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return row?.publisher_id
}

/**
 * Returns an object whose `idFor` finds the publisher of a feed, and adds a new publisher if none is known.
 * It doesn't restore a publisher that an operator removed.
 */
async function publisherFinder(transaction: Db, order: ActingOperator) {
  const rows = await transaction
    .selectFrom('publishers')
    .select(['id', 'facts', 'content', 'retired_at'])
    .execute()
  const taken = new Set(rows.map(({ id }) => id))
  const known = new Map<string, PublisherFacts>()
  const learn = (publisher: PublisherFacts) => {
    const host = extractHostWithoutWww(publisher.homepage)
    if (!known.has(host)) known.set(host, publisher)
  }
  for (const { content, retired_at, facts } of rows)
    if (content === 'live' && retired_at === null) learn(facts)
  return {
    async idFor(feed: FeedWithPublisher): Promise<string> {
      const { publisher, isNew } = findOrDerivePublisher(feed, known, taken)
      if (isNew) {
        await insertPublisher(transaction, publisher, order)
        learn(publisher)
        taken.add(publisher.id)
      }
      return publisher.id
    },
  }
}
