import { getLanguageRules } from '../../../../languages/index.ts'
import type { ClaimProblem } from '../../../check/problem.ts'
import type { ClaimCheckToken } from '../../words/items.ts'
import { VERB_FORMS } from '../actors/roles.ts'
import { NEGATION_WORDS } from '../certainty/denials.ts'
import { type ClaimMatch, createClaimProblem, findItemInBestSentences } from '../claim-matches.ts'

/**
 * The number of items (words, names, numbers and dates) before a noun among which its number is searched for:
 * '18,000 jars', 'two rival gangs'.
 */
const COUNTED = 2
/** The number of items before the name of a place among which the distance to the place is searched for. */
const AWAY = 5

const wordsOf = ({ source }: ClaimMatch) =>
  (getLanguageRules(source.language) ?? getLanguageRules('en')).contradictions

/**
 * Finds 'all' where the source means a part: 'all board members' if the source counts two of them, or says
 * 'some'.
 */
export function findOverstatedQuantifiers(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const { all, some } = wordsOf(match)
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    const isAll =
      item &&
      !item.isDenied &&
      !NEGATION_WORDS.test(item.gap) &&
      (all.test(item.gap) || all.test(`${item.folded} `))
    if (!isAll || item.kind === 'number') return []
    const noun = at.slice(at.indexOf(index)).find((other) => findItemInBestSentences(match, other).length > 0)
    const places = noun === undefined || noun - index > COUNTED ? [] : findItemInBestSentences(match, noun)
    const isLimited = (place: number) => {
      const before = source.items.slice(Math.max(0, place - COUNTED), place + 1)
      const own = before.filter(({ sentence }) => sentence === source.items[place]?.sentence)
      const isAll = own.some(({ gap }) => all.test(gap))
      return (
        !isAll &&
        own.some(({ kind, gap }, step) => (kind === 'number' && step < own.length - 1) || some.test(gap))
      )
    }
    return places.length > 0 && places.every(isLimited) ? [createClaimProblem('number', item)] : []
  })
}

/**
 * Finds a statement about the whole of something if the source's sentence says the same about a part, such as
 * 'a quarter'.
 */
export function findOmittedFractions(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const { part } = wordsOf(match)
  if (!part) return []
  if (
    at.some((index) => part.test(claim.items[index]?.folded ?? '') || claim.items[index]?.unit === 'percent')
  )
    return []
  const isClaimed = (place: number) => at.some((index) => claim.supports[index]?.at.includes(place))
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    const isVerb = item?.kind === 'word' && VERB_FORMS[source.language]?.test(item.folded) === true
    const places = isVerb ? findItemInBestSentences(match, index) : []
    const isOfPart = (place: number) => {
      const before = source.items[place - 1]
      return part.test(before?.folded ?? '') && !isClaimed(place - 1) && source.items[place]?.gap === ' '
    }
    return item && places.length > 0 && places.every(isOfPart) ? [createClaimProblem('number', item)] : []
  })
}

/** Finds an omitted distance: 'in Belmira' for '18 kilometres south of Belmira'. */
export function findOmittedDistances(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  const { at: inPlace, distances } = wordsOf(match)
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    if (item?.kind !== 'name' || at.some((other) => distances.test(claim.items[other]?.folded ?? '')))
      return []
    const isIn = at
      .filter((other) => other <= index && other >= index - 1)
      .some((other) => inPlace.test(claim.items[other]?.gap ?? ''))
    const places = isIn ? findItemInBestSentences(match, index) : []
    const isAway = (place: number) =>
      !inPlace.test(source.items[place]?.gap ?? '') &&
      isFrom(source.items.slice(Math.max(0, place - AWAY), place), source.items[place], distances)
    return places.length > 0 && places.every(isAway) ? [createClaimProblem('name', item)] : []
  })
}

function isFrom(
  before: readonly ClaimCheckToken[],
  place: ClaimCheckToken | undefined,
  distances: RegExp,
): boolean {
  const own = before.filter(({ sentence }) => sentence === place?.sentence)
  return own.some(({ kind }, step) => kind === 'number' && distances.test(own[step + 1]?.folded ?? ''))
}
