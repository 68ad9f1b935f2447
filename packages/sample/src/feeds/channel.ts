import type { SampleFeed, SamplePublisher } from '../content/sample-publisher.ts'
import type { PublishedArticle } from '../published.ts'

/** The content of a feed: its metadata, and its articles, newest first. */
export interface FeedContent {
  publisher: SamplePublisher
  feed: SampleFeed
  /** The feed's address in the list of publishers. */
  address: string
  home: string
  changedAt: Date
  articles: readonly PublishedArticle[]
}

/** The text that a broken publishing system prints instead of a date, by language. */
const BROKEN_DATE: Record<string, string> = { en: 'this Tuesday, about noon', nl: 'dinsdag, tegen de middag' }

/**
 * Returns the date of an article in a feed, in the format's own notation unless the article's date is broken.
 */
export function formatFeedArticleDate(
  article: PublishedArticle,
  language: string,
  format: (date: Date) => string,
): string {
  return article.isDateBroken ? (BROKEN_DATE[language] ?? '0000-00-00') : format(article.publishedAt)
}

/** Returns the author of an article: a person, the agency that it came from, or the publisher. */
export function selectArticleAuthor(article: PublishedArticle, publisher: SamplePublisher): string {
  return article.byline ?? article.credit ?? publisher.name
}
