import type { Cluster } from '@plainwire/domain/story'
import { sql } from 'kysely'
import { toArticle } from '../articles/article-row.ts'
import type { Db } from '../connect.ts'
import type { Content } from '../schema.ts'

/** A story's articles, and which change of it they are. */
export interface StoredCluster extends Omit<Cluster, 'threadId'> {
  /** To be handed to saveStories with what was written from it. */
  revision: number
}

/** What an edition needs to know of a story to decide whether to carry it and whether to write it anew. */
export interface StoryOutline {
  id: string
  /** Times at which its first and last article were published. */
  firstAt: Date
  lastAt: Date
  articleCount: number
  revision: number
  /** Its members changed since it was written, or it was never written. */
  isStale: boolean
}

/** The open stories that were last reported on at or after a moment, newest first. */
export async function storiesOfWindow(
  db: Db,
  wanted: { content: Content; since: Date },
): Promise<StoryOutline[]> {
  const rows = await db
    .selectFrom('stories')
    .select(['id', 'first_at', 'last_at', 'article_count', 'revision', 'written_revision'])
    .where('content', '=', wanted.content)
    .where('state', '=', 'open')
    .where('last_at', '>=', wanted.since)
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstAt: row.first_at,
    lastAt: row.last_at,
    articleCount: row.article_count,
    revision: row.revision,
    isStale: row.revision !== row.written_revision,
  }))
}

/** The articles of stories, in the order in which they came in. Stories without any, merged or unknown are left out. */
export async function clustersOf(db: Db, storyIds: readonly string[]): Promise<StoredCluster[]> {
  const rows = await db
    .selectFrom('story_articles')
    .innerJoin('stories', 'stories.id', 'story_articles.story_id')
    .innerJoin('articles', 'articles.id', 'story_articles.article_id')
    .selectAll('articles')
    .select(['story_id', 'similarity', 'shared_names', 'shared_terms', 'gap_hours'])
    .select('stories.revision as story_revision')
    .where('story_articles.story_id', '=', sql<string>`any(${storyIds})`)
    .where('articles.state', '!=', 'duplicate')
    .orderBy('articles.arrival')
    .execute()
  const clusters = new Map<string, StoredCluster>()
  for (const row of rows) {
    const cluster = clusters.get(row.story_id) ?? {
      id: row.story_id,
      revision: row.story_revision,
      articles: [],
      members: [],
    }
    cluster.articles.push(toArticle(row))
    cluster.members.push({
      articleId: row.id,
      similarity: row.similarity,
      sharedNames: row.shared_names,
      sharedTerms: row.shared_terms,
      gapHours: row.gap_hours,
    })
    clusters.set(row.story_id, cluster)
  }
  return storyIds.flatMap((id) => clusters.get(id) ?? [])
}
