import type { StoryDetails } from '@plainwire/domain/contract'
import type { Db } from '../database/connect.ts'

/** A thread with its stories as last written. */
export interface StoredThread {
  /** The requested id or, if that thread was merged, the id of the thread that has its stories now. */
  id: string
  /** The thread's stories, newest first, at least one. */
  stories: StoryDetails[]
}

/**
 * The maximum number of stories returned for a thread; a topic that runs for months has more stories than
 * anybody would open.
 */
const MAX_STORIES = 50

/**
 * A thread by its id, or by the id of one that was merged into it; undefined if none of its stories was written
 * yet.
 */
export async function findStoredThread(db: Db, id: string): Promise<StoredThread | undefined> {
  const rows = await db
    .selectFrom('threads as requested')
    .innerJoin('stories', (join) =>
      join.on((on) => on('stories.thread_id', '=', on.fn.coalesce('requested.merged_into', 'requested.id'))),
    )
    .select(['stories.thread_id', 'stories.details'])
    .where('requested.id', '=', id)
    .where('stories.state', '=', 'open')
    .where('stories.details', 'is not', null)
    .orderBy('stories.last_at', 'desc')
    .orderBy('stories.id')
    .limit(MAX_STORIES)
    .execute()
  const threadId = rows[0]?.thread_id
  return threadId ? { id: threadId, stories: rows.flatMap(({ details }) => details ?? []) } : undefined
}
