import type { Entry } from '@plainwire/domain/feed'
import type { LinkContext } from '../../link/web-url.ts'
import { entryCategories } from '../entry/entry-categories.ts'
import { parseEntryDates } from '../entry/entry-dates.ts'
import { entryId } from '../entry/entry-id.ts'
import { findPageLink } from '../entry/entry-links.ts'
import { entryMedia } from '../entry/entry-media.ts'
import { entryAuthors } from '../entry/entry-people.ts'
import { readEntryCoordinates } from '../entry/entry-place.ts'
import { entryText, entryTitle } from '../entry/entry-text.ts'
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
 * Converts an `<item>` or `<entry>` to an entry. Elements of RSS, Atom and their extensions are accepted at any
 * position.
 */
export function parseXmlEntry(item: XmlElement, context: LinkContext, now: Date): Entry {
  const title = entryTitle(item)
  const link = findPageLink(item, context)
  const { published, updated } = parseEntryDates(item, now)
  const text = entryText(item)
  const coordinates = readEntryCoordinates(item)
  return {
    id: entryId(ownId(item), link, title, published ?? updated),
    title,
    link,
    published,
    updated,
    authors: entryAuthors(item),
    summary: text.summary,
    content: text.content,
    categories: entryCategories(item),
    media: entryMedia(item, text, context),
    ...(coordinates && { coordinates }),
  }
}
