import type { FeedState } from '@plainwire/domain/contract'
import { type Feed, MAX_VISIT_INTERVAL_MS } from '@plainwire/domain/feed'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { buildFutureTimeCondition, buildTimePassedCondition } from '../database/stored-times.ts'
import { feedNotWithdrawnCondition } from '../database/withdrawal-conditions.ts'
import { type StoredFeed, toFeedHealthColumns, toStoredFeed } from './feed-row.ts'

/**
 * The feeds that are due, longest overdue first, without those of withdrawn publishers.
 *
 * @param content the content (sample or live) of the feeds; both if undefined
 */
export async function listDueFeeds(
  db: Db,
  now: Date,
  limit: number,
  content?: ContentKind,
): Promise<StoredFeed[]> {
  const rows = await due(db, now)
    .selectAll()
    .$if(content !== undefined, (query) => query.where('content', '=', content ?? 'live'))
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toStoredFeed)
}

/**
 * Returns the due feeds for which no job is queued or running. If due feeds with a job were included,
 * processes that check at the same time would get the same feeds, and no more than `limit` feeds could ever
 * be queued.
 */
export async function listFeedsToQueue(
  db: Db,
  now: Date,
  limit: number,
  content: ContentKind,
): Promise<Pick<StoredFeed, 'id' | 'fetchUrl'>[]> {
  return buildFeedsToQueueQuery(db, now, limit, content).execute()
}

/** The SELECT statement that `listFeedsToQueue` runs. */
export function buildFeedsToQueueQuery(db: Db, now: Date, limit: number, content: ContentKind) {
  return due(db, now)
    .select(['id', 'fetch_url as fetchUrl'])
    .where('content', '=', content)
    .where(isNotQueued)
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
}

/**
 * An SQL condition: no job for the feed is queued or running. It is written so that PostgreSQL reads the queued
 * feeds once, into a hash table, whatever number of them it estimates. Written differently, and with tables
 * that were never analyzed, the whole queue was read for each feed, which took 25 s for 10,000 feeds.
 */
const isNotQueued = sql<SqlBool>`feeds.id NOT IN (
  SELECT coalesce(singleton_key, '') FROM pgboss.job
  WHERE name = 'gather' AND state <= 'active' AND policy = 'exclusive'
)`

/** Whether any feed of a publisher is due. */
export async function hasDueFeed(db: Db, publisherId: string, now: Date): Promise<boolean> {
  const row = await due(db, now)
    .select('id')
    .where('publisher_id', '=', publisherId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

function due(db: Db, now: Date) {
  return db
    .selectFrom('feeds')
    .where('retired_at', 'is', null)
    .where('paused_at', 'is', null)
    .where('gone_at', 'is', null)
    .where(feedNotWithdrawnCondition)
    .where(({ or }) =>
      or([
        buildTimePassedCondition('next_check_at', now, MAX_VISIT_INTERVAL_MS),
        buildFutureTimeCondition('last_checked_at', now),
      ]),
    )
}

/**
 * Returns a feed by id; undefined if it doesn't exist, is paused or retired, or its publisher is withdrawn.
 */
export async function findFeedById(db: Db, id: string): Promise<StoredFeed | undefined> {
  const row = await db
    .selectFrom('feeds')
    .selectAll()
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .where('paused_at', 'is', null)
    .where(feedNotWithdrawnCondition)
    .executeTakeFirst()
  return row && toStoredFeed(row)
}

/** The feeds that are neither retired nor paused, with their health; for the status and publishers' pages. */
export async function listActiveFeeds(db: Db, content: ContentKind): Promise<StoredFeed[]> {
  const rows = await db
    .selectFrom('feeds')
    .selectAll()
    .where('content', '=', content)
    .where('retired_at', 'is', null)
    .where('paused_at', 'is', null)
    .orderBy('publisher_id')
    .orderBy('url')
    .execute()
  return rows.map(toStoredFeed)
}

/**
 * Stores a feed's health and its current address after a visit without entries. A visit with entries uses
 * saveFeedVisitResult.
 */
export async function saveFeedHealth(db: Db, feed: Pick<Feed, 'id' | 'fetchUrl' | 'health'>): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ fetch_url: feed.fetchUrl, ...toFeedHealthColumns(feed.health) })
    .where('id', '=', feed.id)
    .execute()
}

/**
 * The number of feeds in each state, without retired and paused ones, for the metrics. The states are those
 * that the publishers' pages show.
 */
export async function countFeeds(
  db: Db,
): Promise<{ content: ContentKind; state: FeedState['state']; feeds: number }[]> {
  const state = sql<FeedState['state']>`CASE
    WHEN gone_at IS NOT NULL THEN 'gone'
    WHEN last_checked_at IS NULL THEN 'waiting'
    WHEN consecutive_failures > 0 THEN 'failing'
    ELSE 'ok' END`
  return db
    .selectFrom('feeds')
    .select(['content', state.as('state'), (query) => query.fn.countAll<number>().as('feeds')])
    .where('retired_at', 'is', null)
    .where('paused_at', 'is', null)
    .groupBy(['content', state])
    .orderBy('content')
    .orderBy('state')
    .execute()
}
