import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'

/** A reader's report that an article doesn't belong to its story. */
export interface UnrelatedArticleReport {
  storyId: string
  headline: string | undefined
  articleId: string
  title: string
  url: string
  publisherId: string
  content: ContentKind
  /** The time of the first report by a reader. */
  requestedAt: Date
}

/** The maximum number of open reports that are listed for the editors. */
const MAX_LISTED = 500

/**
 * Requests a review of whether an article belongs to a story. A second request doesn't change the time of the
 * first, and a closed one isn't reopened.
 *
 * @param storyId may be a story that was merged into another
 * @returns 'unknown' if the story has no such article
 */
export async function storeUnrelatedArticleReport(
  db: Db,
  { storyId, articleId, now }: { storyId: string; articleId: string; now: Date },
): Promise<'queued' | 'unknown'> {
  const place = await db
    .selectFrom('stories as requested')
    .innerJoin('story_articles', (join) =>
      join.on((on) =>
        on('story_articles.story_id', '=', on.fn.coalesce('requested.merged_into', 'requested.id')),
      ),
    )
    .select('story_articles.story_id')
    .where('requested.id', '=', storyId)
    .where('story_articles.article_id', '=', articleId)
    .executeTakeFirst()
  if (!place) return 'unknown'
  await db
    .insertInto('rechecks')
    .values({ story_id: place.story_id, article_id: articleId, asked_at: now, done_at: null })
    .onConflict((conflict) => conflict.columns(['story_id', 'article_id']).doNothing())
    .execute()
  return 'queued'
}

/** Returns the open reports, oldest first, except those whose article has since left the story. */
export async function listOpenUnrelatedArticleReports(db: Db): Promise<UnrelatedArticleReport[]> {
  const rows = await db
    .selectFrom('rechecks')
    .innerJoin('stories', 'stories.id', 'rechecks.story_id')
    .innerJoin('articles', 'articles.id', 'rechecks.article_id')
    .innerJoin('story_articles', 'story_articles.article_id', 'rechecks.article_id')
    .select(['rechecks.story_id', 'rechecks.article_id', 'asked_at'])
    .select(['articles.title', 'articles.url', 'articles.publisher_id', 'articles.content'])
    .select(sql<string | null>`stories.details ->> 'title'`.as('headline'))
    .where('done_at', 'is', null)
    .where('story_articles.story_id', '=', sql<string>`coalesce(stories.merged_into, stories.id)`)
    .orderBy('asked_at')
    .orderBy('rechecks.article_id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map((row) => ({
    storyId: row.story_id,
    headline: row.headline ?? undefined,
    articleId: row.article_id,
    title: row.title,
    url: row.url,
    publisherId: row.publisher_id,
    content: row.content,
    requestedAt: row.asked_at,
  }))
}

/**
 * Closes a report.
 *
 * @returns whether the report was open
 */
export async function closeUnrelatedArticleReport(
  db: Db,
  { storyId, articleId, now }: { storyId: string; articleId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rechecks')
    .set({ done_at: now })
    .where('story_id', '=', storyId)
    .where('article_id', '=', articleId)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
