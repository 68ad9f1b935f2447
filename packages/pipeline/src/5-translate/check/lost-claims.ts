import type { Claim, TextClaims } from '../../claims/index.ts'
import { collectWordsOfAllLanguages } from '../../languages/index.ts'
import type { NameMatcher } from './same-name.ts'

/** Forms of address, which a language may omit. */
const TITLES = collectWordsOfAllLanguages(({ translation }) => translation.titles)

/**
 * The largest number that isn't compared if it is written as a word: small numbers have many expressions
 * ('one', 'both', 'a pair', 'first').
 */
const SMALL = 3
const isDigits = ({ folded }: Claim) => /\d/.test(folded)
const value = ({ values }: Claim) => Number(values[0])

/**
 * Returns the numbers in one text that are missing in the other. A number that differs by 12 counts as
 * present, because times may be on a 12-hour or 24-hour clock.
 */
export function findLostNumbers(one: TextClaims, other: TextClaims): Claim[] {
  const given = new Set(other.claims.flatMap(({ values }) => values))
  const isGiven = (claim: Claim) =>
    claim.values.some(
      (each) =>
        given.has(each) || given.has(String(Number(each) + 12)) || given.has(String(Number(each) - 12)),
    )
  return one.claims.filter(
    (claim) => claim.kind === 'number' && !isGiven(claim) && (isDigits(claim) || value(claim) > SMALL),
  )
}

const isRelative = (key: string) => !key.includes('-')

/**
 * Returns the dates in one text that are missing in the other. Relative dates have many expressions, so
 * 'today' only counts as missing if the other text contains a different relative date ('tomorrow').
 */
export function findLostDates(one: TextClaims, other: TextClaims): Claim[] {
  const given = new Set(other.claims.flatMap(({ kind, key }) => (kind === 'date' ? [key] : [])))
  const hasRelative = [...given].some(isRelative)
  return one.claims.filter(
    ({ kind, key }) => kind === 'date' && !given.has(key) && (!isRelative(key) || hasRelative),
  )
}

/**
 * Returns the names in one text without a counterpart in the other. The first word of a sentence is
 * capitalised anyway, so it doesn't count as a name.
 */
export function findLostNames(one: TextClaims, other: TextClaims, isSame: NameMatcher): Claim[] {
  const initials = new Set(
    other.claims.map((_, index) =>
      other.claims
        .slice(index, index + 3)
        .map(({ folded }) => folded[0])
        .join(''),
    ),
  )
  return one.claims.filter(
    (claim) =>
      claim.kind === 'name' &&
      !claim.isFirst &&
      !TITLES.has(claim.folded) &&
      !other.claims.some(({ folded }) => isSame(claim.folded, folded)) &&
      !initials.has(claim.folded),
  )
}
