import type { XmlElement } from '../xml/xml-element.ts'
import type { XmlDocument, XmlVocabulary } from '../xml/xml-reader.ts'
import { readXml } from '../xml/xml-reader.ts'

/** Counts the start tags of items in a document, including those in comments and CDATA. */
export function countItemStartTags(source: string, tag: string): number {
  return startsOf(source, tag).length
}

function startsOf(source: string, tag: string): number[] {
  const starts: number[] = []
  if (tag === '') return starts
  const text = `<${tag}`
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + text.length)) {
    if (/[\s/>]/.test(source[at + text.length] ?? '')) starts.push(at)
  }
  return starts
}

/**
 * Whether an item has the minimum of a usable entry: a title or text, and a link or identifier. Fragments
 * between damaged tags don't have both.
 */
export function isUsableItem(item: XmlElement): boolean {
  const hasName =
    item.textOf('title') !== '' || item.textOf('description') !== '' || item.textOf('summary') !== ''
  return hasName && (item.child('link') ?? item.child('guid') ?? item.child('id')) !== undefined
}

/**
 * Reads each item separately, from its start tag to the next one, so that an unclosed comment, CDATA section or
 * quotation mark affects one item only.
 */
export function parseItemsIndividually(
  source: string,
  tag: string,
  document: XmlDocument,
  vocabulary: Omit<XmlVocabulary, 'onItem'>,
): XmlElement[] {
  const items: XmlElement[] = []
  const onItem = (item: XmlElement) => {
    if (isUsableItem(item)) items.push(item)
  }
  const starts = startsOf(source, tag)
  for (const [index, start] of starts.entries()) {
    const piece = source.slice(start, starts[index + 1])
    readXml(document.rootTag + piece, '', { ...vocabulary, onItem })
  }
  return items
}
