import type { FeedVisitOutcome } from '@plainwire/domain/newsroom'
import type { Db } from '../database/connect.ts'
import { toStorableText } from '../database/storable.ts'

/** The number of visits stored per feed; the oldest are deleted. */
export const MAX_STORED_VISITS_PER_FEED = 50

/** A visit to a feed, as stored in its history. */
export interface FeedVisit {
  at: Date
  outcome: FeedVisitOutcome
  /** The HTTP status; undefined if there was no response. */
  status: number | undefined
  /** The number of entries in the answer; 0 also if the server answered that the feed hasn't changed. */
  entries: number
  articles: number
  rejected: number
  error: string | undefined
}

/** Adds a visit to a feed's history and deletes the oldest beyond the limit. */
export async function addFeedVisit(transaction: Db, feedId: string, visit: FeedVisit): Promise<void> {
  const { at, outcome, status = null, entries, articles, rejected, error } = visit
  await transaction
    .with('added', (query) =>
      query.insertInto('feed_visits').values({
        ...{ feed_id: feedId, at, outcome, status, entries, articles, rejected },
        error: error === undefined ? null : toStorableText(error),
      }),
    )
    .deleteFrom('feed_visits')
    .where('feed_id', '=', feedId)
    .where('number', '<=', (query) =>
      query
        .selectFrom('feed_visits')
        .select('number')
        .where('feed_id', '=', feedId)
        .orderBy('number', 'desc')
        // One less than the limit, because this statement doesn't see the new row.
        .offset(MAX_STORED_VISITS_PER_FEED - 1)
        .limit(1),
    )
    .execute()
}

/** A feed's last visits, newest first. */
export async function listFeedVisits(db: Db, feedId: string): Promise<FeedVisit[]> {
  const rows = await db
    .selectFrom('feed_visits')
    .select(['at', 'outcome', 'status', 'entries', 'articles', 'rejected', 'error'])
    .where('feed_id', '=', feedId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, status: row.status ?? undefined, error: row.error ?? undefined }))
}
