import type { Article } from '@plainwire/domain/article'

/** Returns an article as JSON, without the properties that the database adds. */
export function serialiseRecordedArticle(article: Article): string {
  const { id, publisherId, url, canonicalUrl, title, summary, text, byline, language, ...rest } = article
  const { publishedAt, updatedAt, firstSeenAt, wordCount, media, hints, sections } = rest
  const { isPaywalled, feedPosition, reading, placeHint } = rest
  const words = { id, publisherId, url, canonicalUrl, title, summary, text, byline, language }
  const facts = { publishedAt, updatedAt, firstSeenAt, wordCount, media, hints, sections }
  return JSON.stringify({ ...words, ...facts, isPaywalled, feedPosition, reading, placeHint })
}

/** Parses a recorded article. */
export function parseRecordedArticle(text: string): Article {
  const { publishedAt, updatedAt, firstSeenAt, ...rest } = JSON.parse(text)
  const date = (value: string | null | undefined) => (value == null ? undefined : new Date(value))
  return {
    ...rest,
    publishedAt: date(publishedAt),
    updatedAt: date(updatedAt),
    firstSeenAt: new Date(firstSeenAt),
  }
}
