import type { StoryDetails } from '@plainwire/domain/contract'
import type { Db } from '../database/connect.ts'
import { sha256, toStorableJson } from '../database/storable.ts'

/**
 * Adds stories to the archive in the form in which an edition stores them; for tests. The publication time of
 * each story is also stored as the time of its first and last article.
 */
export async function archiveStories(db: Db, stories: readonly StoryDetails[]): Promise<void> {
  for (const details of stories) {
    const at = new Date(details.publishedAt)
    const json = toStorableJson(details)
    const row = {
      details: json,
      details_hash: sha256(json),
      words_hash: sha256(json),
      written_revision: 1,
      version: 1,
    }
    await db
      .insertInto('stories')
      .values({
        id: details.id,
        content: 'live',
        state: 'open',
        merged_into: null,
        opened_at: at,
        first_at: at,
        last_at: at,
        revision: 1,
        ...row,
      })
      .execute()
  }
}
