import type { MediaItem } from '@plainwire/domain/feed'
import type { LinkContext } from '../../link/web-url.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import type { EntryText } from './entry-text.ts'
import { normaliseMediaItems, type RawMedia } from './media-list.ts'

function rawMedia(element: XmlElement, url: string, otherwise: MediaItem['type'], alt = ''): RawMedia {
  return {
    url,
    base: element.base,
    type: element.attribute('type') || element.attribute('medium'),
    alt,
    width: element.attribute('width'),
    height: element.attribute('height'),
    otherwise,
  }
}

/** The alternative text of a picture: its own description, else that of the surrounding group or item. */
function describedBy(element: XmlElement, around: string): string {
  return (
    element.textOf('media:text') ||
    element.textOf('media:description') ||
    element.textOf('media:title') ||
    around
  )
}

/**
 * Yields the media of the Media RSS elements `media:content`, alone or in groups, each with its thumbnails.
 */
function* mediaRss(holder: XmlElement, around: string): Generator<RawMedia> {
  for (const element of holder.children) {
    if (element.name === 'media:group' || element.name === 'media:content') {
      const alt = describedBy(element, around)
      const url = element.attribute('url')
      if (url !== '') yield rawMedia(element, url, 'other', alt)
      yield* mediaRss(element, alt)
    } else if (element.name === 'media:thumbnail') {
      yield rawMedia(element, element.attribute('url') || element.text, 'image', around)
    }
  }
}

function* enclosures(item: XmlElement): Generator<RawMedia> {
  for (const element of item.all('enclosure'))
    yield rawMedia(element, element.attribute('url') || element.attribute('href') || element.text, 'other')
  for (const element of item.all('link', 'atom:link'))
    if (element.attribute('rel').toLowerCase().endsWith('enclosure'))
      yield rawMedia(element, element.attribute('href'), 'other', element.attribute('title'))
}

/** Pictures in elements other than Media RSS and enclosures: RSS dialects, podcasts, image sitemaps. */
function* pictures(item: XmlElement): Generator<RawMedia> {
  for (const element of item.all('itunes:image', 'image', 'thumbnail', 'fullimage', 'image:image')) {
    const url =
      element.attribute('href') ||
      element.attribute('url') ||
      element.textOf('url') ||
      element.textOf('image:loc')
    const alt = element.textOf('title') || element.textOf('image:caption') || element.textOf('image:title')
    yield rawMedia(element, url || element.text, 'image', alt)
  }
}

function* inText({ images }: EntryText): Generator<RawMedia> {
  for (const { image, base } of images) yield { ...image, base, type: '', otherwise: 'image' }
}

/** All media of an entry. Pictures inside its text are used only if it has no other pictures. */
export function extractEntryMedia(item: XmlElement, text: EntryText, context: LinkContext): MediaItem[] {
  const around = item.textOf('media:description') || item.textOf('media:title')
  const named = normaliseMediaItems(
    [...mediaRss(item, around), ...enclosures(item), ...pictures(item)],
    context,
  )
  if (text.images.length === 0 || named.some(({ type }) => type === 'image')) return named
  return [...named, ...normaliseMediaItems(inText(text), context)]
}
