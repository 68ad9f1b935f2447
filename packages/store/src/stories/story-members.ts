import type { StoryMembership } from '@plainwire/domain/story'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { toStorableText } from '../database/storable.ts'

interface StoryMember {
  storyId: string
  membership: StoryMembership
}

/** The ids of the stories to which any of the given articles belong. */
export async function findStoryIdsByArticleIds(db: Db, articleIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('story_articles')
    .select('story_id')
    .distinct()
    .where('article_id', '=', sql<string>`any(${articleIds})`)
    .execute()
  return rows.map(({ story_id }) => story_id)
}

/** Puts articles into stories; an article that is in another story is moved. */
export async function assignArticlesToStories(
  db: Db,
  placed: readonly StoryMember[],
  content: ContentKind,
  now: Date,
): Promise<void> {
  if (placed.length === 0) return
  const rows = placed.map(({ storyId, membership }) => ({
    article_id: membership.articleId,
    story_id: storyId,
    content,
    similarity: membership.similarity,
    shared_names: membership.sharedNames.map(toStorableText),
    shared_terms: membership.sharedTerms.map(toStorableText),
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

/**
 * Counts the articles of stories again, and updates the dates of the first and last article. A story without
 * articles gets the state 'empty'.
 */
export async function recountStoryArticles(db: Db, storyIds: readonly string[]): Promise<void> {
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
