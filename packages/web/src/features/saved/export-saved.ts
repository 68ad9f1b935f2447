import type { SavedStory } from '@plainwire/domain/contract'
import { formatShortDate } from '@plainwire/domain/time'
import papa from 'papaparse'
import { getCategoryTextKey } from '../../edition/labels/category-name.ts'
import { triggerFileDownload } from '../../lib/storage/save-file.ts'
import type { Localizer } from '../../lib/texts.ts'
import { type ExportedStory, toExportedStories } from './exported-story.ts'

export type SavedStoriesExportFormat = 'json' | 'csv' | 'html'

interface Exporting {
  /** The origin of the exported links: scheme and host. */
  host: string
  text: Localizer
}

/**
 * Matches text that a spreadsheet may evaluate as a formula, also if the formula's first character follows
 * spaces or is a full-width character, such as '＝'.
 */
const FORMULA = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r]/
/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The saved stories as CSV for spreadsheets, with formulas escaped. */
export function formatSavedStoriesCsv(stories: readonly ExportedStory[], text: Localizer): string {
  const columns = [
    'title',
    'summary',
    'category',
    'published',
    'saved',
    'minutes',
    'link',
    'sources',
  ] as const
  const fields = columns.map((column) => text(`saved.column.${column}`))
  const data = stories.map((story) => [
    story.title,
    story.summary,
    text(getCategoryTextKey(story.category)),
    story.published,
    story.saved,
    String(story.readTimeMinutes),
    story.link,
    story.sources.map(({ publisher }) => publisher).join('; '),
  ])
  return BYTE_ORDER_MARK + papa.unparse({ fields, data }, { escapeFormulae: FORMULA })
}

/** Returns the saved stories as indented JSON, with the name and the version of the format. */
export function formatSavedStoriesJson(stories: readonly ExportedStory[]): string {
  return JSON.stringify({ format: 'plainwire-saved-stories', version: 1, stories }, undefined, 2)
}

/** The saved stories as an HTML page. It is built with the DOM, which escapes all texts. */
export function formatSavedStoriesHtml(stories: readonly ExportedStory[], text: Localizer): string {
  const page = document.implementation.createHTMLDocument()
  page.title = text('saved.title')
  page.documentElement.lang = text.language
  const add = (parent: Element, tag: string, content = '', attributes: Record<string, string> = {}) => {
    const element = page.createElement(tag)
    element.textContent = content
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    parent.append(element)
    return element
  }
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  page.head.prepend(charset)
  add(page.body, 'h1', text('saved.title'))
  for (const story of stories) {
    const { language: lang } = story
    const article = add(page.body, 'article', '', lang === undefined ? {} : { lang })
    add(add(article, 'h2'), 'a', story.title, { href: story.link })
    const facts = [
      text(getCategoryTextKey(story.category)),
      formatShortDate(new Date(story.published), text.language),
      text.plural('saved.minutes', story.readTimeMinutes),
    ]
    add(article, 'p', facts.join(' · '), { lang: text.language })
    for (const paragraph of [story.summary, story.text].filter(Boolean)) add(article, 'p', paragraph)
    const list = add(article, 'ul')
    for (const { publisher, title, link } of story.sources) {
      const entry = add(list, 'li', `${publisher}: `)
      if (link) add(entry, 'a', title, { href: link, rel: 'noopener noreferrer' })
      else entry.append(title)
    }
  }
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`
}

const TYPES: Record<SavedStoriesExportFormat, string> = {
  json: 'application/json',
  csv: 'text/csv',
  html: 'text/html',
}

/** Downloads the saved stories as a file. */
export function exportSavedStories(
  stories: readonly SavedStory[],
  form: SavedStoriesExportFormat,
  { host, text }: Exporting,
): void {
  const exported = toExportedStories(stories, host)
  const writers = {
    json: () => formatSavedStoriesJson(exported),
    csv: () => formatSavedStoriesCsv(exported, text),
    html: () => formatSavedStoriesHtml(exported, text),
  }
  triggerFileDownload(`plainwire-saved-stories.${form}`, `${TYPES[form]};charset=utf-8`, writers[form]())
}
