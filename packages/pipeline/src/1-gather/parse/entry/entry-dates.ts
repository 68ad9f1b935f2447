import { parseDate } from '../../date/parse-date.ts'
import { parseAndClampEntryDate } from '../../date/usable-date.ts'
import type { XmlElement } from '../xml/xml-element.ts'

/** Elements with an entry's publication date, the most reliable first. */
const PUBLISHED = [
  'pubdate',
  'published',
  'issued',
  'atom:published',
  'atom:issued',
  'dcterms:issued',
  'dc:date',
  'prism:publicationdate',
  'dcterms:created',
  'created',
  'dcterms:date',
  'date',
  'news:publication_date',
]
/** Elements with the date of an entry's last change. */
const UPDATED = [
  'updated',
  'modified',
  'atom:updated',
  'atom:modified',
  'dcterms:modified',
  'lastmod',
  'dc:date',
]

function firstDate(item: XmlElement, names: readonly string[], now: Date): Date | undefined {
  const dated = item.all(...names)
  for (const name of dated.length === 0 ? [] : names) {
    for (const element of dated) {
      const date = element.name === name ? parseAndClampEntryDate(element.text, now) : undefined
      if (date) return date
    }
  }
  return undefined
}

/** The dates of an entry's publication and last change, if it has them. */
export function parseEntryDates(
  item: XmlElement,
  now: Date,
): { published: Date | undefined; updated: Date | undefined } {
  return { published: firstDate(item, PUBLISHED, now), updated: firstDate(item, UPDATED, now) }
}

/**
 * Returns the first date in an item, in ms since 1970. It may not be the publication date, but is precise
 * enough to choose the newest items of a very long feed.
 */
export function readApproximateTimeMs(item: XmlElement): number | undefined {
  for (const child of item.children) {
    if (child.name === 'news:news') return readApproximateTimeMs(child)
    if (PUBLISHED.includes(child.name) || UPDATED.includes(child.name)) return parseDate(child.text)
  }
  return undefined
}
