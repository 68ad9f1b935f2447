import type { StoryLog } from '@plainwire/domain/story'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { toStorableJson } from '../database/storable.ts'

/** The stored logs of a story: its own, and those of stories that were merged into it. */
export interface StoredStoryLogs {
  own: StoryLog | undefined
  /** The logs of merged stories, by the ids of those stories. */
  merged: Map<string, StoryLog>
}

/** The logs of stories by their ids; stories without a log are left out. */
export async function listStoryLogs(
  db: Db,
  storyIds: readonly string[],
): Promise<Map<string, StoredStoryLogs>> {
  const rows = await db
    .selectFrom('story_logs')
    .innerJoin('stories', 'stories.id', 'story_logs.story_id')
    .select(['story_id', 'merged_into', 'log'])
    .where((query) =>
      query.or([
        query('stories.id', '=', sql<string>`any(${storyIds})`),
        query('stories.merged_into', '=', sql<string>`any(${storyIds})`),
      ]),
    )
    .orderBy('story_id')
    .execute()
  const logs = new Map<string, StoredStoryLogs>()
  const of = (id: string): StoredStoryLogs => {
    const known = logs.get(id) ?? { own: undefined, merged: new Map<string, StoryLog>() }
    logs.set(id, known)
    return known
  }
  for (const { story_id, merged_into, log } of rows) {
    if (merged_into === null) of(story_id).own = log
    else of(merged_into).merged.set(story_id, log)
  }
  return logs
}

/**
 * Stores a story's log. Deletes the logs of the stories merged into it, whose entries the log now contains.
 */
export async function saveStoryLog(db: Db, storyId: string, log: StoryLog): Promise<void> {
  const json = toStorableJson(log)
  await db
    .insertInto('story_logs')
    .values({ story_id: storyId, log: json })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet({ log: json }))
    .execute()
  await db
    .deleteFrom('story_logs')
    .where('story_id', '=', sql<string>`any(${log.snapshot.merged})`)
    .where('story_id', '!=', storyId)
    .execute()
}
