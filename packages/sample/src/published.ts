import type { Category } from '@plainwire/domain/category'
import { MINUTE_MS } from '@plainwire/domain/units'
import { addressOf, pictureAddress } from './addresses.ts'
import type { SampleArticle, SampleEvent } from './sample-event.ts'
import type { SampleFeed, SamplePublisher } from './sample-publisher.ts'

/** Pixels of every picture we send. */
export const PICTURE_WIDTH = 1600
export const PICTURE_HEIGHT = 900

/** A picture as a publisher names it. */
interface PublishedPicture {
  url: string
  type: string
  alt: string
  credit: string | undefined
}

/** An article as its publisher shows it at one moment. */
export interface Published extends Pick<SampleArticle, 'kind' | 'title' | 'summary' | 'byline' | 'section'> {
  id: string
  eventId: string
  category: Category
  /** Stable over starts and ports. */
  guid: string
  url: string
  paragraphs: string[]
  /** The correction, once there is one. It isn't among the paragraphs. */
  note: string | undefined
  credit: string | undefined
  picture: PublishedPicture | undefined
  publishedAt: Date
  updatedAt: Date
  /** The publisher's system has lost the date: nothing machine-readable gives it. */
  isDateBroken: boolean
}

/** When and where: what turns written articles into published ones. */
export interface Moment {
  startedAt: Date
  now: Date
  origin: string
}

/** Everything a publisher shows at a moment, newest first. */
export function publishedBy(
  publisher: SamplePublisher,
  events: readonly SampleEvent[],
  moment: Moment,
): Published[] {
  return events
    .flatMap((event) =>
      event.articles
        .filter((article) => article.publisher === publisher.id)
        .map((article) => published(publisher, event, article, moment)),
    )
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.id.localeCompare(b.id))
}

/** The articles one feed carries: those of its categories, links marked where the publisher tracks. */
export function articlesOf(feed: SampleFeed, articles: readonly Published[]): Published[] {
  const carried = articles.filter(
    ({ category }) => feed.categories.length === 0 || feed.categories.includes(category),
  )
  return feed.isTracked ? carried.map((article) => ({ ...article, url: tracked(article.url) })) : carried
}

/** When anything in a list last changed. */
export function lastChange(articles: readonly Published[], startedAt: Date): Date {
  const latest = Math.max(0, ...articles.map((article) => article.updatedAt.getTime()))
  return latest > 0 ? new Date(latest) : startedAt
}

function published(
  publisher: SamplePublisher,
  event: SampleEvent,
  article: SampleArticle,
  { startedAt, now, origin }: Moment,
): Published {
  const after = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE_MS)
  const edit = article.edits.filter(({ afterMinutes }) => now >= after(afterMinutes)).at(-1)
  const publishedAt = after(-article.minutesAgo)
  return {
    id: article.id,
    eventId: event.id,
    category: event.category,
    guid: `tag:${publisher.id}.example,2026:${article.id}`,
    url: addressOf(origin, publisher, article),
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
  const { url, type } = pictureAddress(origin, publisher, article)
  return { url, type, alt: article.image.alt, credit: article.image.credit }
}

function tracked(address: string): string {
  const url = new URL(address)
  url.search = new URLSearchParams({ utm_source: 'rss', utm_medium: 'feed' }).toString()
  return url.href
}
