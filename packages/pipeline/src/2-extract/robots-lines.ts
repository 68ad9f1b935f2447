import { nearest } from '../reservations/index.ts'

/** The names of lines, by their letters. */
const NAMES = {
  useragent: 'User-agent',
  disallow: 'Disallow',
  allow: 'Allow',
  crawldelay: 'Crawl-delay',
} as const
const KNOWN = Object.keys(NAMES) as (keyof typeof NAMES)[]
const NAMED = /^\s*([a-z][a-z _-]{2,20}?)\s*:(.*)$/i

/**
 * A robots.txt as its parser reads it: lines whose name is misspelt ('Useragent', 'Dissallow') with the right one, and without
 * those that are no rules, which must not part a group from its rules.
 */
export function plainLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const [, name = '', rest = ''] = NAMED.exec(line) ?? []
      const known = nearest(name, KNOWN)
      return known ? [`${NAMES[known]}:${rest}`] : []
    })
    .join('\n')
}
