import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'

interface StoryThread {
  storyId: string
  threadId: string
}

interface Merge {
  from: string
  into: string
}

/** The decisions of a clustering run about threads, and the stories that it merged. */
interface ThreadChanges {
  content: ContentKind
  placed: readonly StoryThread[]
  /** Stories that the run has merged. The stories have already been updated, but not their threads. */
  merged: readonly Merge[]
  mergedThreads?: readonly Merge[]
  rethreaded?: readonly StoryThread[]
  now: Date
}

/**
 * Saves the threads of stories. A thread that doesn't exist yet is created. A merged thread, and every thread
 * that was merged into it earlier, is redirected to the remaining thread and gets no more stories. The thread
 * of a merged story is redirected in the same way if it has no other stories.
 */
export async function saveThreads(db: Db, changes: ThreadChanges): Promise<void> {
  const { content, placed, merged, mergedThreads = [], rethreaded = [], now } = changes
  const assigned = [...placed, ...rethreaded].map(({ threadId }) => threadId)
  const named = [...assigned, ...mergedThreads.flatMap(({ from, into }) => [from, into])]
  await openThreads(db, named, content, now)
  await assign(db, placed)
  for (const { from, into } of mergedThreads) await mergeThreads(db, from, into)
  await assign(db, rethreaded)
  for (const { from } of merged) await leaveEmptyThread(db, from)
}

async function openThreads(db: Db, ids: readonly string[], content: ContentKind, now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('threads')
    .values([...new Set(ids)].map((id) => ({ id, content, opened_at: now })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Assigns stories to threads. If a story is named twice, the last assignment applies. */
async function assign(db: Db, stories: readonly StoryThread[]): Promise<void> {
  if (stories.length === 0) return
  const last = new Map(stories.map(({ storyId, threadId }) => [storyId, threadId]))
  await sql`
    UPDATE stories SET thread_id = coalesce(threads.merged_into, threads.id)
    FROM unnest(${[...last.keys()]}::text[], ${[...last.values()]}::text[]) AS placed (story_id, thread_id)
    JOIN threads ON threads.id = placed.thread_id
    WHERE stories.id = placed.story_id AND stories.state <> 'merged'
      AND stories.thread_id IS DISTINCT FROM coalesce(threads.merged_into, threads.id)
  `.execute(db)
}

/**
 * Moves all stories of a thread to another thread, to which it also redirects the first thread and all
 * threads that were merged into the first one earlier.
 */
async function mergeThreads(db: Db, from: string, target: string): Promise<void> {
  const known = await db
    .selectFrom('threads')
    .select('merged_into')
    .where('id', '=', target)
    .executeTakeFirst()
  const into = known?.merged_into ?? target
  if (from === into) return
  await db.updateTable('stories').set({ thread_id: into }).where('thread_id', '=', from).execute()
  await db.updateTable('threads').set({ merged_into: into }).where('merged_into', '=', from).execute()
  await db.updateTable('threads').set({ merged_into: into }).where('id', '=', from).execute()
}

/**
 * Merges the thread of a merged story into the thread of the story that now has its articles. Does nothing if
 * the merged story's thread has other stories.
 */
async function leaveEmptyThread(db: Db, storyId: string): Promise<void> {
  const row = await db
    .selectFrom('stories as left')
    .innerJoin('stories as joined', 'joined.id', 'left.merged_into')
    .select(['left.thread_id as from', 'joined.thread_id as into'])
    .where('left.id', '=', storyId)
    .executeTakeFirst()
  if (!row?.from || !row.into || row.from === row.into) return
  const other = await db
    .selectFrom('stories')
    .select('id')
    .where('thread_id', '=', row.from)
    .where('state', '!=', 'merged')
    .limit(1)
    .executeTakeFirst()
  if (!other) await mergeThreads(db, row.from, row.into)
}
