import type { ClaimProblem } from '../../../check/problem.ts'
import { type ClaimMatch, createClaimProblem } from '../claim-matches.ts'
import { findCountedNounPhrase, PARTITIVE_PHRASE_PATTERN } from './numbers.ts'

/** Two numbers of up to three digits, joined by a hyphen or 'to': a sports result or a range. */
const SCORE = /(?<![\d.,-])\d{1,3}(?:-|–| to | tot )\d{1,3}(?![\d-]|[.,]\d)/g

/**
 * Finds a number that the source mentions in another sentence, if the matching sentence counts the same thing
 * with a different number: '230 people' for 'nine people'.
 */
export function findMisplacedNumbers(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at, best, coverage, hasMatch } = match
  const most = coverage(best[0] ?? -1)
  if (!hasMatch || most < 2) return []
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    const places = claim.supports[index]?.at ?? []
    const sentences = places.map((place) => source.items[place]?.sentence ?? -1)
    if (item?.kind !== 'number' || places.length === 0 || sentences.some((one) => best.includes(one)))
      return []
    const nouns = findCountedNounPhrase(claim.items, index).flatMap((noun) => claim.supports[noun]?.at ?? [])
    const isRival = (there: number) => {
      const other = source.items[there]
      const isClaimed = at.some((one) => claim.supports[one]?.at.includes(there))
      return other?.kind === 'number' && other.unit === item.unit && !isClaimed && nouns.includes(there + 1)
    }
    const elsewhere = Math.max(...sentences.map((sentence) => coverage(sentence)))
    const isRivalled = source.indicesIn(best[0]).some(isRival)
    return isRivalled && elsewhere - 1 <= most / 2 ? [createClaimProblem('number', item)] : []
  })
}

/**
 * Finds a total where the source counts a part of it: the claim says 'sixty firefighters were burned', the
 * source 'sixty firefighters …, two of them were burned'.
 */
export function findTotalsForSomeOfThem({ claim, source, at }: ClaimMatch): ClaimProblem[] {
  const isCounted = (index: number) => claim.items[index]?.kind === 'number'
  const number = at.find(isCounted)
  if (number === undefined || at.filter(isCounted).length !== 1) return []
  const heads = findCountedNounPhrase(claim.items, number).slice(0, 1)
  const others = at.filter((index) => index !== number && !heads.includes(index))
  const mine = claim.supports[number]?.at ?? []
  const ofThem = source.items.flatMap((item, place) => {
    const isOf = item.kind === 'number' && PARTITIVE_PHRASE_PATTERN.test(source.items[place + 1]?.gap ?? '')
    return isOf && !mine.includes(place) ? [item.sentence] : []
  })
  const statesPart = (sentence: number) =>
    others.length >= 2 &&
    others.every((index) =>
      claim.supports[index]?.at.some((place) => source.items[place]?.sentence === sentence),
    ) &&
    !mine.some((place) => source.items[place]?.sentence === sentence)
  const item = claim.items[number]
  return item && ofThem.some(statesPart) ? [createClaimProblem('number', item)] : []
}

/** Finds sports results, such as '3-1', that the source doesn't contain. */
export function findUnsupportedSportsScores({ claim, source, sentence }: ClaimMatch): ClaimProblem[] {
  const known = new Set(source.text.match(SCORE)?.map(plainScore))
  return (sentence.match(SCORE) ?? []).flatMap((score): ClaimProblem[] => {
    const start = claim.text.indexOf(score)
    return known.has(plainScore(score))
      ? []
      : [{ kind: 'number', text: score, start, end: start + score.length }]
  })
}

const plainScore = (score: string) => score.replace(/[^\d]+/, '-')
