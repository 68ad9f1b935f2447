import { isUtf8 } from 'node:buffer'
import { truncateText } from '../../text/cut-text.ts'
import { type HtmlImage, htmlToSingleLineText, readHtml } from '../../text/read-html.ts'
import { toPlainTitle } from '../../text/title-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'

/** Maximum lengths of an entry's texts, in characters. */
const MAX_ENTRY_TITLE_CHARACTERS = 300
const MAX_ENTRY_SUMMARY_CHARACTERS = 4_000
const MAX_ENTRY_CONTENT_CHARACTERS = 100_000
/** The number of characters of markup that is read for a title; the rest isn't decoded. */
const MAX_TITLE_MARKUP = 20_000
const MAX_MARKUP = 400_000

const TITLES = ['title', 'atom:title', 'media:title', 'dc:title', 'itunes:title', 'news:title']
const SUMMARIES = [
  'description',
  'summary',
  'atom:summary',
  'media:description',
  'dc:description',
  'dcterms:abstract',
  'itunes:summary',
  'itunes:subtitle',
]
const CONTENTS = ['content:encoded', 'content', 'atom:content', 'xhtml:body', 'body', 'fullitem', 'fulltext']

/** Types of Atom content that are text; others, such as images, are ignored. */
const TEXT_TYPE = /^(?:$|text|html|xhtml|escaped|application\/.*(?:html|xml))/

/** The markup of an element, with base64 (Atom 0.3) decoded; empty if it isn't text. */
function markupOf(element: XmlElement): string {
  const isBase64 = element.attribute('mode').toLowerCase() === 'base64'
  if (!isBase64) return TEXT_TYPE.test(element.attribute('type').toLowerCase()) ? element.markup() : ''
  const bytes = Buffer.from(element.text, 'base64')
  return isUtf8(bytes) ? bytes.toString('utf8') : ''
}

/**
 * The markup of the first element with one of these names that isn't empty; if there is none, the item's
 * `media:group` is searched.
 */
function firstMarkup(item: XmlElement, names: readonly string[]): string {
  for (const name of names) {
    for (const element of item.children) {
      if (element.name !== name) continue
      const markup = markupOf(element)
      if (markup.trim() !== '') return markup
    }
  }
  const group = item.child('media:group')
  return group && group !== item ? firstMarkup(group, names) : ''
}

/** Converts markup to a headline: one line of plain text, at most `MAX_ENTRY_TITLE_CHARACTERS` characters. */
export function convertMarkupToTitle(markup: string): string {
  return truncateText(toPlainTitle(markup.slice(0, MAX_TITLE_MARKUP)), MAX_ENTRY_TITLE_CHARACTERS)
}

/** The headline in an element; unescaped tags inside it count as markup, whatever their name. */
export function readTitleElement(element: XmlElement | undefined): string {
  if (!element) return ''
  const markup = markupOf(element)
  return element.children.length === 0
    ? convertMarkupToTitle(markup)
    : convertMarkupToTitle(htmlToSingleLineText(markup.slice(0, MAX_TITLE_MARKUP)))
}

export function readEntryTitle(item: XmlElement): string {
  for (const name of TITLES) {
    const element = item.child(name) ?? item.child('media:group')?.child(name)
    const title = readTitleElement(element)
    if (title !== '') return title
  }
  return ''
}

export interface EntryText {
  /** One line of plain text. */
  summary: string
  /** Paragraphs separated by blank lines; empty if the feed only has a summary. */
  content: string
  /** Pictures inside the text, with their URLs as written. */
  images: { image: HtmlImage; base: string }[]
}

/**
 * Converts markup to a summary and a full text. A description that is too long for a summary is used as the
 * full text.
 */
export function buildEntryText(summaryMarkup: string, contentMarkup: string, base: string): EntryText {
  const summary = readHtml(summaryMarkup.slice(0, MAX_MARKUP))
  const content = readHtml(contentMarkup.slice(0, MAX_MARKUP))
  const line = summary.paragraphs.join(' ')
  const isFullText = content.paragraphs.length === 0 && line.length > MAX_ENTRY_SUMMARY_CHARACTERS
  const paragraphs = isFullText ? summary.paragraphs : content.paragraphs
  return {
    summary: truncateText(line, MAX_ENTRY_SUMMARY_CHARACTERS),
    content: truncateText(paragraphs.join('\n\n'), MAX_ENTRY_CONTENT_CHARACTERS),
    images: [...content.images, ...summary.images].map((image) => ({ image, base })),
  }
}

export function readEntryText(item: XmlElement): EntryText {
  const content = item.all(...CONTENTS).find((element) => markupOf(element).trim() !== '')
  const summary = firstMarkup(item, SUMMARIES)
  return buildEntryText(summary, content ? markupOf(content) : '', content?.base ?? item.base)
}
