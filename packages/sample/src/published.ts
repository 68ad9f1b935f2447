import type { Category } from '@plainwire/domain/category'
import { MINUTE_MS } from '@plainwire/domain/units'
import { buildArticleUrl, getPictureUrlAndType } from './addresses.ts'
import type { SampleArticle, SampleEvent } from './content/sample-event.ts'
import type { SampleFeed, SamplePublisher } from './content/sample-publisher.ts'

/** The size of every picture that we send, in pixels. */
export const PICTURE_WIDTH = 1600
export const PICTURE_HEIGHT = 900

/** A picture in an article's page and feed. */
interface PublishedPicture {
  url: string
  type: string
  alt: string
  credit: string | undefined
}

/** An article as its publisher shows it at a given time. */
export interface PublishedArticle
  extends Pick<SampleArticle, 'kind' | 'title' | 'summary' | 'byline' | 'section'> {
  id: string
  eventId: string
  category: Category
  /** The id of the article in feeds, which doesn't change with restarts or ports. */
  guid: string
  url: string
  paragraphs: string[]
  /** The note about a correction once it is published. It isn't among the paragraphs. */
  note: string | undefined
  credit: string | undefined
  picture: PublishedPicture | undefined
  publishedAt: Date
  updatedAt: Date
  /** True if the publisher's system has lost the date: nothing machine-readable contains it. */
  isDateBroken: boolean
}

/** The server's start time, the current time and the origin, from which published articles are made. */
export interface PublishingContext {
  startedAt: Date
  now: Date
  origin: string
}

/** Returns everything that a publisher shows at a given time, newest first. */
export function listPublishedArticles(
  publisher: SamplePublisher,
  events: readonly SampleEvent[],
  moment: PublishingContext,
): PublishedArticle[] {
  return events
    .flatMap((event) =>
      event.articles
        .filter((article) => article.publisher === publisher.id)
        .map((article) => published(publisher, event, article, moment)),
    )
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.id.localeCompare(b.id))
}

/**
 * Returns the articles in a feed: those of the feed's categories. If the feed is tracked, their links have
 * tracking parameters.
 */
export function selectFeedArticles(
  feed: SampleFeed,
  articles: readonly PublishedArticle[],
): PublishedArticle[] {
  const included = articles.filter(
    ({ category }) => feed.categories.length === 0 || feed.categories.includes(category),
  )
  return feed.isTracked ? included.map((article) => ({ ...article, url: tracked(article.url) })) : included
}

/** Returns the time of the last change of any of the articles; `startedAt` if there are none. */
export function findLastModifiedTime(articles: readonly PublishedArticle[], startedAt: Date): Date {
  const latest = Math.max(0, ...articles.map((article) => article.updatedAt.getTime()))
  return latest > 0 ? new Date(latest) : startedAt
}

function published(
  publisher: SamplePublisher,
  event: SampleEvent,
  article: SampleArticle,
  { startedAt, now, origin }: PublishingContext,
): PublishedArticle {
  const after = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE_MS)
  const edit = article.edits.filter(({ afterMinutes }) => now >= after(afterMinutes)).at(-1)
  const publishedAt = after(-article.minutesAgo)
  return {
    id: article.id,
    eventId: event.id,
    category: event.category,
    guid: `tag:${publisher.id}.example,2026:${article.id}`,
    url: buildArticleUrl(origin, publisher, article),
    kind: article.kind,
    title: edit?.title ?? article.title,
    summary: edit?.summary ?? article.summary,
    paragraphs: (edit?.paragraphs ?? article.paragraphs).filter((paragraph) => paragraph !== edit?.note),
    note: edit?.note,
    byline: article.byline,
    section: article.section,
    credit: article.credit,
    picture: pictureOf(origin, publisher, article),
    publishedAt,
    updatedAt: edit ? after(edit.afterMinutes) : publishedAt,
    isDateBroken: article.date === 'broken',
  }
}

function pictureOf(
  origin: string,
  publisher: SamplePublisher,
  article: SampleArticle,
): PublishedPicture | undefined {
  if (!article.image) return undefined
  const { url, type } = getPictureUrlAndType(origin, publisher, article)
  return { url, type, alt: article.image.alt, credit: article.image.credit }
}

function tracked(address: string): string {
  const url = new URL(address)
  url.search = new URLSearchParams({ utm_source: 'rss', utm_medium: 'feed' }).toString()
  return url.href
}
