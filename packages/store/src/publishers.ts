import type { Publisher } from '@plainwire/domain/feed'
import { sql } from 'kysely'
import { type Db, inTransaction } from './connect.ts'
import type { Content } from './schema.ts'
import { sha256, storableJson } from './storable.ts'
import { StoreError } from './store-error.ts'

const ID_LENGTH = 16
/** Until the first visits show how often a feed changes. */
const FIRST_INTERVAL_MINUTES = 15

/** A feed's id: ours, from its listed address, the same in every database. */
export function feedId(content: Content, url: string): string {
  return sha256(`${content} ${url}`).slice(0, ID_LENGTH)
}

/**
 * Brings publishers and feeds to what `content/publishers` lists: adds what is new, changes facts, retires what is no
 * longer listed and takes back what is listed again. What is known of fetching a feed stays.
 *
 * @throws StoreError PUBLISHERS_CONFLICT where an id is already used by the other content
 */
export function syncFeeds(
  db: Db,
  publishers: readonly Publisher[],
  content: Content,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await checkIds(transaction, publishers, content)
    await savePublishers(transaction, publishers, content)
    await saveFeeds(transaction, publishers, content, now)
    await retireOthers(transaction, publishers, content, now)
  })
}

async function checkIds(db: Db, publishers: readonly Publisher[], content: Content): Promise<void> {
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

async function savePublishers(db: Db, publishers: readonly Publisher[], content: Content): Promise<void> {
  if (publishers.length === 0) return
  const rows = publishers.map((publisher) => ({ id: publisher.id, content, facts: storableJson(publisher) }))
  await db
    .insertInto('publishers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((excluded) => ({
        facts: excluded.ref('excluded.facts'),
        retired_at: null,
      })),
    )
    .execute()
}

async function saveFeeds(
  db: Db,
  publishers: readonly Publisher[],
  content: Content,
  now: Date,
): Promise<void> {
  const rows = listedFeeds(publishers, content).map(({ id, publisher, feed }) => ({
    id,
    publisher_id: publisher.id,
    content,
    url: feed.url,
    fetch_url: feed.url,
    categories: feed.categories,
    language: feed.language ?? publisher.language,
    next_check_at: now,
    interval_minutes: FIRST_INTERVAL_MINUTES,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('feeds')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((excluded) => ({
        publisher_id: excluded.ref('excluded.publisher_id'),
        categories: excluded.ref('excluded.categories'),
        language: excluded.ref('excluded.language'),
        retired_at: null,
      })),
    )
    .execute()
}

/** A feed listed twice counts once, for the publisher that lists it first. */
function listedFeeds(publishers: readonly Publisher[], content: Content) {
  const feeds = publishers.flatMap((publisher) =>
    publisher.feeds.map((feed) => ({ id: feedId(content, feed.url), publisher, feed })),
  )
  return feeds.filter(({ id }, index) => feeds.findIndex((other) => other.id === id) === index)
}

async function retireOthers(
  db: Db,
  publishers: readonly Publisher[],
  content: Content,
  now: Date,
): Promise<void> {
  const feeds = listedFeeds(publishers, content).map(({ id }) => id)
  await retire(db, 'feeds', feeds, content, now)
  const ids = publishers.map(({ id }) => id)
  await retire(db, 'publishers', ids, content, now)
}

async function retire(
  db: Db,
  table: 'feeds' | 'publishers',
  keep: string[],
  content: Content,
  now: Date,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ retired_at: now })
    .where('content', '=', content)
    .where('retired_at', 'is', null)
    .where('id', '!=', sql<string>`all(${keep})`)
    .execute()
}

/** The publishers listed now, by name. */
export async function listedPublishers(db: Db, content: Content): Promise<Publisher[]> {
  const rows = await db
    .selectFrom('publishers')
    .select('facts')
    .where('content', '=', content)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ facts }) => facts)
}
