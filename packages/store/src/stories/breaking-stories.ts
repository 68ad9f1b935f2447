import type { BreakingStory } from '@plainwire/domain/breaking'
import type { NewsStory } from '@plainwire/domain/contract'
import { isWithdrawn } from '@plainwire/domain/withdrawal'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { queryCurrentWithdrawals } from '../database/current-withdrawals.ts'
import { type Lease, runTransactionUnderLease } from '../jobs/leases.ts'

/**
 * Every story that became breaking news, with its current id. If several of them were merged, only the one
 * that became breaking news first is returned.
 */
export async function readBreakingStories(db: Db, content: ContentKind): Promise<BreakingStory[]> {
  const rows = await db
    .selectFrom('breaking_stories')
    .innerJoin('stories as broken', 'broken.id', 'breaking_stories.story_id')
    .innerJoin('stories', (join) =>
      join.on((on) => on('stories.id', '=', on.fn.coalesce('broken.merged_into', 'broken.id'))),
    )
    .select(['stories.id', 'stories.thread_id', 'broke_at', 'breaking_stories.reports'])
    .where('stories.content', '=', content)
    .orderBy('broke_at')
    .execute()
  const broken = new Map<string, BreakingStory>()
  for (const { id, thread_id, broke_at: brokeAt, reports } of rows)
    if (!broken.has(id)) broken.set(id, { id, threadId: thread_id ?? undefined, brokeAt, reports })
  return [...broken.values()]
}

/**
 * Records which stories became breaking news, and when.
 *
 * @throws StoreError LEASE_LOST
 */
export async function saveBreakingStories(
  db: Db,
  lease: Lease,
  broken: readonly BreakingStory[],
): Promise<void> {
  if (broken.length === 0) return
  const rows = broken.map(({ id, brokeAt, reports }) => ({ story_id: id, broke_at: brokeAt, reports }))
  await runTransactionUnderLease(db, lease, async (transaction) => {
    await transaction
      .insertInto('breaking_stories')
      .values(rows)
      .onConflict((conflict) => conflict.column('story_id').doNothing())
      .execute()
  })
}

/** A story that became breaking news, with its latest text. */
export interface BreakingNewsStory {
  id: string
  brokeAt: Date
  story: NewsStory
}

/**
 * The stories of the live content (not samples) that became breaking news after `since`, with their latest
 * texts. Withdrawn stories are left out.
 */
export async function listBreakingNews(db: Db, since: Date): Promise<BreakingNewsStory[]> {
  const broken = (await readBreakingStories(db, 'live')).filter(({ brokeAt }) => brokeAt > since)
  const rows = await db
    .selectFrom('stories')
    .select(['id', 'details'])
    .where('id', '=', sql<string>`any(${broken.map(({ id }) => id)})`)
    .execute()
  const withdrawn = await queryCurrentWithdrawals(db)
  const written = new Map(rows.map(({ id, details }) => [id, details?.story]))
  return broken.flatMap(({ id, brokeAt }) => {
    const story = written.get(id)
    return story && !isWithdrawn(story, withdrawn) ? [{ id, brokeAt, story }] : []
  })
}
