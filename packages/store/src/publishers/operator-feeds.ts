import type { PublisherFacts } from '@plainwire/domain/newsroom'
import type { Db } from '../database/connect.ts'
import { type StoredFeed, toStoredFeed } from '../feeds/feed-row.ts'

/** A feed of the live content (not the sample content) as operators see it. It may be paused. */
export interface OperatorFeed extends StoredFeed {
  publisherName: string
  isPaused: boolean
  /** Whether an operator has added the feed or changed its facts. */
  isOwn: boolean
}

/** A publisher of the live content as operators see it. It may have been removed by an operator. */
export interface OperatorPublisher extends PublisherFacts {
  feeds: number
  isRemoved: boolean
  /** Whether an operator has added the publisher or changed its facts. */
  isOwn: boolean
}

/** All feeds of the live content, except removed ones, sorted by publisher id and address. */
export async function listOperatorFeeds(db: Db): Promise<OperatorFeed[]> {
  const rows = await feedQuery(db).orderBy('feeds.publisher_id').orderBy('feeds.url').execute()
  return rows.map(toOperatorFeed)
}

/**
 * Returns the feed of the live content with the given id or address; undefined if there is none or it was
 * removed.
 */
export async function findOperatorFeed(db: Db, name: string): Promise<OperatorFeed | undefined> {
  const row = await feedQuery(db)
    .where(({ or, eb }) => or([eb('feeds.id', '=', name), eb('feeds.url', '=', name)]))
    .executeTakeFirst()
  return row && toOperatorFeed(row)
}

function feedQuery(db: Db) {
  return db
    .selectFrom('feeds')
    .innerJoin('publishers', 'publishers.id', 'feeds.publisher_id')
    .selectAll('feeds')
    .select('publishers.facts as publisher')
    .where('feeds.content', '=', 'live')
    .where('feeds.retired_at', 'is', null)
}

type FeedRow = Awaited<ReturnType<ReturnType<typeof feedQuery>['execute']>>[number]

function toOperatorFeed({ publisher, ...row }: FeedRow): OperatorFeed {
  return {
    ...toStoredFeed(row),
    publisherName: publisher.name,
    isPaused: row.paused_at !== null,
    isOwn: row.added_at !== null || row.operator_facts !== null,
  }
}

/**
 * The publishers of the live content, including those that an operator removed, but not those that only the
 * release no longer lists; sorted by name.
 */
export async function listPublishersForOperators(db: Db): Promise<OperatorPublisher[]> {
  const rows = await db
    .selectFrom('publishers')
    .select(['facts', 'operator_facts', 'added_at', 'removed_at'])
    .where('content', '=', 'live')
    .where(({ or, eb }) => or([eb('retired_at', 'is', null), eb('removed_at', 'is not', null)]))
    .execute()
  return rows
    .map(({ facts: { feeds, ...facts }, operator_facts, added_at, removed_at }) => ({
      ...facts,
      feeds: removed_at ? 0 : feeds.length,
      isRemoved: removed_at !== null,
      isOwn: added_at !== null || operator_facts !== null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}
