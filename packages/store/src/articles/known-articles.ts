import type { Article, Reserved } from '@plainwire/domain/article'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { ArticleState } from '../schema.ts'
import { indexKey } from '../storable.ts'
import type { GatheredItem, KnownArticles } from './identify-entries.ts'

/** The fields of a stored article that decide whether it changed. */
export interface KnownRow extends Pick<Article, 'canonicalUrl' | 'title' | 'publishedAt' | 'updatedAt'> {
  feedId: string
  isOwnerRetired: boolean
  state: ArticleState
  hints: string[]
  wordsHash: string
  restHash: string
  reserved: Reserved | undefined
}

export interface KnownToVisit extends KnownArticles {
  articles: ReadonlyMap<string, KnownRow>
}

/** Finds the stored articles that a visit's entries may belong to. */
export async function findKnown(
  db: Db,
  feed: { id: string; publisherId: string },
  items: readonly GatheredItem[],
): Promise<KnownToVisit> {
  const byEntry = await articlesByEntry(db, feed.id, items)
  const byUrl = await articlesByUrl(db, feed.publisherId, items)
  const ids = [...byEntry.values(), ...byUrl.values(), ...items.map(({ article }) => article.id)]
  return { byEntry, byUrl, articles: await articlesById(db, feed.publisherId, [...new Set(ids)]) }
}

async function articlesByEntry(
  db: Db,
  feedId: string,
  items: readonly GatheredItem[],
): Promise<Map<string, string>> {
  const keys = items.map(({ entryKey }) => indexKey(entryKey))
  const rows = await db
    .selectFrom('article_entries')
    .select(['entry_key', 'article_id'])
    .where('feed_id', '=', feedId)
    .where('entry_key', '=', sql<string>`any(${keys})`)
    .execute()
  return new Map(rows.map((row) => [row.entry_key, row.article_id]))
}

async function articlesByUrl(
  db: Db,
  publisherId: string,
  items: readonly GatheredItem[],
): Promise<Map<string, string>> {
  const keys = items.map(({ article }) => indexKey(article.canonicalUrl))
  const rows = await db
    .selectFrom('article_urls')
    .select(['url_key', 'article_id'])
    .where('publisher_id', '=', publisherId)
    .where('url_key', '=', sql<string>`any(${keys})`)
    .execute()
  return new Map(rows.map((row) => [row.url_key, row.article_id]))
}

async function articlesById(
  db: Db,
  publisherId: string,
  ids: readonly string[],
): Promise<Map<string, KnownRow>> {
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
