import type { ClaimProblem } from '../../../check/problem.ts'
import type { AlignedClaim } from '../../claim-text.ts'
import type { SourceText } from '../../source-text.ts'
import type { ClaimCheckToken } from '../../words/items.ts'
import { type ClaimMatch, findItemInBestSentences } from '../claim-matches.ts'

/** Past tenses, participles and forms of the third person, by language. */
export const VERB_FORMS: Readonly<Record<string, RegExp>> = {
  en: /(?:ed|[^s]s)$|^(?:beat|bought|sold|told|hit|shot|won|led|left|paid|sent|took|gave|fought|chose|caught|struck|held|kept|made|saw|shook|stole|wrote|drew|drove|threw|found|met|lent|began|broke)$/u,
  nl: /^(?:(?:af|op|aan|uit|in|toe|terug|door|over|mee|voor|om|weg|neer|samen|vast|achter|bij)?ge\p{L}+(?:d|t|en)|(?:be|ver|ont|her)\p{L}+d|\p{L}+(?:de|te|t)|won|sloeg|schoot|verliet|vroeg|gaf|brak|viel|kwam|nam|zag|sprak|koos|stal|reed|trok|bood|hield|liep|kreeg|schreef|riep|sloot|stierf|verdronk|trof|vond|begon|leende|bracht|dacht|kocht|verkocht)$/u,
}
const BOTH_WAYS =
  /^(?:m[ae]rr\p{L}+|met|meets?|join\p{L}*|fac(?:e|es|ed|ing)|play\p{L}*|trouw\p{L}*|ontmoet\p{L}*|sprak\p{L}*|spreekt)$/u
export const PASSIVE_AUXILIARIES =
  /\b(?:was|were|is|are|been|being|be|get|got|werd|werden|wordt|worden|is|zijn)\b/
/** A modal verb, before a verb in its infinitive. */
const MODAL =
  /\b(?:must|will|would|can|could|may|should|shall|moet|moeten|zal|zullen|kan|kunnen|mag|mogen)\s$/
const BY = /\b(?:by|door)\b/
/**
 * The maximum distance, in items (words, names, numbers and dates), between a verb and the agent or patient
 * of its action.
 */
const NEAR = 6

type Side = { agent: 'before' | 'after' } | undefined

/**
 * Returns the side of a verb on which its agent is: 'before' in 'Tekna accused Orbello', 'after' in 'was
 * accused by Tekna'; undefined for a passive without 'by'.
 */
function agentSide(items: readonly ClaimCheckToken[], verb: number): Side {
  const own = items[verb]
  if (!own) return undefined
  const around = items
    .slice(Math.max(0, verb - 2), verb + 1)
    .filter(({ sentence }) => sentence === own.sentence)
  const isPassive = around.some(({ gap }) => PASSIVE_AUXILIARIES.test(gap))
  const after = items.slice(verb + 1, verb + 1 + NEAR).filter(({ sentence }) => sentence === own.sentence)
  const isBy = [...after, own].some(({ gap }) => BY.test(gap))
  if (isPassive && isBy) return { agent: BY.test(own.gap) ? 'before' : 'after' }
  return isPassive ? undefined : { agent: 'before' }
}

/** Finds a claim that exchanges agent and patient: 'Tekna accused Orbello' if the source says the reverse. */
export function findSwappedActors(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at } = match
  return at.flatMap((verb): ClaimProblem[] => {
    const item = claim.items[verb]
    const isVerb = VERB_FORMS[source.language]?.test(item?.folded ?? '') || MODAL.test(item?.gap ?? '')
    if (item?.kind !== 'word' || !isVerb || BOTH_WAYS.test(item.folded)) return []
    const before = at.filter((index) => index < verb).reverse()
    const left = nearestName(match, before) ?? (MODAL.test(item.gap) ? before[0] : undefined)
    const right = nearestName(
      match,
      at.filter((index) => index > verb),
    )
    const mine = agentSide(claim.items, verb)
    if (left === undefined || right === undefined || !mine) return []
    const places = findItemInBestSentences(match, verb).filter((place) => {
      const there = source.items[place]
      return VERB_FORMS[source.language]?.test(there?.folded ?? '') || MODAL.test(there?.gap ?? '')
    })
    const isExchanged =
      places.length > 0 &&
      places.every((place) => isPlaceExchanged({ claim, source, left, right }, place, mine))
    return isExchanged ? [{ kind: 'role', text: item.folded, start: item.start, end: item.end }] : []
  })
}

function nearestName({ claim, source }: ClaimMatch, order: readonly number[]): number | undefined {
  return order.slice(0, NEAR).find((index) => {
    const item = claim.items[index]
    if (item?.kind !== 'start' || !item.isCapital) return item?.kind === 'name'
    const isWord = claim.supports[index]?.at.some((place) => source.items[place]?.kind === 'word')
    return !isWord && !source.isOrdinary(item)
  })
}

interface Sides {
  claim: AlignedClaim
  source: SourceText
  left: number
  right: number
}

function isPlaceExchanged(
  { claim, source, left, right }: Sides,
  verb: number,
  mine: { agent: 'before' | 'after' },
): boolean {
  const theirs = agentSide(source.items, verb)
  const sentence = source.items[verb]?.sentence
  const near = (index: number) =>
    (claim.supports[index]?.at ?? []).filter(
      (place) => source.items[place]?.sentence === sentence && Math.abs(place - verb) <= NEAR,
    )
  const [lefts, rights] = [near(left), near(right)]
  if (!theirs || lefts.length === 0 || rights.length === 0) return false
  const isTurned = mine.agent !== theirs.agent
  const isLeft = (place: number) => (isTurned ? place > verb : place < verb)
  return !lefts.some(isLeft) && !rights.some((place) => !isLeft(place))
}
