import { truncateText } from '../../text/cut-text.ts'
import { toPlainTitle } from '../../text/title-text.ts'
import type { XmlElement } from '../xml/xml-element.ts'

const MAX_AUTHORS = 10
const MAX_NAME = 200

const AUTHORS = ['author', 'atom:author', 'dc:creator', 'creator', 'dc:author', 'itunes:author']
const EMAIL = /(?:mailto:\s*)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
/** Matches `editor@news.example (Jane Doe)` and `Jane Doe (editor@news.example)`, with any brackets. */
const BRACKETED = /^(.*?)\s*[(<[](.*?)[)>\]]\s*$/

/** The name in an author field; the e-mail address if there is no name. */
export function parseAuthorName(text: string): string {
  const line = truncateText(
    toPlainTitle(text.replace(/<([^<>\s]+@[^<>\s]+)>/g, '($1)').slice(0, 1_000)),
    MAX_NAME,
  )
  if (!EMAIL.test(line)) return line
  const [, outside = '', inside = ''] = BRACKETED.exec(line) ?? []
  if (EMAIL.test(outside) && inside !== '' && !EMAIL.test(inside)) return inside.trim()
  return (
    line
      .replace(EMAIL, '')
      .replace(/[()<>[\],;:]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || line
  )
}

/** Returns at most ten names in order, without empty ones and without repetitions that differ only in case. */
export function removeRepeatedNames(names: string[]): string[] {
  const seen = new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name]))
  return [...seen.values()].slice(0, MAX_AUTHORS)
}

function nameIn(author: XmlElement): string {
  const name = author.textOf('name') || author.textOf('atom:name') || author.textOf('itunes:name')
  const other = author.textOf('email') || author.textOf('atom:email')
  return name || (author.children.length === 0 ? author.text : other)
}

/** The authors of an entry. */
export function readEntryAuthors(item: XmlElement): string[] {
  const named = item.all(...AUTHORS)
  const credited = item
    .all('media:credit')
    .filter((credit) => credit.attribute('role').toLowerCase() === 'author')
  return removeRepeatedNames([...named, ...credited].map((author) => parseAuthorName(nameIn(author))))
}
