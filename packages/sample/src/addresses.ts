import type { SampleArticle } from './content/sample-event.ts'
import type { SampleFeed, SamplePublisher } from './content/sample-publisher.ts'

/** Converts a section's name to a part of an address: 'Life & arts' becomes `life-arts`. */
export function toSectionSlug(section: string): string {
  return section
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns the address of a publisher's front page. */
export function buildPublisherHomeUrl(origin: string, publisher: Pick<SamplePublisher, 'id'>): string {
  return address(origin, publisher.id, '')
}

/** Returns the address of an article's page. */
export function buildArticleUrl(
  origin: string,
  publisher: Pick<SamplePublisher, 'id'>,
  article: Pick<SampleArticle, 'id' | 'section'>,
): string {
  return address(origin, publisher.id, toSectionSlug(article.section), article.id)
}

/** Returns the address of a feed in the list of publishers. */
export function buildListedFeedUrl(
  origin: string,
  publisher: Pick<SamplePublisher, 'id'>,
  feed: SampleFeed,
): string {
  return address(origin, publisher.id, 'feeds', `${feed.name}.${feed.format === 'json' ? 'json' : 'xml'}`)
}

/** Returns the address to which a feed's address in the list of publishers redirects, if it does. */
export function buildMovedFeedUrl(
  origin: string,
  publisher: Pick<SamplePublisher, 'id'>,
  feed: SampleFeed,
): string {
  return address(origin, publisher.id, 'syndication', feed.name)
}

/**
 * Returns the address and media type of an article's picture: a GIF, or a bitmap in the publisher's format.
 * The picture may not exist.
 */
export function getPictureUrlAndType(
  origin: string,
  publisher: Pick<SamplePublisher, 'id' | 'pictureFormat'>,
  article: Pick<SampleArticle, 'id' | 'image'>,
): { url: string; type: string } {
  const isGif = article.image && 'kind' in article.image && article.image.kind === 'gif'
  const format = isGif ? 'gif' : publisher.pictureFormat
  const file = `${article.id}.${format === 'jpeg' ? 'jpg' : format}`
  return { url: address(origin, publisher.id, 'pictures', file), type: `image/${format}` }
}

/** Returns the address of a publisher's style sheet. */
export function buildStylesheetUrl(origin: string, publisher: Pick<SamplePublisher, 'id'>): string {
  return address(origin, publisher.id, 'style.css')
}

function address(origin: string, ...segments: string[]): string {
  return new URL(`/${segments.map(encodeURIComponent).join('/')}`, origin).href
}
