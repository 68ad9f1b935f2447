import { sql } from 'kysely'
import type { Db } from './database/connect.ts'

/** The oldest data to retain, by kind of data. */
export interface RetentionCutoffs {
  /**
   * The texts of articles first seen before this time are deleted; their titles, summaries and addresses
   * remain.
   */
  textsFrom: Date
  /** The stored rejections of feed entries, with their reasons, from before this time are deleted. */
  rejectionsFrom: Date
  /**
   * The versions of stories from before this time are deleted, except the first and the last of each story.
   */
  versionsFrom: Date
}

/** The numbers of deleted rows, by kind. */
export interface DeletedRowCounts {
  texts: number
  rejections: number
  versions: number
}

/** The number of articles per statement, so that each transaction is short and blocks nobody. */
const BATCH = 1_000

/** Deletes data past its retention. If a run is interrupted, the next one deletes the rest. */
export async function deleteExpiredData(db: Db, retention: RetentionCutoffs): Promise<DeletedRowCounts> {
  return {
    texts: await dropTexts(db, retention.textsFrom),
    rejections: await dropRejections(db, retention.rejectionsFrom),
    versions: await dropVersions(db, retention.versionsFrom),
  }
}

async function dropTexts(db: Db, before: Date): Promise<number> {
  let dropped = 0
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('articles')
      .set({ text: '', text_dropped_at: sql`now()` })
      .where('id', 'in', (query) =>
        query
          .selectFrom('articles')
          .select('id')
          .where('text_dropped_at', 'is', null)
          .where('first_seen_at', '<', before)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow()
    dropped += Number(numUpdatedRows)
    if (numUpdatedRows < BATCH) return dropped
  }
}

async function dropRejections(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rejections')
    .where('seen_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

async function dropVersions(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('story_versions')
    .where('at', '<', before)
    .where('version', '>', 1)
    .where((query) =>
      query.exists(
        query
          .selectFrom('story_versions as later')
          .select(sql`1`.as('one'))
          .whereRef('later.story_id', '=', 'story_versions.story_id')
          .whereRef('later.version', '>', 'story_versions.version'),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
