import type { ReservedRights } from '@plainwire/domain/article'
import type { MediaItem, PlaceHint } from '@plainwire/domain/feed'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { PackedArticleAnalysis } from '../../articles/reading-column.ts'
import type { ContentKind } from '../content.ts'

/**
 * 'listed': known from its feed, and its page isn't read yet. 'feed-only': its page can't or may not be used.
 * 'duplicate': the same page as another article.
 */
export type ArticleState = 'listed' | 'read' | 'feed-only' | 'duplicate'

export interface ArticleTable {
  id: string
  arrival: GeneratedAlways<number>
  content: ContentKind
  publisher_id: string
  feed_id: string
  state: ArticleState
  url: string
  canonical_url: string
  title: string
  summary: string
  text: string
  text_dropped_at: Date | null
  byline: string | null
  language: string
  published_at: Date | null
  updated_at: Date | null
  first_seen_at: Date
  word_count: number | null
  media: JSONColumnType<MediaItem[]>
  hints: string[]
  place_hint: JSONColumnType<PlaceHint> | null
  sections: string[]
  is_paywalled: boolean
  reserved: JSONColumnType<ReservedRights> | null
  feed_position: number | null
  words_hash: string
  rest_hash: string
  revision: Generated<number>
  changed_at: Date
  placed_revision: number | null
  reading: JSONColumnType<PackedArticleAnalysis> | null
  passed_over: string | null
  is_to_place: GeneratedAlways<boolean>
  read_after: Date
  read_attempts: Generated<number>
}

interface ArticleUrlTable {
  publisher_id: string
  url_key: string
  article_id: string
}

interface ArticleEntryTable {
  feed_id: string
  entry_key: string
  article_id: string
  is_duplicate: boolean
  seen_at: Date
}

interface ArticleMeaningTable {
  article_id: string
  model: string
  text_hash: string
  vector: Uint8Array
}

interface RejectionTable {
  feed_id: string
  entry_key: string
  title: string
  url: string | null
  reason: string
  seen_at: Date
}

/** The tables of articles and of the feed entries that they come from. */
export interface ArticleTables {
  articles: ArticleTable
  article_urls: ArticleUrlTable
  article_entries: ArticleEntryTable
  article_meanings: ArticleMeaningTable
  rejections: RejectionTable
}
