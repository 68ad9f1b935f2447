import type { StoryDetails } from '@plainwire/domain/contract'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { toStorableJson } from '../database/storable.ts'

/**
 * Makes a story permanently readable. The text of the story is stored only if the archive doesn't have it.
 * Sharing a story again changes nothing.
 */
export async function shareStory(
  db: Db,
  { details, now }: { details: StoryDetails; now: Date },
): Promise<void> {
  const archived = await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', details.id)
    .where('details', 'is not', null)
    .executeTakeFirst()
  await db
    .insertInto('shared_stories')
    .values({ story_id: details.id, shared_at: now, details: archived ? null : toStorableJson(details) })
    .onConflict((conflict) => conflict.column('story_id').doNothing())
    .execute()
}

/**
 * Returns the stored copy of a shared story; undefined if the story isn't shared, or is still in the archive.
 */
export async function findSharedStory(db: Db, id: string): Promise<StoryDetails | undefined> {
  const row = await db
    .selectFrom('shared_stories')
    .select('details')
    .where('story_id', '=', id)
    .executeTakeFirst()
  return row?.details ?? undefined
}

/** Copies the texts of shared stories, before the stories are deleted from the archive. */
export async function preserveSharedStoryTexts(db: Db, content: ContentKind): Promise<void> {
  await db
    .updateTable('shared_stories')
    .from('stories')
    .set({ details: sql<string>`stories.details` })
    .whereRef('shared_stories.story_id', '=', 'stories.id')
    .where('stories.content', '=', content)
    .where('stories.details', 'is not', null)
    .execute()
}
