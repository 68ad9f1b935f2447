import type { StoryMembership } from '@plainwire/domain/story'
import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'
import { articleNotWithdrawnCondition } from '../database/withdrawal-conditions.ts'
import { type StoredArticle, toArticle } from './article-row.ts'

/**
 * Returns the articles that are new, or changed since they were placed in a story, in order of arrival,
 * without withdrawn ones. A crash loses none: an article is returned again until `saveClusteringAssignments`
 * has stored where its newest revision was placed.
 *
 * @param wanted.unreadBefore articles whose page isn't read yet are returned only if they arrived before this
 * moment
 */
export async function listArticlesToPlaceInStories(
  db: Db,
  wanted: { content: ContentKind; limit: number; unreadBefore: Date },
): Promise<StoredArticle[]> {
  const rows = await db
    .selectFrom('articles')
    .selectAll()
    .where('content', '=', wanted.content)
    .where('is_to_place', '=', true)
    .where(articleNotWithdrawnCondition)
    .where((query) =>
      query.or([query('state', '!=', 'listed'), query('first_seen_at', '<=', wanted.unreadBefore)]),
    )
    .orderBy('arrival')
    .limit(wanted.limit)
    .execute()
  return rows.map(toArticle)
}

/** An article that was already clustered, with the story that it was placed in. */
export interface ArticleWithStory {
  article: StoredArticle
  /**
   * The article's story; undefined if the article belongs in none. `threadId` is undefined if the story was
   * stored before threads existed.
   */
  story: { id: string; threadId: string | undefined; membership: StoryMembership } | undefined
}

const PAGE = 500

/**
 * Yields the articles from which the clusterer's memory is rebuilt after a restart: every clustered article
 * that was first seen at or after `wanted.since`, and all articles of the stories whose newest article was
 * published since then. They come in order of arrival, without withdrawn ones, and are read in pages, because
 * a week of the world's news doesn't fit in memory.
 */
export async function* streamArticlesInStoriesSince(
  db: Db,
  wanted: { content: ContentKind; since: Date },
): AsyncGenerator<ArticleWithStory> {
  let after = 0
  for (;;) {
    const rows = await windowPage(db, wanted, after)
    yield* rows.map(toPlaced)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.arrival
  }
}

function windowPage(db: Db, { content, since }: { content: ContentKind; since: Date }, after: number) {
  return db
    .selectFrom('articles')
    .leftJoin('story_articles', 'story_articles.article_id', 'articles.id')
    .leftJoin('stories', 'stories.id', 'story_articles.story_id')
    .selectAll('articles')
    .select(['story_id', 'thread_id', 'similarity', 'shared_names', 'shared_terms', 'gap_hours'])
    .where('articles.content', '=', content)
    .where('articles.placed_revision', 'is not', null)
    .where('articles.state', '!=', 'duplicate')
    .where(articleNotWithdrawnCondition)
    .where((query) =>
      query.or([query('articles.first_seen_at', '>=', since), query('stories.last_at', '>=', since)]),
    )
    .where('articles.arrival', '>', after)
    .orderBy('articles.arrival')
    .limit(PAGE)
    .execute()
}

function toPlaced(row: Awaited<ReturnType<typeof windowPage>>[number]): ArticleWithStory {
  const { story_id: id, thread_id, similarity, shared_names, shared_terms, gap_hours } = row
  const story = id !== null && {
    id,
    threadId: thread_id ?? undefined,
    membership: {
      articleId: row.id,
      similarity: similarity ?? 0,
      sharedNames: shared_names ?? [],
      sharedTerms: shared_terms ?? [],
      gapHours: gap_hours ?? 0,
    },
  }
  return { article: toArticle(row), story: story || undefined }
}
