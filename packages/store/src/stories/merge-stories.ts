import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/**
 * Returns the placements of articles; a story that was merged meanwhile is replaced by the story that it was
 * merged into.
 */
export async function redirectPlacementsOfMergedStories<T extends { storyId: string }>(
  db: Db,
  placed: readonly T[],
): Promise<T[]> {
  const ids = placed.map(({ storyId }) => storyId)
  const rows = await db
    .selectFrom('stories')
    .select(['id', 'merged_into'])
    .where('id', '=', sql<string>`any(${ids})`)
    .where('merged_into', 'is not', null)
    .execute()
  const went = new Map(rows.map(({ id, merged_into }) => [id, merged_into]))
  return placed.map((one) => ({ ...one, storyId: went.get(one.storyId) ?? one.storyId }))
}

/**
 * Merges a story into another, or into the story that the other was itself merged into. Stories merged into the
 * first one earlier are redirected too, so that redirects never form a chain.
 *
 * @returns the id of the story that has the articles now
 */
export async function mergeStory(db: Db, from: string, target: string): Promise<string> {
  const known = await db
    .selectFrom('stories')
    .select('merged_into')
    .where('id', '=', target)
    .executeTakeFirst()
  const into = known?.merged_into ?? target
  if (from === into) return into
  await db.updateTable('story_articles').set({ story_id: into }).where('story_id', '=', from).execute()
  await db.updateTable('stories').set({ merged_into: into }).where('merged_into', '=', from).execute()
  await db
    .updateTable('stories')
    .set({ state: 'merged', merged_into: into, article_count: 0 })
    .where('id', '=', from)
    .execute()
  return into
}
