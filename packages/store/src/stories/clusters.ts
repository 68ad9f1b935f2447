import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'

/** The facts that decide whether an edition includes a story and whether it is written again. */
export interface OpenStory {
  id: string
  /** The publication times of the story's first and last article. */
  firstAt: Date
  lastAt: Date
  articleCount: number
  revision: number
  /** Whether the story's articles have changed since it was written, or it was never written. */
  isStale: boolean
}

/**
 * The open stories (neither merged nor without articles) whose last article was published at or after
 * `since`, newest first.
 */
export async function listOpenStoriesSince(
  db: Db,
  wanted: { content: ContentKind; since: Date },
): Promise<OpenStory[]> {
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
