import { findOpposites } from '../../../../claims/index.ts'
import { stem } from '../../../../text/index.ts'
import type { ClaimProblem } from '../../../check/problem.ts'
import { type ClaimMatch, getBestMatchTokens } from '../claim-matches.ts'

/** The number of words after a 'not' that it negates. */
const REACH = 2

/** Whether a 'not' in the claim applies to a word: 'not allowed to open'. */
const isInDenial = ({ claim, at }: ClaimMatch, index: number) =>
  at.some((other) => other < index && index - other <= REACH && claim.items[other]?.isDenied)

/** Finds words whose opposite occurs in the matching sentences of the source. */
export function findOppositeWords(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at, hasMatch } = match
  const sourceItems = getBestMatchTokens(match)
  if (!hasMatch) return []
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    if (!item || item.isDenied || (item.kind !== 'word' && item.kind !== 'start')) return []
    if (isInDenial(match, index)) return []
    const opposites = new Set([...findOpposites(item.folded)].map((word) => stem(word, source.language)))
    if (opposites.size === 0) return []
    const isNearer =
      distanceTo(match, index, (stemmed) => opposites.has(stemmed)) <
      distanceTo(match, index, (stemmed) => stemmed === item.stem)
    const isElsewhere = isNearer || isOppositeStated(match, index, opposites)
    const isBoth = at.some((other) => opposites.has(claim.items[other]?.stem ?? ''))
    const { folded, start, end } = item
    return isElsewhere && !isBoth && sourceItems.length > 0
      ? [{ kind: 'negation', text: folded, start, end }]
      : []
  })
}

/**
 * Whether the source lacks a word of the claim, but one of the best sentences contains its opposite, a number
 * of the claim, and at least half (and at least two) of the claim's other items.
 */
function isOppositeStated(match: ClaimMatch, index: number, opposites: ReadonlySet<string>): boolean {
  const { claim, source, at, best } = match
  if (source.items.some(({ stem: own }) => own === claim.items[index]?.stem)) return false
  return best.some((sentence) => {
    const own = source.indicesIn(sentence)
    const has = (other: number) =>
      other !== index && claim.supports[other]?.at.some((place) => own.includes(place))
    const isNumbered = at.some((other) => claim.items[other]?.kind === 'number' && has(other))
    return (
      isNumbered &&
      own.some((place) => opposites.has(source.items[place]?.stem ?? '')) &&
      at.filter(has).length >= Math.max(2, (at.length - 1) / 2)
    )
  })
}

/**
 * Returns the sum of the distances between a word in the source's best-matching sentence and the claim's
 * other words there, in items (words, names, numbers and dates). If the word occurs several times, the
 * smallest sum counts; Infinity if the sentence doesn't contain it.
 */
function distanceTo(match: ClaimMatch, index: number, isWord: (stemmed: string) => boolean): number {
  const { claim, source, at, best } = match
  const inBest = (place: number) => source.items[place]?.sentence === best[0]
  const places = source.indicesIn(best[0]).filter((place) => isWord(source.items[place]?.stem ?? ''))
  const others = at
    .filter((other) => other !== index)
    .map((other) => (claim.supports[other]?.at ?? []).filter(inBest))
  const known = others.filter((one) => one.length > 0)
  const distances = places.map((place) =>
    known.reduce((sum, one) => sum + Math.min(...one.map((other) => Math.abs(other - place))), 0),
  )
  return Math.min(Infinity, ...distances)
}
