import agencies from '../../../../content/agencies.json' with { type: 'json' }
import type { NewsAgency } from './agencies.ts'

/** Wire agencies without a feed, from the reviewed list content/agencies.json. */
export const AGENCIES: readonly NewsAgency[] = agencies
/**
 * Further agencies that credits name but content/agencies.json doesn't list, because they are listed in
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
const names = [...AGENCIES.flatMap(({ name, credits }) => [name, ...credits]), ...OTHERS]
const spelled = new Set(names.flatMap((name) => [name, name.toUpperCase()]))

/**
 * The names of agencies, also in capitals, as alternatives of a regular expression. Longer names come first,
 * because some names begin with another name.
 */
export const AGENCY_NAMES_PATTERN: string = [...spelled]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
