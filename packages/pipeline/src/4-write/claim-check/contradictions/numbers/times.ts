import type { ClaimProblem } from '../../../check/problem.ts'
import { type ClaimMatch, createClaimProblem, getClaimSentenceTokens } from '../claim-matches.ts'

const COMING =
  /\b(?:next|coming|volgende?|komende?)\s(?:week|month|year|summer|winter|weekend|maand|jaar|zomer)\b/
const PAST =
  /\b(?:last|previous|past|vorige?|afgelopen)\s(?:week|month|year|summer|winter|weekend|maand|jaar|zomer)\b/
const BEFORE = /\b(?:before|until|by|voor|tot|vóór)\s$/
const AFTER = /\b(?:after|since|from|na|sinds|vanaf)\s$/

/** Prepositions with opposite meanings. */
const SIDES = [
  ['for', 'against'],
  ['before', 'after'],
  ['voordat', 'nadat'],
  ['above', 'below'],
  ['over', 'under'],
  ['voor', 'tegen'],
  ['boven', 'onder'],
]
  .flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ])
  .map((pair) => pair.map((word) => new RegExp(`\\b${word}\\b`)) as [RegExp, RegExp])

/**
 * Dutch auxiliaries, in order: of the passive in the past, of the perfect tense, of the passive in the
 * present and future, and all that can express the past.
 */
const WAS = /\b(?:werd|werden)\b/
const HAS = /\b(?:heeft|hebben)\b/
const IS_NOW = /\b(?:wordt|worden)\b/
const HAS_BEEN = /\b(?:werd|werden|was|waren|heeft|hebben|had|hadden|is|zijn)\b/
const PARTICIPLE = /^ge\p{L}+(?:d|t|en)$/u
const PRESENT = /^(?!ge)\p{L}+t$/u

/**
 * Finds times that are in the past in the claim and in the future in the source, or the reverse, and dates
 * that follow 'before' in one of the two texts and 'after' in the other.
 */
export function findContradictoryTimes(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, sentence, best, hasMatch } = match
  const [first, last] = [getClaimSentenceTokens(match)[0], getClaimSentenceTokens(match).at(-1)]
  if (!hasMatch || !first || !last) return []
  const [mine, theirs] = [
    sentence.toLowerCase(),
    best
      .map((one) => source.sentences[one])
      .join(' ')
      .toLowerCase(),
  ]
  const isTurned = [COMING, PAST].some((side, index) => {
    const other = index === 0 ? PAST : COMING
    return side.test(mine) && !side.test(theirs) && other.test(theirs)
  })
  const whole: ClaimProblem = {
    kind: 'date',
    text: claim.text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
  }
  return isTurned || hasOppositeDay(match) || hasPassed(match, mine, theirs) ? [whole] : []
}

/**
 * Whether a dated future event is presented as past in Dutch: the claim says 'werd in november getoond' ('was
 * shown in November'), the source 'wordt in november getoond' ('will be shown in November').
 */
function hasPassed({ claim, source, at, best }: ClaimMatch, mine: string, theirs: string): boolean {
  if (source.language !== 'nl' || HAS_BEEN.test(theirs)) return false
  if (!at.some((index) => claim.items[index]?.kind === 'date')) return false
  if (WAS.test(mine)) return IS_NOW.test(theirs)
  return at.some((index) => {
    const places = (claim.supports[index]?.at ?? []).filter((place) =>
      best.includes(source.items[place]?.sentence ?? -1),
    )
    const isPresent = places.some((place) => PRESENT.test(source.items[place]?.folded ?? ''))
    return HAS.test(mine) && PARTICIPLE.test(claim.items[index]?.folded ?? '') && isPresent
  })
}

/** Finds opposite prepositions: 'against the plan' for 'for the plan'. */
export function findOppositePrepositions({ claim, source, at, hasMatch, best }: ClaimMatch): ClaimProblem[] {
  if (!hasMatch) return []
  return at.flatMap((index): ClaimProblem[] => {
    const item = claim.items[index]
    const gaps = (claim.supports[index]?.at ?? []).flatMap((place) => {
      const there = source.items[place]
      return there && best.includes(there.sentence) ? [there.gap] : []
    })
    const isTurned = SIDES.some(
      ([one, other]) =>
        item &&
        gaps.length > 0 &&
        one.test(item.gap) &&
        gaps.every((gap) => other.test(gap) && !one.test(gap)),
    )
    return item && isTurned ? [createClaimProblem('negation', item)] : []
  })
}

/** Whether 'before' and 'after' a date are exchanged: 'after September' for 'before September'. */
function hasOppositeDay({ claim, source, at, best }: ClaimMatch): boolean {
  return at.some((index) => {
    const item = claim.items[index]
    if (item?.kind !== 'date') return false
    const gaps = (claim.supports[index]?.at ?? []).flatMap((place) => {
      const there = source.items[place]
      return there && best.includes(there.sentence) ? [there.gap] : []
    })
    const isOther = (side: RegExp, other: RegExp) =>
      side.test(item.gap) && gaps.length > 0 && gaps.every((gap) => other.test(gap))
    return isOther(BEFORE, AFTER) || isOther(AFTER, BEFORE)
  })
}
