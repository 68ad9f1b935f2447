import { truncateText } from '../../text/cut-text.ts'
import { toPlainTitle } from '../../text/title-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'

const MAX_CATEGORIES = 50
const MAX_NAME = 100

const CATEGORIES = [
  'category',
  'atom:category',
  'dc:subject',
  'itunes:category',
  'media:category',
  'dcterms:subject',
]
/** Elements that contain several keywords, separated by commas. */
const KEYWORDS = ['itunes:keywords', 'media:keywords', 'news:keywords', 'keywords']

function namesIn(category: XmlElement): string[] {
  const own = ['term', 'text', 'label'].map((name) => category.attribute(name))
  const inner = category.all('itunes:category').flatMap(namesIn)
  return [own[0] || category.text.trim() || own[1] || own[2] || '', ...inner]
}

/**
 * Returns the names of categories as plain text of at most 100 characters, in order, without empty ones and
 * duplicates; at most 50.
 */
export function cleanCategoryNames(names: string[]): string[] {
  const clean = names.map((name) => truncateText(toPlainTitle(name.slice(0, 1_000)), MAX_NAME))
  return [...new Set(clean.filter((name) => name !== ''))].slice(0, MAX_CATEGORIES)
}

/** The section and keyword names of an entry, as plain text. */
export function readEntryCategories(item: XmlElement): string[] {
  const filed = item.all(...CATEGORIES).flatMap(namesIn)
  const keywords = item.all(...KEYWORDS).flatMap(({ text }) => text.split(','))
  return filed.length + keywords.length === 0 ? [] : cleanCategoryNames([...filed, ...keywords])
}
