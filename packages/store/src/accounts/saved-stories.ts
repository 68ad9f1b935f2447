import type { SavedStorySnapshot } from '@plainwire/domain/contract'
import { type Db, inTransaction } from '../database/connect.ts'
import { toStorableJson } from '../database/storable.ts'
import { savedStoryWithdrawnCondition } from '../database/withdrawal-conditions.ts'
import { lockReaderRow } from './lock-reader.ts'

export interface StoredSavedStory {
  storyId: string
  savedAt: Date
  story: SavedStorySnapshot
  /** Whether the story has since been withdrawn and may no longer be shown. */
  isWithdrawn: boolean
}

export interface NewSavedStory {
  readerId: string
  storyId: string
  story: SavedStorySnapshot
  now: Date
  /** The maximum number of stories that the reader can save. */
  limit: number
}

/**
 * Saves a story for a reader in its current form. Saving it again changes nothing and returns the time of the
 * first save. The reader's row is locked first, so that two open tabs can't exceed the limit together.
 */
export function saveStory(
  db: Db,
  { readerId, storyId, story, now, limit }: NewSavedStory,
): Promise<Pick<StoredSavedStory, 'savedAt'> | 'limit-reached' | 'no-reader'> {
  return inTransaction(db, async (transaction) => {
    if (!(await lockReaderRow(transaction, readerId))) return 'no-reader'
    const { count, savedAt } = await transaction
      .selectFrom('saved_stories')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(({ fn }) => fn.max('saved_at').filterWhere('story_id', '=', storyId).as('savedAt'))
      .where('reader_id', '=', readerId)
      .executeTakeFirstOrThrow()
    if (savedAt) return { savedAt }
    if (count >= limit) return 'limit-reached'
    await transaction
      .insertInto('saved_stories')
      .values({ reader_id: readerId, story_id: storyId, saved_at: now, story: toStorableJson(story) })
      .execute()
    return { savedAt: now }
  })
}

const saves = (db: Db, readerId: string) =>
  db
    .selectFrom('saved_stories')
    .select([
      'story_id as storyId',
      'saved_at as savedAt',
      'story',
      savedStoryWithdrawnCondition.as('isWithdrawn'),
    ])
    .where('reader_id', '=', readerId)

/** A reader's saved stories, last saved first. */
export function listSavedStories(db: Db, readerId: string): Promise<StoredSavedStory[]> {
  return saves(db, readerId).orderBy('saved_at', 'desc').orderBy('story_id').execute()
}

export function findSavedStory(
  db: Db,
  { readerId, storyId }: { readerId: string; storyId: string },
): Promise<StoredSavedStory | undefined> {
  return saves(db, readerId).where('story_id', '=', storyId).executeTakeFirst()
}

export async function unsaveStory(
  db: Db,
  { readerId, storyId }: { readerId: string; storyId: string },
): Promise<void> {
  await db
    .deleteFrom('saved_stories')
    .where('reader_id', '=', readerId)
    .where('story_id', '=', storyId)
    .execute()
}

/** Removes all of a reader's saved stories and returns their number. */
export async function clearSavedStories(db: Db, readerId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_stories')
    .where('reader_id', '=', readerId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
