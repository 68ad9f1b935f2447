import type { Publisher } from '@plainwire/domain/feed'
import type { FeedFacts } from '@plainwire/domain/newsroom'
import { sql } from 'kysely'
import { splitIntoBatches } from '../database/batches.ts'
import { type Db, inTransaction } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { toStorableJson } from '../database/storable.ts'
import { computeFeedId, INITIAL_VISIT_INTERVAL_MINUTES } from '../feeds/feed-id.ts'
import { StoreError } from '../store-error.ts'
import { syncPublisherList } from './apply-list.ts'
import { incrementFeedListVersion } from './list-version.ts'
import { lockPublisherList } from './lock-list.ts'
import { preservePublishersWithOperatorFeeds } from './preserve-publishers.ts'

/**
 * Applies the release's publishers and feeds: adds new ones, updates facts, retires those that are no longer
 * listed and restores those that are listed again. Operators' changes take precedence, and the state of
 * fetching a feed isn't changed.
 *
 * @throws StoreError PUBLISHERS_CONFLICT if a publisher's id is already used in the other kind of content
 * (sample or live)
 */
export function syncBundledPublishers(
  db: Db,
  publishers: readonly Publisher[],
  content: ContentKind,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockPublisherList(transaction)
    await checkIds(transaction, publishers, content)
    await preservePublishersWithOperatorFeeds(transaction, publishers, content, now)
    const hasNew = await savePublishers(transaction, publishers, content)
    await saveFeeds(transaction, publishers, content, now)
    await forgetOthers(transaction, publishers, content)
    await syncPublisherList(transaction, content, now)
    // Incremented here, because `syncPublisherList` doesn't count a new publisher as a change: the publisher
    // is already stored with its facts.
    if (hasNew && content === 'live') await incrementFeedListVersion(transaction, now)
  })
}

async function checkIds(db: Db, publishers: readonly Publisher[], content: ContentKind): Promise<void> {
  const ids = publishers.map(({ id }) => id)
  const taken = await db
    .selectFrom('publishers')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('content', '!=', content)
    .executeTakeFirst()
  if (!taken) return
  const message = `The publisher id '${taken.id}' is used by both the sample and the live publishers: rename one.`
  throw new StoreError('PUBLISHERS_CONFLICT', message)
}

/** Stores the release's publishers. Returns whether one of them is new. */
async function savePublishers(
  db: Db,
  publishers: readonly Publisher[],
  content: ContentKind,
): Promise<boolean> {
  const rows = publishers.map((publisher) => {
    const facts = toStorableJson(publisher)
    return { id: publisher.id, content, facts, release_facts: facts }
  })
  let hasNew = false
  for (const some of splitIntoBatches(rows)) {
    const saved = await db
      .insertInto('publishers')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((excluded) => ({ release_facts: excluded.ref('excluded.release_facts') })),
      )
      // PostgreSQL sets xmax on rows that were updated, and leaves it 0 on new ones.
      .returning(sql<boolean>`xmax = 0`.as('is_new'))
      .execute()
    hasNew ||= saved.some(({ is_new }) => is_new)
  }
  return hasNew
}

async function saveFeeds(
  db: Db,
  publishers: readonly Publisher[],
  content: ContentKind,
  now: Date,
): Promise<void> {
  const rows = releasedFeeds(publishers, content).map(({ id, publisher, feed }) => {
    const { categories, language, place } = feed
    const facts: FeedFacts = { publisherId: publisher.id, categories, language, place }
    return {
      id,
      publisher_id: publisher.id,
      content,
      url: feed.url,
      fetch_url: feed.url,
      categories,
      language: language ?? publisher.language,
      next_check_at: now,
      interval_minutes: INITIAL_VISIT_INTERVAL_MINUTES,
      release_facts: toStorableJson(facts),
    }
  })
  for (const some of splitIntoBatches(rows))
    await db
      .insertInto('feeds')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((excluded) => ({ release_facts: excluded.ref('excluded.release_facts') })),
      )
      .execute()
}

/**
 * Returns each feed of the release's list with its publisher. A feed that is listed twice belongs to the
 * publisher that lists it first.
 */
function releasedFeeds(publishers: readonly Publisher[], content: ContentKind) {
  const feeds = new Map<string, { id: string; publisher: Publisher; feed: Publisher['feeds'][number] }>()
  for (const publisher of publishers)
    for (const feed of publisher.feeds) {
      const id = computeFeedId(content, feed.url)
      if (!feeds.has(id)) feeds.set(id, { id, publisher, feed })
    }
  return [...feeds.values()]
}

async function forgetOthers(db: Db, publishers: readonly Publisher[], content: ContentKind): Promise<void> {
  const lists = [
    ['feeds', releasedFeeds(publishers, content).map(({ id }) => id)],
    ['publishers', publishers.map(({ id }) => id)],
  ] as const
  for (const [table, listed] of lists)
    await db
      .updateTable(table)
      .set({ release_facts: null })
      .where('content', '=', content)
      .where('release_facts', 'is not', null)
      .where('id', '!=', sql<string>`all(${listed})`)
      .execute()
}
