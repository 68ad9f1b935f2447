import type { NewsStory } from '@plainwire/domain/contract'
import { markup } from '@plainwire/domain/markup'
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import {
  buildLocalizedPageUrl,
  type FeedItem,
  type OutgoingFeedMetadata,
  toFeedItem,
} from './feed-content.ts'
import { FEED_TEXTS } from './feed-texts.ts'

/** The feed formats with their content types. */
export const FEED_CONTENT_TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const
export type FeedFormat = keyof typeof FEED_CONTENT_TYPES

const BRAND = 'Plainwire'
const PICTURE_TYPE = 'image/webp'

/** Writes a feed as RSS. Its descriptions are HTML, so publishers' text in them is escaped. */
function asRss(feed: OutgoingFeedMetadata, items: readonly FeedItem[]): string {
  return generateRssFeed({
    title: titleOf(feed),
    link: buildLocalizedPageUrl(feed.publicUrl, feed.path, feed.language),
    description: FEED_TEXTS[feed.language].description,
    language: feed.language,
    lastBuildDate: feed.updated,
    atom: { links: [{ href: feed.publicUrl + feed.feedPath, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.url, isPermaLink: true },
      description: markup`${item.description}`.text,
      pubDate: item.published,
      dc: { creators: [item.publishers] },
      categories: item.tags.map((name) => ({ name })),
      ...(item.picture && {
        media: { contents: [{ url: item.picture, type: PICTURE_TYPE, medium: 'image' }] },
      }),
    })),
  })
}

const text = (value: string) => ({ value, type: 'text' as const })

function asAtom(feed: OutgoingFeedMetadata, items: readonly FeedItem[]): string {
  const site = buildLocalizedPageUrl(feed.publicUrl, feed.path, feed.language)
  return generateAtomFeed({
    id: feed.publicUrl + feed.feedPath,
    title: text(titleOf(feed)),
    subtitle: text(FEED_TEXTS[feed.language].description),
    updated: feed.updated,
    links: [
      { href: feed.publicUrl + feed.feedPath, rel: 'self', type: 'application/atom+xml' },
      { href: site, rel: 'alternate', type: 'text/html' },
    ],
    entries: items.map((item) => ({
      id: item.url,
      title: text(item.title),
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      summary: text(item.excerpt),
      content: text(item.description),
      published: item.published,
      updated: item.updated,
      authors: [{ name: item.publishers }],
      categories: item.tags.map((term) => ({ term })),
    })),
  })
}

function asJson(feed: OutgoingFeedMetadata, items: readonly FeedItem[]): string {
  const written = generateJsonFeed({
    title: titleOf(feed),
    description: FEED_TEXTS[feed.language].description,
    home_page_url: buildLocalizedPageUrl(feed.publicUrl, feed.path, feed.language),
    feed_url: feed.publicUrl + feed.feedPath,
    language: feed.language,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.excerpt,
      content_text: item.description,
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.publishers }],
      tags: item.tags,
      ...(item.picture && { image: item.picture }),
    })),
  })
  return JSON.stringify(written)
}

function titleOf({ title }: OutgoingFeedMetadata): string {
  return title ? `${BRAND} · ${title}` : BRAND
}

const WRITERS = { rss: asRss, atom: asAtom, json: asJson }

/** Writes a feed of stories. */
export function renderStoryFeed(
  format: FeedFormat,
  { stories, ...feed }: OutgoingFeedMetadata & { stories: readonly NewsStory[] },
): string {
  return renderFeedDocument(
    format,
    feed,
    stories.map((story) => toFeedItem(story, feed)),
  )
}

/** Writes a feed of any items. */
export function renderFeedDocument(
  format: FeedFormat,
  feed: OutgoingFeedMetadata,
  items: readonly FeedItem[],
): string {
  return WRITERS[format](feed, items)
}
