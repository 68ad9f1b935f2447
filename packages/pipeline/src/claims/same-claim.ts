import { stem } from '../text/index.ts'
import type { Claim } from './claim.ts'

/** Different names of one organisation or country, in lower case and without accents. */
const ALIASES = [
  ['us', 'usa', 'vs', 'united states', 'america', 'verenigde staten'],
  ['uk', 'vk', 'united kingdom', 'britain', 'great britain', 'verenigd koninkrijk'],
  ['eu', 'european union', 'europese unie'],
  ['un', 'vn', 'united nations', 'verenigde naties'],
] as const

const spellings = new Map<string, readonly string[]>(
  ALIASES.flatMap((names) => names.map((name): [string, readonly string[]] => [name, names])),
)

/**
 * Returns all names of an organisation or country, including the given one; empty if no alias of it is
 * listed.
 */
export function findOrganisationAliases(folded: string): readonly string[] {
  return spellings.get(folded) ?? []
}

/** Whether two names differ only in an ending: 'Trump', 'Trumps', "Trump's". */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 3 && long.startsWith(short) && /^(?:'?s|es)$/.test(long.slice(short.length))
}

/** Whether two numbers have a possible value in common, and the same unit. */
export function isSameNumber(one: Claim, other: Claim): boolean {
  return one.values.some((value) => other.values.includes(value)) && one.unit === other.unit
}

/**
 * Whether two claims state the same, also in different forms: a name matches the same word in lower case.
 * Units of numbers aren't compared.
 */
export function isSameClaim(one: Claim, other: Claim, language: string): boolean {
  if (one.kind === 'number' || other.kind === 'number')
    return one.kind === other.kind && one.values.some((value) => other.values.includes(value))
  if (one.kind === 'date' && other.kind === 'date') return one.key === other.key
  if (isSameName(one.folded, other.folded)) return true
  const stemmed = ({ kind, key, folded }: Claim) => (kind === 'word' ? key : stem(folded, language))
  return stemmed(one) === stemmed(other)
}
