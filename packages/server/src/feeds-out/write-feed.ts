import { IMAGES_PATH, storyPath } from '@plainwire/domain/addresses'
import type { NewsStory } from '@plainwire/domain/contract'
import { type StoryCard, toStoryCard } from '@plainwire/domain/edition'
import { DEFAULT_LANGUAGE, type Language } from '@plainwire/domain/language'
import { markup } from '@plainwire/domain/markup'
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { FEED_TEXTS } from './feed-texts.ts'

/** The feed formats with their content types. */
export const FEED_TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const
export type FeedFormat = keyof typeof FEED_TYPES

export interface FeedContent {
  title: string | undefined
  /** The path of the page that shows the same stories. */
  path: string
  /** The feed's path, without the site's address. */
  feedPath: string
  language: Language
  publicUrl: string
  /** When the edition was made. */
  updated: Date
}

/** One entry of a feed. */
export interface FeedItem extends Pick<StoryCard, 'title' | 'description' | 'excerpt' | 'tags'> {
  url: string
  published: Date
  updated: Date
  picture: string | undefined
  publishers: string
}

const BRAND = 'Plainwire'
const PICTURE_TYPE = 'image/webp'

/** Returns the URL of a page in a language. */
export function languageAddress(publicUrl: string, path: string, language: Language): string {
  const url = new URL(publicUrl + path)
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language)
  return url.href
}

/** Matches control characters and the two non-characters that XML doesn't allow, even if they are escaped. */
const ILLEGAL = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
/** Replaces the characters of a text that are illegal in XML. */
export const removeIllegalXmlCharacters = (words: string) => words.toWellFormed().replaceAll(ILLEGAL, ' ')

function itemOf(story: NewsStory, { publicUrl, language }: FeedContent): FeedItem {
  const { title, description, excerpt, tags, imageUrl, publishers } = toStoryCard(story, language)
  const published = new Date(story.published_at)
  const updated = new Date(story.updated_at)
  return {
    title: removeIllegalXmlCharacters(title),
    description: removeIllegalXmlCharacters(description),
    excerpt: removeIllegalXmlCharacters(excerpt),
    tags: [...new Set(tags.map(removeIllegalXmlCharacters))],
    url: languageAddress(publicUrl, storyPath(story.id), language),
    published,
    updated: Number.isNaN(updated.getTime()) ? published : updated,
    picture: imageUrl.startsWith(`${IMAGES_PATH}/`) ? `${publicUrl}${imageUrl}/1280.webp` : undefined,
    publishers: removeIllegalXmlCharacters(publishers.map(({ name }) => name).join(', ')),
  }
}

/** Writes a feed as RSS. Its descriptions are HTML, so publishers' text in them is escaped. */
function asRss(feed: FeedContent, items: readonly FeedItem[]): string {
  return generateRssFeed({
    title: titleOf(feed),
    link: languageAddress(feed.publicUrl, feed.path, feed.language),
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

function asAtom(feed: FeedContent, items: readonly FeedItem[]): string {
  const site = languageAddress(feed.publicUrl, feed.path, feed.language)
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

function asJson(feed: FeedContent, items: readonly FeedItem[]): string {
  const written = generateJsonFeed({
    title: titleOf(feed),
    description: FEED_TEXTS[feed.language].description,
    home_page_url: languageAddress(feed.publicUrl, feed.path, feed.language),
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

function titleOf({ title }: FeedContent): string {
  return title ? `${BRAND} · ${title}` : BRAND
}

const WRITERS = { rss: asRss, atom: asAtom, json: asJson }

/** Writes a feed of stories. */
export function writeFeed(
  format: FeedFormat,
  { stories, ...feed }: FeedContent & { stories: readonly NewsStory[] },
): string {
  return writeFeedItems(
    format,
    feed,
    stories.map((story) => itemOf(story, feed)),
  )
}

/** Writes a feed of any items. */
export function writeFeedItems(format: FeedFormat, feed: FeedContent, items: readonly FeedItem[]): string {
  return WRITERS[format](feed, items)
}
