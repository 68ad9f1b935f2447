import {
  type Claim,
  findOrganisationAliases,
  isSameName,
  isSameNumber,
  type TextClaims,
} from '../../claims/index.ts'
import { areNeighboursInSameOrder } from './in-order.ts'
import type { ClaimProblem } from './problem.ts'

/** The claims of a sentence, of the passages that it cites, and of the cited articles. */
export interface ClaimComparison {
  language: string
  sentence: TextClaims
  passages: readonly TextClaims[]
  /** Returns the claims of the complete articles, which are read only if the passages aren't sufficient. */
  context: () => readonly TextClaims[]
}

const MIN_ACRONYM = 2

function initialsOf(claims: readonly Claim[], from: number): Set<string> {
  const found = new Set<string>()
  let initials = ''
  for (let at = from; at < claims.length && at < from + 6; at++) {
    const claim = claims[at]
    if (claim?.kind !== 'name') break
    initials += claim.folded[0] ?? ''
    if (initials.length >= MIN_ACRONYM) found.add(initials)
  }
  return found
}

/** Whether a passage uses another name for the same organisation: an acronym, its full form, or an alias. */
export function usesAlternativeName(
  claim: Claim,
  at: number,
  sentence: TextClaims,
  passage: TextClaims,
): boolean {
  const run = (claims: readonly Claim[], from: number) =>
    claims
      .slice(from, from + 2)
      .map(({ folded }) => folded)
      .join(' ')
  const mine = [claim.folded, run(sentence.claims, at), run(sentence.claims, at - 1)]
  const others = mine.flatMap((name) => findOrganisationAliases(name))
  return passage.claims.some(
    ({ folded }, index) =>
      others.includes(folded) ||
      others.includes(run(passage.claims, index)) ||
      initialsOf(passage.claims, index).has(claim.folded) ||
      (claim.kind === 'name' && isInitialed(sentence, at, folded)),
  )
}

/** Whether a name is the full form of a passage's acronym: 'European Union' for 'EU'. */
function isInitialed(sentence: TextClaims, at: number, acronym: string): boolean {
  if (acronym.length < MIN_ACRONYM || acronym.length > 6) return false
  for (let from = Math.max(0, at - acronym.length + 1); from <= at; from++) {
    const run = sentence.claims.slice(from, from + acronym.length)
    const isRun = run.length === acronym.length && run.every(({ kind }) => kind === 'name')
    if (isRun && run.map(({ folded }) => folded[0]).join('') === acronym) return true
  }
  return false
}

/**
 * Whether the first word of a sentence is an ordinary word, capitalised only because of its position: the
 * cited articles contain it in lower case, and no capitalised word continues it as a name.
 */
function isOrdinaryStart(claim: Claim, sentence: TextClaims, at: number, compared: ClaimComparison): boolean {
  if (!claim.isFirst || sentence.claims[at + 1]?.continues) return false
  return compared
    .context()
    .some((article) => article.claims.some((other) => other.kind === 'word' && other.folded === claim.folded))
}

function isSame(claim: Claim, other: Claim): boolean {
  if (claim.kind === 'number') return other.kind === 'number' && isSameNumber(claim, other)
  if (claim.kind === 'date') return other.kind === 'date' && claim.key === other.key
  return other.kind !== 'number' && isSameName(claim.folded, other.folded)
}

/**
 * Whether a passage contains a different fact of the same kind (number, name or date), with which the claim
 * could be confused.
 */
function isAmbiguous(claim: Claim, passage: TextClaims): boolean {
  return passage.claims.some((other) => other.kind === claim.kind && !isSame(claim, other))
}

/**
 * Whether a passage supports a fact of the sentence. If the passage also contains another fact of that kind,
 * the words next to the fact must be the same in both.
 */
function isSupported(claim: Claim, at: number, compared: ClaimComparison): boolean {
  const { sentence, passages, language } = compared
  return passages.some((passage) => {
    if (claim.kind === 'name' && usesAlternativeName(claim, at, sentence, passage)) return true
    const places = passage.claims.flatMap((other, index) => (isSame(claim, other) ? [index] : []))
    if (places.length === 0 || !isAmbiguous(claim, passage)) return places.length > 0
    return places.some((there) => areNeighboursInSameOrder(sentence, at, passage, there, language))
  })
}

/**
 * Whether a full name is supported by a surname in a passage and the full name in the rest of its article:
 * the sentence says 'Emmanuel Macron', the passage only 'Macron'.
 */
function isFullerName(claim: Claim, at: number, { sentence, passages, context }: ClaimComparison): boolean {
  const next = sentence.claims[at + 1]
  if (claim.kind !== 'name' || !next?.continues) return false
  const inPassage = passages.some(({ claims }) => claims.some((other) => isSame(next, other)))
  const isKnown = context().some(({ claims }) =>
    claims.some((other, index) => {
      const behind = claims[index + 1]
      return isSame(claim, other) && behind?.continues && isSame(next, behind)
    }),
  )
  return inPassage && isKnown
}

/**
 * Returns the kind of problem of an unsupported claim. A number without a unit next to a month is part of a
 * date.
 */
function kindOf(claim: Claim, at: number, { claims }: TextClaims): ClaimProblem['kind'] {
  if (claim.kind !== 'number') return claim.kind === 'date' ? 'date' : 'name'
  const isMonth = (other: Claim | undefined) => other?.kind === 'date' && other.key.startsWith('month')
  return claim.unit === '' && (isMonth(claims[at - 1]) || isMonth(claims[at + 1])) ? 'date' : 'number'
}

/**
 * Whether a number or date occurs more often in a sentence than in its passages (the sentence says 'from 11
 * to 11', the passage 'from 11 to 14'), or a name twice in a row. Other repetitions of a name are allowed,
 * because a name may replace a passage's 'he'.
 */
function isSurplus(claim: Claim, at: number, { sentence, passages }: ClaimComparison): boolean {
  const before = sentence.claims[at - 1]
  if (claim.kind === 'name' && !(claim.continues && before && isSame(claim, before))) return false
  const times = (claims: readonly Claim[]) => claims.filter((other) => isSame(claim, other)).length
  const count = times(sentence.claims.slice(0, at + 1))
  return count > 1 && count > passages.reduce((sum, passage) => sum + times(passage.claims), 0)
}

/** Returns the numbers, dates and names of a sentence that its passages don't support. */
export function findUnprovenFacts(compared: ClaimComparison): ClaimProblem[] {
  const { sentence } = compared
  return sentence.claims.flatMap((claim, at): ClaimProblem[] => {
    if (claim.kind === 'word') return []
    if (isSupported(claim, at, compared) && !isSurplus(claim, at, compared)) return []
    if (
      claim.kind === 'name' &&
      (isOrdinaryStart(claim, sentence, at, compared) || isFullerName(claim, at, compared))
    )
      return []
    const { start, end } = claim
    return [{ kind: kindOf(claim, at, sentence), text: sentence.text.slice(start, end), start, end }]
  })
}
