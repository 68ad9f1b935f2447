import type { Entry, ParsedFeed } from '@plainwire/domain/feed'
import type { LinkContext } from '../../link/web-url.ts'
import { readApproximateTimeMs } from '../entry/entry-dates.ts'
import { FeedError } from '../feed-error.ts'
import { parseLanguageTag, readFeedMetadata } from '../feed-facts.ts'
import { MAX_ENTRIES, NewestItemsCollector } from '../newest-items.ts'
import { createNotAFeedError } from '../not-a-feed.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { readXml, type XmlDocument } from '../xml/xml-reader.ts'
import { createFeedXmlVocabulary } from './feed-vocabulary.ts'
import { parseSitemapEntry, readSitemapPublication } from './news-sitemap.ts'
import { countItemStartTags, isUsableItem, parseItemsIndividually } from './repair-items.ts'
import { parseXmlEntry } from './xml-entry.ts'

/** Control characters except tabs and line breaks: they are never markup, and confuse the tokenizer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f]/g

interface ReadDocument {
  root: XmlElement
  items: XmlElement[]
}

/**
 * Parses a document. If it contains more start tags of items than items were found, it is parsed again item by
 * item.
 */
function readDocument(source: string, url: string): ReadDocument {
  const items = new NewestItemsCollector(MAX_ENTRIES, readApproximateTimeMs)
  let whole = 0
  const onItem = (item: XmlElement) => {
    items.add(item)
    if (isUsableItem(item)) whole += 1
  }
  const vocabulary = createFeedXmlVocabulary(onItem)
  const document: XmlDocument = readXml(source, url, vocabulary)
  if (!document.root) throw createNotAFeedError(source, document.firstName)
  const tag = document.itemTag ?? vocabulary.itemName(document.root.name) ?? ''
  if (items.count >= countItemStartTags(source, tag)) return { root: document.root, items: items.all() }
  const apart = parseItemsIndividually(source, tag, document, vocabulary)
  if (apart.length <= whole) return { root: document.root, items: items.all() }
  const newest = new NewestItemsCollector(MAX_ENTRIES, readApproximateTimeMs)
  for (const item of apart) newest.add(item)
  return { root: document.root, items: newest.all() }
}

const FORMATS: Record<string, ParsedFeed['format']> = {
  rss: 'rss',
  channel: 'rss',
  item: 'rss',
  rdf: 'rdf',
  'rdf:rdf': 'rdf',
  feed: 'atom',
  entry: 'atom',
  urlset: 'sitemap',
}

/** The base of an entry's relative links: the site in RSS, the document in Atom (RFC 4287). */
function entryContext(
  root: XmlElement,
  format: ParsedFeed['format'],
  link: string | undefined,
  url: string,
): LinkContext {
  const isWeb = /^https?:/i.test(url)
  if (format !== 'atom') return { base: link ?? url, home: url }
  const self = root.all('link').find((element) => element.attribute('rel') === 'self')
  return { base: (isWeb ? url : self?.attribute('href')) ?? link ?? url, home: url }
}

/**
 * Parses an XML feed: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, Google News sitemaps.
 *
 * @throws FeedError if the document is none of these
 */
export function parseXmlFeed(text: string, url: string, now: Date): ParsedFeed {
  const { root, items } = readDocument(text.replace(CONTROLS, ''), url)
  const format = FORMATS[root.name]
  if (root.name === 'opml') throw new FeedError('FEED_LIST', 'This is a list of feeds (OPML), not a feed.')
  if (!format) throw new FeedError('SITEMAP_INDEX', 'This is a list of sitemaps, not a feed.')
  const facts = readFeedMetadata(root, { base: url, home: url })
  const context = entryContext(root, format, facts.link, url)
  if (format !== 'sitemap')
    return { format, ...facts, entries: items.map((item) => parseXmlEntry(item, context, now)) }
  const entries = items
    .map((item) => parseSitemapEntry(item, context, now))
    .filter((entry): entry is Entry => !!entry)
  if (entries.length === 0)
    throw new FeedError('SITEMAP_WITHOUT_NEWS', 'This is a sitemap without news, not a feed.')
  const { name, language } = readSitemapPublication(items.find((item) => item.child('news:news')))
  return {
    format,
    ...facts,
    title: facts.title || name,
    language: facts.language ?? parseLanguageTag(language),
    entries,
  }
}
