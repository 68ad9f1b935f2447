import { findNearestWord } from '../reservations/index.ts'

/** The field names of robots.txt, by the same name in lower case without hyphens. */
const NAMES = {
  useragent: 'User-agent',
  disallow: 'Disallow',
  allow: 'Allow',
  crawldelay: 'Crawl-delay',
} as const
const KNOWN = Object.keys(NAMES) as (keyof typeof NAMES)[]
const NAMED = /^\s*([a-z][a-z _-]{2,20}?)\s*:(.*)$/i

/**
 * Normalises a robots.txt for its parser: misspelt field names ('Useragent', 'Dissallow') are corrected, and
 * lines that aren't rules are removed, so that they don't separate a group from its rules.
 */
export function normaliseRobotsTxt(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const [, name = '', rest = ''] = NAMED.exec(line) ?? []
      const known = findNearestWord(name, KNOWN)
      return known ? [`${NAMES[known]}:${rest}`] : []
    })
    .join('\n')
}
