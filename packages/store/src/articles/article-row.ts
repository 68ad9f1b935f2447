import type { Article, ArticleAnalysis } from '@plainwire/domain/article'
import { isCategory } from '@plainwire/domain/category'
import type { Insertable, Selectable } from 'kysely'
import type { ContentKind } from '../database/content.ts'
import { sha256, toStorableJson, toStorableText } from '../database/storable.ts'
import type { ArticleState, ArticleTable } from '../database/tables/articles.ts'
import { decodeArticleAnalysis } from './reading-column.ts'

/** An article with the state of its processing. */
export interface StoredArticle extends Article {
  content: ContentKind
  feedId: string
  state: ArticleState
  /** Increases with every change of title, summary or text. */
  revision: number
  /** The article's number in the order of arrival. */
  arrival: number
}

/** The columns that are overwritten from a feed's entry at each visit. */
export type FeedEntryColumns = Pick<
  Insertable<ArticleTable>,
  | 'url'
  | 'canonical_url'
  | 'title'
  | 'summary'
  | 'byline'
  | 'language'
  | 'media'
  | 'sections'
  | 'is_paywalled'
> & { words_hash: string; rest_hash: string }

/** Converts an entry to columns, with the hashes by which changes are detected. */
export function toFeedEntryColumns(article: Article): FeedEntryColumns {
  const words = [article.title, article.summary, article.text]
  const otherColumns = {
    url: toStorableText(article.url),
    canonical_url: toStorableText(article.canonicalUrl),
    byline: article.byline === undefined ? null : toStorableText(article.byline),
    language: article.language,
    media: toStorableJson(article.media),
    sections: article.sections.map(toStorableText),
    is_paywalled: article.isPaywalled,
  }
  const rest = [otherColumns, article.publishedAt, article.updatedAt]
  return {
    ...otherColumns,
    title: toStorableText(article.title),
    summary: toStorableText(article.summary),
    words_hash: sha256(toStorableJson(words)),
    rest_hash: sha256(toStorableJson(rest)),
  }
}

/**
 * Returns the stored analysis of an article (its 'reading'); undefined if the article's current revision
 * wasn't analysed. If the article's text was deleted, the sentences of the text are left out.
 */
function readingOf(row: Selectable<ArticleTable>): ArticleAnalysis | undefined {
  const reading = row.placed_revision === row.revision ? decodeArticleAnalysis(row.reading) : undefined
  if (!reading || row.text_dropped_at === null) return reading
  return { ...reading, sentences: { ...reading.sentences, text: [] } }
}

export function toArticle(row: Selectable<ArticleTable>): StoredArticle {
  return {
    id: row.id,
    content: row.content,
    publisherId: row.publisher_id,
    feedId: row.feed_id,
    state: row.state,
    revision: row.revision,
    arrival: row.arrival,
    url: row.url,
    canonicalUrl: row.canonical_url,
    title: row.title,
    summary: row.summary,
    text: row.text,
    byline: row.byline ?? undefined,
    language: row.language,
    publishedAt: row.published_at ?? undefined,
    updatedAt: row.updated_at ?? undefined,
    firstSeenAt: row.first_seen_at,
    wordCount: row.word_count ?? undefined,
    media: row.media,
    hints: row.hints.filter(isCategory),
    ...(row.place_hint && { placeHint: row.place_hint }),
    sections: row.sections,
    isPaywalled: row.is_paywalled,
    feedPosition: row.feed_position ?? undefined,
    ...(row.reserved && { reserved: row.reserved }),
    reading: readingOf(row),
  }
}
