import type { Entry, ParsedFeed } from '@plainwire/domain/feed'
import { z } from 'zod'
import { parseDate } from '../../date/parse-date.ts'
import { parseAndClampEntryDate } from '../../date/usable-date.ts'
import { type LinkContext, toWebUrl } from '../../link/web-url.ts'
import { cleanCategoryNames } from '../entry/entry-categories.ts'
import { deriveEntryId } from '../entry/entry-id.ts'
import { parseAuthorName, removeRepeatedNames } from '../entry/entry-people.ts'
import { buildEntryText, convertMarkupToTitle, type EntryText } from '../entry/entry-text.ts'
import { normaliseMediaItems, type RawMedia } from '../entry/media-list.ts'
import { FeedError } from '../feed-error.ts'
import { parseLanguageTag } from '../feed-facts.ts'
import { MAX_ENTRIES, NewestItemsCollector } from '../newest-items.ts'

/** A text field; a value of the wrong type counts as missing, so that the entry can still be used. */
const Text = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .default('')
const Author = z.object({ name: Text }).catch({ name: '' })
const Attachment = z
  .object({ url: Text, mime_type: Text, title: Text })
  .catch({ url: '', mime_type: '', title: '' })
const listOf = <T extends z.ZodType>(item: T) => z.array(item).catch([]).default([])

const Item = z.object({
  id: Text,
  url: Text,
  external_url: Text,
  title: Text,
  content_html: Text,
  content_text: Text,
  summary: Text,
  image: Text,
  banner_image: Text,
  date_published: Text,
  date_modified: Text,
  author: Author.optional().catch(undefined),
  authors: listOf(Author),
  tags: listOf(Text),
  attachments: listOf(Attachment),
})
type Item = z.infer<typeof Item>

const Feed = z.object({
  version: Text,
  title: Text,
  home_page_url: Text,
  feed_url: Text,
  language: Text,
  hubs: listOf(z.object({ url: Text }).catch({ url: '' })),
  items: z.array(z.unknown()),
})

function rawMedia(item: Item, { images }: EntryText): RawMedia[] {
  const plain = { base: '', type: '', alt: '', width: '', height: '' }
  const pictures = [item.image, item.banner_image].map((url) => ({
    ...plain,
    url,
    otherwise: 'image' as const,
  }))
  const attached = item.attachments.map(({ url, mime_type: type, title: alt }) => {
    return { ...plain, url, type, alt, otherwise: 'other' as const }
  })
  const named = [...pictures, ...attached].filter(({ url }) => url !== '')
  if (named.length > 0) return named
  return images.map(({ image }) => ({ ...plain, ...image, otherwise: 'image' as const }))
}

function jsonEntry(item: Item, context: LinkContext, now: Date): Entry {
  const text = buildEntryText(escaped(item.summary), item.content_html || escaped(item.content_text), '')
  const title = convertMarkupToTitle(item.title)
  const absolute = { base: '', home: context.home }
  const link =
    toWebUrl(item.url, context) ?? toWebUrl(item.external_url, context) ?? toWebUrl(item.id, absolute)
  const published = parseAndClampEntryDate(item.date_published, now)
  const updated = parseAndClampEntryDate(item.date_modified, now)
  const authors = [...item.authors, ...(item.author ? [item.author] : [])]
  return {
    id: deriveEntryId(item.id, link, title, published ?? updated),
    title,
    link,
    published,
    updated,
    authors: removeRepeatedNames(authors.map(({ name }) => parseAuthorName(name))),
    summary: text.summary,
    content: text.content,
    categories: cleanCategoryNames(item.tags),
    media: normaliseMediaItems(rawMedia(item, text), context),
  }
}

/** Escapes plain text, so that it can be read like markup. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\n{2,}/g, '<p>')
}

/** Whether the JSON is a JSON Feed: by its version, else by a field that only JSON Feed has. */
function isJsonFeed({ version, feed_url: self, items }: z.infer<typeof Feed>): boolean {
  if (version.includes('jsonfeed') || self !== '') return true
  const first = Item.safeParse(items[0])
  return (
    first.success && (first.data.content_html || first.data.content_text || first.data.date_published) !== ''
  )
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FeedError('BAD_JSON', 'This looks like JSON, but it is damaged.')
  }
}

/**
 * Parses a JSON Feed (1.0, 1.1).
 *
 * @throws FeedError if the JSON is invalid or isn't a feed
 */
export function parseJsonFeed(text: string, url: string, now: Date): ParsedFeed {
  const feed = Feed.safeParse(readJson(text))
  if (!feed.success || !isJsonFeed(feed.data))
    throw new FeedError('NOT_A_FEED', 'This is JSON, but not a JSON Feed.')
  const { title, home_page_url: home, feed_url: self, language, hubs } = feed.data
  const own: LinkContext = { base: url, home: url }
  const base = /^https?:/i.test(url) ? url : (toWebUrl(self, own) ?? toWebUrl(home, own) ?? url)
  const items = new NewestItemsCollector<Item>(MAX_ENTRIES, (item) =>
    parseDate(item.date_published || item.date_modified),
  )
  for (const raw of feed.data.items) {
    const item = Item.safeParse(raw)
    if (item.success) items.add(item.data)
  }
  return {
    format: 'json',
    title: convertMarkupToTitle(title),
    link: toWebUrl(home, own),
    language: parseLanguageTag(language),
    ttlMinutes: undefined,
    skipHours: [],
    skipDays: [],
    hub: toWebUrl(hubs[0]?.url ?? '', own),
    entries: items.all().map((item) => jsonEntry(item, { base, home: url }, now)),
  }
}
