import { posix } from 'node:path'
import type { SourceFile } from './words-of-languages.ts'

const FENCED = /^(```|~~~)[\s\S]*?^\1/gm
const LINK = /\]\(<?([^)>\s]+)>?(?: "[^"]*")?\)/g
const HTML_LINK = /<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)="([^"]+)"/g
const CODE = /`([^`\n]+)`/g
const EXTENSION = String.raw`\.(?:ts|tsx|mjs|json|md|yml|sql)$`
/** A path in backticks that names a file of the repository. */
const SOURCE_PATH = new RegExp(
  String.raw`^(?:packages|content|training|bench|torture|scripts|docs|deploy|e2e)\/[\w./-]+${EXTENSION}`,
)
/** A path in backticks that names a file of a package, such as 'web/src/lib/api.ts'. */
const PACKAGE_PATH = new RegExp(String.raw`^[a-z]+\/src\/[\w./-]+${EXTENSION}`)
/** A name in backticks without a folder, such as 'api.ts'. */
const FILE_NAME = /^[\w.-]+\.(?:tsx?|mjs)$/
const ABSOLUTE = /^(?:[a-z][\w+.-]*:|\/\/)/i

/**
 * Returns a line for each link in a Markdown page to a file or heading that doesn't exist, and for each
 * source file in backticks that doesn't exist.
 *
 * @param exists returns true if a path, relative to the root, exists
 * @param names the names of all code files, without their folders
 */
export function findBrokenLinks(
  pages: readonly SourceFile[],
  exists: (path: string) => boolean,
  names: ReadonlySet<string>,
): string[] {
  const anchors = new Map(pages.map(({ file, text }) => [file, deriveAnchors(text)]))
  return pages.flatMap(({ file, text }) => {
    const prose = text.replace(FENCED, '')
    const linked = prose.replace(CODE, '')
    const targets = [...linked.matchAll(LINK), ...linked.matchAll(HTML_LINK)].map(([, target = '']) => target)
    const sources = Array.from(prose.matchAll(CODE), ([, path = '']) => path)
    return [
      ...targets.filter((target) => !ABSOLUTE.test(target) && !resolves(file, target, anchors, exists)),
      ...sources.filter((path) => SOURCE_PATH.test(path) && !exists(path)),
      ...sources.filter((path) => PACKAGE_PATH.test(path) && !exists(`packages/${path}`)),
      ...sources.filter((path) => FILE_NAME.test(path) && !names.has(path)),
    ].map((target) => `${file} leads to ${target}, which doesn't exist.`)
  })
}

function resolves(
  file: string,
  target: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  exists: (path: string) => boolean,
): boolean {
  const [path = '', anchor] = decodeURIComponent(target).split('#')
  const page = path === '' ? file : posix.join(posix.dirname(file), path)
  if (!exists(page)) return false
  return anchor === undefined || (anchors.get(page)?.has(anchor) ?? false)
}

/** Returns the anchors of a page, as GitHub derives them from its headings. */
export function deriveAnchors(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of text.replace(FENCED, '').matchAll(/^#{1,6} +(.+?)\s*#*$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const slug = plain
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}
