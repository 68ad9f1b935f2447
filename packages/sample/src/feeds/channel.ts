import type { Published } from '../published.ts'
import type { SampleFeed, SamplePublisher } from '../sample-publisher.ts'

/** A feed's facts about itself, and its articles, newest first. */
export interface Channel {
  publisher: SamplePublisher
  feed: SampleFeed
  /** Where the feed is listed. */
  address: string
  home: string
  changedAt: Date
  articles: readonly Published[]
}

/** A broken publishing system's output in place of a date. */
const BROKEN_DATE: Record<string, string> = { en: 'this Tuesday, about noon', nl: 'dinsdag, tegen de middag' }

/** The date text of an article in a feed, in the format's own spelling unless the article's is broken. */
export function dateText(article: Published, language: string, spell: (date: Date) => string): string {
  return article.isDateBroken ? (BROKEN_DATE[language] ?? '0000-00-00') : spell(article.publishedAt)
}

/** The byline of an article: a person, the agency it came from, or the publisher. */
export function authorOf(article: Published, publisher: SamplePublisher): string {
  return article.byline ?? article.credit ?? publisher.name
}
