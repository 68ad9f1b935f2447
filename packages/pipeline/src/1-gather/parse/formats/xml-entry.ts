import type { Entry } from '@plainwire/domain/feed'
import type { LinkContext } from '../../link/web-url.ts'
import { readEntryCategories } from '../entry/entry-categories.ts'
import { parseEntryDates } from '../entry/entry-dates.ts'
import { deriveEntryId } from '../entry/entry-id.ts'
import { findPageLink } from '../entry/entry-links.ts'
import { extractEntryMedia } from '../entry/entry-media.ts'
import { readEntryAuthors } from '../entry/entry-people.ts'
import { readEntryCoordinates } from '../entry/entry-place.ts'
import { readEntryText, readEntryTitle } from '../entry/entry-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'

const IDS = ['guid', 'id', 'atom:id']

function ownId(item: XmlElement): string {
  for (const name of IDS) {
    const id = item.textOf(name)
    if (id !== '') return id
  }
  return item.attribute('rdf:about') || item.textOf('dc:identifier')
}

/**
 * Converts an `<item>` or `<entry>` to an entry. Elements of RSS, Atom and their extensions are accepted in
 * every format and in any order.
 */
export function parseXmlEntry(item: XmlElement, context: LinkContext, now: Date): Entry {
  const title = readEntryTitle(item)
  const link = findPageLink(item, context)
  const { published, updated } = parseEntryDates(item, now)
  const text = readEntryText(item)
  const coordinates = readEntryCoordinates(item)
  return {
    id: deriveEntryId(ownId(item), link, title, published ?? updated),
    title,
    link,
    published,
    updated,
    authors: readEntryAuthors(item),
    summary: text.summary,
    content: text.content,
    categories: readEntryCategories(item),
    media: extractEntryMedia(item, text, context),
    ...(coordinates && { coordinates }),
  }
}
