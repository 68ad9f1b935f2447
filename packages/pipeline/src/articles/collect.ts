import { type Article, removePublisherReservedParts } from '@plainwire/domain/article'
import type { Entry, Feed, Publisher } from '@plainwire/domain/feed'
import { computeEntryKey, toArticle, type VisitResult } from '../1-gather/index.ts'
import { detectLanguage } from '../2-extract/index.ts'
import type { Clock } from '../ports.ts'

/** An entry of a feed with its article, or with the reason why it has none. */
export interface EntryWithArticle {
  entryKey: string
  title: string
  url: string | undefined
  result: Article | { rejected: string }
}

/** Returns the article of each entry of a visit to a feed, or the reason why there is none. */
export function convertEntriesToArticles(
  { feed, entries, reservedAt }: VisitResult,
  publisher: Publisher,
  now: Clock,
): EntryWithArticle[] {
  return entries.map((entry, position) => ({
    entryKey: computeEntryKey(entry),
    title: entry.title,
    url: entry.link,
    result: withReserved(listedArticle(entry, feed, publisher, now(), position), reservedAt),
  }))
}

/**
 * Adds to an article the rights that its publisher reserves, and removes text and pictures that may not be
 * used.
 */
function withReserved(
  result: Article | { rejected: string },
  reservedAt: VisitResult['reservedAt'],
): Article | { rejected: string } {
  const reserved = 'rejected' in result ? undefined : reservedAt?.(result.url)
  return reserved && !('rejected' in result) ? removePublisherReservedParts({ ...result, reserved }) : result
}

/**
 * Returns the article of an entry, in the language detected from its text, because languages stated by feeds
 * are often wrong.
 */
function listedArticle(
  entry: Entry,
  feed: Feed,
  publisher: Publisher,
  now: Date,
  position: number,
): Article | { rejected: string } {
  const article = toArticle(entry, feed, publisher, now, position)
  if ('rejected' in article) return article
  return { ...article, language: detectLanguage(`${article.title} ${article.summary}`, article.language) }
}
