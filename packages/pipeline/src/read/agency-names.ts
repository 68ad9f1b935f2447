import agencies from '../../../../content/agencies.json' with { type: 'json' }
import type { NewsAgency } from './agencies.ts'

/** Wire agencies without a feed, from the reviewed list content/agencies.json. */
export const AGENCIES_WITHOUT_FEED: readonly NewsAgency[] = agencies
/**
 * Other agencies that appear in credits. They aren't in content/agencies.json, because they are in
 * content/publishers or no longer exist.
 */
const OTHERS = [
  'ANSA',
  'Anadolu',
  'Anadolu Agency',
  'Kyodo',
  'Kyodo News',
  'Yonhap',
  'KNA',
  'Novum',
  'EPA',
  'EPA-EFE',
]

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const names = [...AGENCIES_WITHOUT_FEED.flatMap(({ name, credits }) => [name, ...credits]), ...OTHERS]
const spelled = new Set(names.flatMap((name) => [name, name.toUpperCase()]))

/**
 * The names of agencies, also in capitals, as alternatives of a regular expression. Longer names come first,
 * because some names begin with another name.
 */
export const AGENCY_NAMES_PATTERN: string = [...spelled]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
