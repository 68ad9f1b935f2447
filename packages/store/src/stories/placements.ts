import type { ArticleReading } from '@plainwire/domain/article'
import type { Membership } from '@plainwire/domain/story'
import { sql } from 'kysely'
import { packReading } from '../articles/reading-column.ts'
import type { Db } from '../database/connect.ts'
import type { Content } from '../database/schema.ts'
import { storableText } from '../database/storable.ts'
import { type Lease, runTransactionUnderLease } from '../jobs/leases.ts'
import { saveThreads } from '../threads/save-threads.ts'

/** The decision that an article joins, opens or moves to a story. */
export interface Placement {
  /** The revision of the article that was examined; a later revision is placed again. */
  revision: number
  storyId: string
  /** The thread of the story. */
  threadId: string
  membership: Membership
  /** The reading of the article at the time it was placed. */
  reading?: ArticleReading | undefined
}

/** An article that moves to another story. */
export type StoryMove = Pick<Placement, 'storyId' | 'membership'>

/** The decisions of one clustering run. */
export interface Placements {
  content: Content
  placed: readonly Placement[]
  /** Articles that belong in no story, with the reason as one phrase. */
  passedOver: readonly { articleId: string; revision: number; reason: string }[]
  /** Articles placed earlier that belong in another story. Applied after `placed`. */
  moved?: readonly StoryMove[]
  /** Stories whose articles all move to another story. Applied after `moved`, in order. */
  merged: readonly { from: string; into: string }[]
  /** Threads whose stories all move to another thread. Applied after `merged`, in order. */
  mergedThreads?: readonly { from: string; into: string }[]
  /** Stories that move to another thread. Applied last. */
  rethreaded?: readonly { storyId: string; threadId: string }[]
  now: Date
}

const ROWS_PER_INSERT = 1_000

/**
 * Saves the decisions of a clustering run in one transaction, while the lease is held. Stories that lost or
 * gained articles, or whose articles changed, are marked as changed.
 *
 * @throws StoreError LEASE_LOST
 */
export function savePlacements(db: Db, lease: Lease, placements: Placements): Promise<void> {
  return runTransactionUnderLease(db, lease, async (transaction) => {
    const { passedOver, merged, content, now } = placements
    const placed = await followMerged(transaction, placements.placed)
    const moved = await followMerged(transaction, placements.moved ?? [])
    const joined = [...placed, ...moved].map(({ storyId }) => storyId)
    const left = await storiesOf(transaction, [
      ...[...placed, ...moved].map(({ membership }) => membership.articleId),
      ...passedOver.map(({ articleId }) => articleId),
    ])
    await openStories(transaction, joined, content, now)
    for (let start = 0; start < placed.length; start += ROWS_PER_INSERT) {
      const some = placed.slice(start, start + ROWS_PER_INSERT)
      await saveMembers(transaction, some, content, now)
      await markPlaced(
        transaction,
        some.map(({ membership, revision, reading }) => ({
          articleId: membership.articleId,
          revision,
          reading,
        })),
      )
    }
    await saveMembers(transaction, moved, content, now)
    await passOver(transaction, passedOver)
    const enlarged: string[] = []
    for (const { from, into } of merged) enlarged.push(await merge(transaction, from, into))
    await saveThreads(transaction, placements)
    await recount(transaction, [...new Set([...left, ...joined, ...enlarged])])
  })
}

/** Redirects placements in a story that was merged meanwhile to the story that it was merged into. */
async function followMerged<T extends { storyId: string }>(db: Db, placed: readonly T[]): Promise<T[]> {
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

async function storiesOf(db: Db, articleIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('story_articles')
    .select('story_id')
    .distinct()
    .where('article_id', '=', sql<string>`any(${articleIds})`)
    .execute()
  return rows.map(({ story_id }) => story_id)
}

async function openStories(db: Db, ids: readonly string[], content: Content, now: Date): Promise<void> {
  if (ids.length === 0) return
  const rows = [...new Set(ids)].map((id) => ({
    id,
    content,
    state: 'open' as const,
    opened_at: now,
    first_at: now,
    last_at: now,
  }))
  await db
    .insertInto('stories')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

async function saveMembers(db: Db, placed: readonly StoryMove[], content: Content, now: Date): Promise<void> {
  if (placed.length === 0) return
  const rows = placed.map(({ storyId, membership }) => ({
    article_id: membership.articleId,
    story_id: storyId,
    content,
    similarity: membership.similarity,
    shared_names: membership.sharedNames.map(storableText),
    shared_terms: membership.sharedTerms.map(storableText),
    gap_hours: membership.gapHours,
    joined_at: now,
  }))
  await db
    .insertInto('story_articles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('article_id').doUpdateSet((excluded) => ({
        story_id: excluded.ref('excluded.story_id'),
        similarity: excluded.ref('excluded.similarity'),
        shared_names: excluded.ref('excluded.shared_names'),
        shared_terms: excluded.ref('excluded.shared_terms'),
        gap_hours: excluded.ref('excluded.gap_hours'),
      })),
    )
    .execute()
}

async function passOver(db: Db, articles: Placements['passedOver']): Promise<void> {
  if (articles.length === 0) return
  const ids = articles.map(({ articleId }) => articleId)
  await db.deleteFrom('story_articles').where('article_id', '=', sql<string>`any(${ids})`).execute()
  await markPlaced(db, articles)
}

async function markPlaced(
  db: Db,
  articles: readonly {
    articleId: string
    revision: number
    reason?: string
    reading?: ArticleReading | undefined
  }[],
): Promise<void> {
  const ids = articles.map(({ articleId }) => articleId)
  const revisions = articles.map(({ revision }) => revision)
  const reasons = articles.map(({ reason }) => (reason === undefined ? null : storableText(reason)))
  const readings = articles.map(({ reading }) => (reading ? packReading(reading) : null))
  await sql`
    UPDATE articles SET placed_revision = looked.revision, passed_over = looked.reason, reading = looked.reading
    FROM unnest(${ids}::text[], ${revisions}::integer[], ${reasons}::text[], ${readings}::jsonb[])
      AS looked (id, revision, reason, reading)
    WHERE articles.id = looked.id
  `.execute(db)
}

/**
 * Merges a story into another. Addresses that led to the merged story are redirected to the other, so that no
 * chains arise.
 *
 * @returns the id of the story that has the articles now
 */
async function merge(db: Db, from: string, target: string): Promise<string> {
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

/**
 * Counts the articles of stories again, and updates the dates of the first and last one. A story without
 * articles becomes empty.
 */
async function recount(db: Db, storyIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE stories SET
      revision = stories.revision + 1,
      article_count = counted.articles,
      first_at = coalesce(counted.first_at, stories.first_at),
      last_at = coalesce(counted.last_at, stories.last_at),
      state = CASE WHEN counted.articles = 0 THEN 'empty' ELSE 'open' END
    FROM (
      SELECT wanted.id, count(articles.id)::integer AS articles,
        min(coalesce(articles.published_at, articles.first_seen_at)) AS first_at,
        max(coalesce(articles.published_at, articles.first_seen_at)) AS last_at
      FROM unnest(${storyIds}::text[]) AS wanted (id)
      LEFT JOIN story_articles ON story_articles.story_id = wanted.id
      LEFT JOIN articles ON articles.id = story_articles.article_id AND articles.state <> 'duplicate'
      GROUP BY wanted.id
    ) AS counted
    WHERE stories.id = counted.id AND stories.state <> 'merged'
  `.execute(db)
}
