import agencies from '../../../../content/agencies.json' with { type: 'json' }
import type { Agency } from './agencies.ts'

/** Wire agencies without a feed of their own, as reviewed. */
export const AGENCIES: readonly Agency[] = agencies
/**
 * Agencies without a feed of their own, listed in content/publishers or defunct: their names occur in credits
 * too.
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

/** The names of agencies as alternatives of a pattern, also in capitals; longer ones first, since one begins another. */
export const AGENCY_NAMES: string = [...spelled]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
