import type { Db } from '../database/connect.ts'
import type { ContentKind } from '../database/content.ts'

/**
 * The outcome of a feed entry, as stored in the database. It doesn't include whether the entry's story was
 * published: only the edition shows that.
 */
export interface FeedEntryOutcomeRecord {
  feedUrl: string
  publisherId: string
  /** The entry's id within its feed, or a hash if that is very long. */
  entryKey: string
  title: string
  url: string | undefined
  articleId: string | undefined
  isDuplicate: boolean
  storyId: string | undefined
  /** Why the entry became no article, or why its article is in no story. */
  reason: string | undefined
}

/**
 * Returns the outcome of every feed entry that was accepted or rejected at or after `wanted.since`, ordered
 * by feed. The report.json of an edition is made from these records.
 */
export async function listFeedEntryOutcomeRecords(
  db: Db,
  wanted: { content: ContentKind; since: Date },
): Promise<FeedEntryOutcomeRecord[]> {
  const accepted = await db
    .selectFrom('article_entries')
    .innerJoin('feeds', 'feeds.id', 'article_entries.feed_id')
    .innerJoin('articles', 'articles.id', 'article_entries.article_id')
    .leftJoin('story_articles', 'story_articles.article_id', 'articles.id')
    .select([
      'feeds.url as feedUrl',
      'feeds.publisher_id as publisherId',
      'article_entries.entry_key as entryKey',
      'articles.title',
      'articles.url',
      'articles.id as articleId',
      'article_entries.is_duplicate as isDuplicate',
      'story_articles.story_id as storyId',
      'articles.passed_over as reason',
    ])
    .where('feeds.content', '=', wanted.content)
    .where('article_entries.seen_at', '>=', wanted.since)
    .orderBy('feeds.url')
    .orderBy('articles.arrival')
    .execute()
  const rejected = await db
    .selectFrom('rejections')
    .innerJoin('feeds', 'feeds.id', 'rejections.feed_id')
    .select([
      'feeds.url as feedUrl',
      'feeds.publisher_id as publisherId',
      'rejections.entry_key as entryKey',
      'rejections.title',
      'rejections.url',
      'rejections.reason',
    ])
    .where('feeds.content', '=', wanted.content)
    .where('rejections.seen_at', '>=', wanted.since)
    .orderBy('feeds.url')
    .orderBy('rejections.entry_key')
    .execute()
  return [
    ...accepted.map((row) => ({
      ...row,
      storyId: row.storyId ?? undefined,
      reason: row.reason ?? undefined,
    })),
    ...rejected.map((row) => ({
      ...row,
      url: row.url ?? undefined,
      articleId: undefined,
      isDuplicate: false,
      storyId: undefined,
    })),
  ]
}
