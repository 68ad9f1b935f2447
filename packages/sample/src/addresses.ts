import type { SampleArticle } from './sample-event.ts'
import type { SampleFeed, SamplePublisher } from './sample-publisher.ts'

/** A section's name as part of an address: 'Life & arts' is `life-arts`. */
export function sectionSlug(section: string): string {
  return section
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A publisher's front page. */
export function homeAddress(origin: string, publisher: Pick<SamplePublisher, 'id'>): string {
  return address(origin, publisher.id, '')
}

/** An article's page. */
export function addressOf(
  origin: string,
  publisher: Pick<SamplePublisher, 'id'>,
  article: Pick<SampleArticle, 'id' | 'section'>,
): string {
  return address(origin, publisher.id, sectionSlug(article.section), article.id)
}

/** Where a feed is listed. */
export function feedAddress(
  origin: string,
  publisher: Pick<SamplePublisher, 'id'>,
  feed: SampleFeed,
): string {
  return address(origin, publisher.id, 'feeds', `${feed.name}.${feed.format === 'json' ? 'json' : 'xml'}`)
}

/** Where a feed really is, when its listed address only points there. */
export function movedFeedAddress(
  origin: string,
  publisher: Pick<SamplePublisher, 'id'>,
  feed: SampleFeed,
): string {
  return address(origin, publisher.id, 'syndication', feed.name)
}

/** An article's picture: a GIF, one that isn't there, or a bitmap in the publisher's format. */
export function pictureAddress(
  origin: string,
  publisher: Pick<SamplePublisher, 'id' | 'pictureFormat'>,
  article: Pick<SampleArticle, 'id' | 'image'>,
): { url: string; type: string } {
  const isGif = article.image && 'kind' in article.image && article.image.kind === 'gif'
  const format = isGif ? 'gif' : publisher.pictureFormat
  const file = `${article.id}.${format === 'jpeg' ? 'jpg' : format}`
  return { url: address(origin, publisher.id, 'pictures', file), type: `image/${format}` }
}

/** A publisher's style sheet. */
export function styleAddress(origin: string, publisher: Pick<SamplePublisher, 'id'>): string {
  return address(origin, publisher.id, 'style.css')
}

function address(origin: string, ...segments: string[]): string {
  return new URL(`/${segments.map(encodeURIComponent).join('/')}`, origin).href
}
