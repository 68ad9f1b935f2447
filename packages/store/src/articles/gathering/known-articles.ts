import type { Article, ReservedRights } from '@plainwire/domain/article'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { toIndexableText } from '../../database/storable.ts'
import type { ArticleState } from '../../database/tables/articles.ts'
import type { GatheredItem, KnownArticles } from './identify-entries.ts'

/** The fields of a stored article that decide how an entry of a feed changes it. */
export interface KnownArticleRow
  extends Pick<Article, 'canonicalUrl' | 'title' | 'publishedAt' | 'updatedAt'> {
  feedId: string
  isOwnerRetired: boolean
  state: ArticleState
  hints: string[]
  wordsHash: string
  restHash: string
  reserved: ReservedRights | undefined
}

export interface KnownArticlesWithRows extends KnownArticles {
  articles: ReadonlyMap<string, KnownArticleRow>
}

/** Finds the stored articles that a visit's entries may belong to. */
export async function findKnownArticles(
  db: Db,
  feed: { id: string; publisherId: string },
  items: readonly GatheredItem[],
): Promise<KnownArticlesWithRows> {
  const { byEntry, byUrl } = await articleIds(db, feed, items)
  const ids = [...byEntry.values(), ...byUrl.values(), ...items.map(({ article }) => article.id)]
  return { byEntry, byUrl, articles: await articlesById(db, feed.publisherId, [...new Set(ids)]) }
}

/** Article ids by entry of the feed and by address of the publisher, in one query. */
async function articleIds(
  db: Db,
  feed: { id: string; publisherId: string },
  items: readonly GatheredItem[],
): Promise<Pick<KnownArticles, 'byEntry' | 'byUrl'>> {
  const entries = items.map(({ entryKey }) => toIndexableText(entryKey))
  const urls = items.map(({ article }) => toIndexableText(article.canonicalUrl))
  const rows = await db
    .selectFrom('article_entries')
    .select(['entry_key as key', 'article_id', sql<boolean>`true`.as('isEntry')])
    .where('feed_id', '=', feed.id)
    .where('entry_key', '=', sql<string>`any(${entries})`)
    .unionAll((query) =>
      query
        .selectFrom('article_urls')
        .select(['url_key as key', 'article_id', sql<boolean>`false`.as('isEntry')])
        .where('publisher_id', '=', feed.publisherId)
        .where('url_key', '=', sql<string>`any(${urls})`),
    )
    .execute()
  const idsOf = (some: typeof rows) => new Map(some.map(({ key, article_id }) => [key, article_id]))
  return {
    byEntry: idsOf(rows.filter(({ isEntry }) => isEntry)),
    byUrl: idsOf(rows.filter(({ isEntry }) => !isEntry)),
  }
}

async function articlesById(
  db: Db,
  publisherId: string,
  ids: readonly string[],
): Promise<Map<string, KnownArticleRow>> {
  const rows = await db
    .selectFrom('articles')
    .innerJoin('feeds', 'feeds.id', 'articles.feed_id')
    .select([
      'articles.id',
      'articles.feed_id',
      'articles.state',
      'articles.canonical_url',
      'articles.title',
      'articles.published_at',
      'articles.updated_at',
      'articles.hints',
      'articles.words_hash',
      'articles.rest_hash',
      'articles.reserved',
      'feeds.retired_at',
      'feeds.gone_at',
    ])
    .where('articles.publisher_id', '=', publisherId)
    .where('articles.id', '=', sql<string>`any(${ids})`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        feedId: row.feed_id,
        isOwnerRetired: row.retired_at !== null || row.gone_at !== null,
        state: row.state,
        canonicalUrl: row.canonical_url,
        title: row.title,
        publishedAt: row.published_at ?? undefined,
        updatedAt: row.updated_at ?? undefined,
        hints: row.hints,
        wordsHash: row.words_hash,
        restHash: row.rest_hash,
        reserved: row.reserved ?? undefined,
      },
    ]),
  )
}
