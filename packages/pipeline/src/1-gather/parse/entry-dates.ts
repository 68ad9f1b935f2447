import { parseDate } from '../date/parse-date.ts'
import { usableDate } from '../date/usable-date.ts'
import type { XmlElement } from './xml-element.ts'

/** Where an entry's first moment stands, the surest first. */
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
/** Where the moment of its last change stands. */
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
      const date = element.name === name ? usableDate(element.text, now) : undefined
      if (date) return date
    }
  }
  return undefined
}

/** When an entry was published and last changed, as far as it says so. */
export function entryDates(
  item: XmlElement,
  now: Date,
): { published: Date | undefined; updated: Date | undefined } {
  return { published: firstDate(item, PUBLISHED, now), updated: firstDate(item, UPDATED, now) }
}

/** A quick look at an item's date, for choosing the newest of very many. */
export function roughMoment(item: XmlElement): number | undefined {
  for (const child of item.children) {
    if (child.name === 'news:news') return roughMoment(child)
    if (PUBLISHED.includes(child.name) || UPDATED.includes(child.name)) return parseDate(child.text)
  }
  return undefined
}
