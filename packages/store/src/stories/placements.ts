import type { ArticleAnalysis } from '@plainwire/domain/article'
import type { StoryMembership } from '@plainwire/domain/story'
import { sql } from 'kysely'
import { encodeArticleAnalysis } from '../articles/reading-column.ts'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { toStorableText } from '../database/storable.ts'
import { type Lease, runTransactionUnderLease } from '../jobs/leases.ts'
import { saveThreads } from '../threads/save-threads.ts'
import { mergeStory, redirectPlacementsOfMergedStories } from './merge-stories.ts'
import { assignArticlesToStories, findStoryIdsByArticleIds, recountStoryArticles } from './story-members.ts'

/** The decision that an article joins, opens or moves to a story. */
export interface ArticleStoryAssignment {
  /** The revision of the article that was examined; a later revision is placed again. */
  revision: number
  storyId: string
  /** The id of the story's thread, a running topic with one or more stories. */
  threadId: string
  membership: StoryMembership
  /** The result of the article's analysis at the time it was placed in the story. */
  reading?: ArticleAnalysis | undefined
}

/** The story to which an article moves, and how well it belongs there. */
export type ArticleMove = Pick<ArticleStoryAssignment, 'storyId' | 'membership'>

/** The decisions of one clustering run. */
export interface ClusteringAssignments {
  content: ContentKind
  placed: readonly ArticleStoryAssignment[]
  /** Articles that belong in no story, with the reason as one phrase. */
  passedOver: readonly { articleId: string; revision: number; reason: string }[]
  /** Articles placed earlier that belong in another story. Applied after `placed`. */
  moved?: readonly ArticleMove[]
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
export function saveClusteringAssignments(
  db: Db,
  lease: Lease,
  placements: ClusteringAssignments,
): Promise<void> {
  return runTransactionUnderLease(db, lease, async (transaction) => {
    const { passedOver, merged, content, now } = placements
    const placed = await redirectPlacementsOfMergedStories(transaction, placements.placed)
    const moved = await redirectPlacementsOfMergedStories(transaction, placements.moved ?? [])
    const joined = [...placed, ...moved].map(({ storyId }) => storyId)
    const left = await findStoryIdsByArticleIds(transaction, [
      ...[...placed, ...moved].map(({ membership }) => membership.articleId),
      ...passedOver.map(({ articleId }) => articleId),
    ])
    await openStories(transaction, joined, content, now)
    for (let start = 0; start < placed.length; start += ROWS_PER_INSERT) {
      const some = placed.slice(start, start + ROWS_PER_INSERT)
      await assignArticlesToStories(transaction, some, content, now)
      await markPlaced(
        transaction,
        some.map(({ membership, revision, reading }) => ({
          articleId: membership.articleId,
          revision,
          reading,
        })),
      )
    }
    await assignArticlesToStories(transaction, moved, content, now)
    await passOver(transaction, passedOver)
    const enlarged: string[] = []
    for (const { from, into } of merged) enlarged.push(await mergeStory(transaction, from, into))
    await saveThreads(transaction, placements)
    await recountStoryArticles(transaction, [...new Set([...left, ...joined, ...enlarged])])
  })
}

async function openStories(db: Db, ids: readonly string[], content: ContentKind, now: Date): Promise<void> {
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

async function passOver(db: Db, articles: ClusteringAssignments['passedOver']): Promise<void> {
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
    reading?: ArticleAnalysis | undefined
  }[],
): Promise<void> {
  const ids = articles.map(({ articleId }) => articleId)
  const revisions = articles.map(({ revision }) => revision)
  const reasons = articles.map(({ reason }) => (reason === undefined ? null : toStorableText(reason)))
  const readings = articles.map(({ reading }) => (reading ? encodeArticleAnalysis(reading) : null))
  await sql`
    UPDATE articles SET placed_revision = looked.revision, passed_over = looked.reason, reading = looked.reading
    FROM unnest(${ids}::text[], ${revisions}::integer[], ${reasons}::text[], ${readings}::jsonb[])
      AS looked (id, revision, reason, reading)
    WHERE articles.id = looked.id
  `.execute(db)
}
