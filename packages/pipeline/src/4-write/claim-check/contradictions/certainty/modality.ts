import type { ClaimProblem } from '../../../check/problem.ts'
import { isContentFreeWord } from '../../words/light-words.ts'
import { ATTRIBUTION_PATTERN } from '../actors/who-speaks.ts'
import {
  type ClaimMatch,
  findItemInBestSentences,
  getClaimSentenceTokens,
  joinSentenceTokens,
} from '../claim-matches.ts'
import { NEGATION_WORDS } from './denials.ts'
import {
  ALLEGATION_WORDS,
  findClaimWordHedge,
  isHedged,
  OBLIGATION_WORDS,
  POSSIBILITY_WORDS,
} from './hedges.ts'

const WILL = /\b(?:will|zal|zullen)\b/
const PRESENT = /\b(?:is|are|has|have|to|wordt|worden|heeft|hebben|zijn|gaat|gaan|te|vanaf|tot)\b/
/** Words of request: what is requested isn't granted yet, as in 'has asked the government for money'. */
const REQUEST = /\bask(?:s|ed|ing)? .*\b(?:for|to)\b/
/** Words of offer: what is offered isn't accepted yet. */
const OFFERED = /\b(?:offer(?:s|ed)?|biedt|bood)\b/
/** Words such as 'until' in 'stays shut until Wednesday', which make a statement refer to the future. */
const UNTIL = /\b(?:until|tot)\b/
/** Negation without a 'not'. */
const RULED_OUT = /\b(?:rul(?:e[sd]?|ing) out|sl(?:uit|oot) uit|uitgesloten)\b/
const LIKELY =
  /\b(?:(?<!\b(?:in|since|until|by|from|before|after|early|late|last|\d\d?) )may(?! \d)|might|could|possibly|perhaps|likely|probably|mogelijk|wellicht|misschien|waarschijnlijk|zou|zouden)\b/
/** Words that only announce the future; they don't express that something is merely possible. */
const COMES = /\b(?:will|would|shall|zal|zullen|gaat|gaan|next|volgende|due)\b/g

/**
 * Finds statements that the source calls possible, planned or alleged and the claim presents as facts, and the
 * reverse.
 */
export function findChangedModality(match: ClaimMatch): ClaimProblem[] {
  const { claim, at, best, source, hasMatch } = match
  const items = getClaimSentenceTokens(match)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || !hasMatch) return []
  const written = claim.text
    .slice(claim.items[(at[0] ?? 0) - 1]?.end ?? 0, claim.items[(at.at(-1) ?? 0) + 1]?.start)
    .toLowerCase()
  const whole = { text: claim.text.slice(first.start, last.end), start: first.start, end: last.end }
  const hedge = fullest(match)
    .map((one) => findClaimWordHedge(match, one))
    .reduce((one, other) => one && other)
  // A negated claim doesn't present an event as a fact, so it isn't checked, unless the source only calls the
  // event likely.
  const isDenied = NEGATION_WORDS.test(written) || RULED_OUT.test(written)
  if (isDenied && !(hedge === 'possible' && isLikely(match) && !isHedged(written) && isCopy(match))) return []
  const isAttributed =
    ATTRIBUTION_PATTERN.test(written) || ALLEGATION_WORDS.test(written) || POSSIBILITY_WORDS.test(written)
  const kind = hedge === 'attribution' ? hedge : 'modality'
  const isComing = hedge === 'planned' && UNTIL.test(written) && items.some(({ kind }) => kind === 'date')
  const isRepeated =
    hedge === 'attribution'
      ? isAttributed
      : isHedged(written) ||
        REQUEST.test(written) ||
        OFFERED.test(written) ||
        isComing ||
        OBLIGATION_WORDS.test(written)
  const isCertain = hedge === 'possible' && !isHedged(written.replace(COMES, ''))
  if (hedge && (!isRepeated || isCertain)) return [{ kind, ...whole }]
  if (isDenied || !isHedged(written)) return []
  const others = source.itemsIn(best)
  const isPostponed = WILL.test(written) && fullest(match).every((one) => isPast(match, one))
  const isWeakened =
    isPostponed ||
    (POSSIBILITY_WORDS.test(written) &&
      !isHedged(joinSentenceTokens(others)) &&
      !/\b(?:if|risk)\b/.test(written))
  return isWeakened ? [{ kind: 'modality', ...whole }] : []
}

/** Returns those best-matching sentences that contain the most of the claim's words, not counting names. */
function fullest({ claim, source, at, best }: ClaimMatch): number[] {
  const words = at.filter((index) => claim.items[index]?.kind === 'word')
  const counts = best.map(
    (one) =>
      words.filter((index) =>
        claim.supports[index]?.at.some((place) => source.items[place]?.sentence === one),
      ).length,
  )
  const most = Math.max(...counts)
  return best.filter((_, index) => counts[index] === most)
}

const isLikely = ({ source, best }: ClaimMatch) =>
  LIKELY.test((source.sentences[best[0] ?? -1] ?? '').toLowerCase())

/** Whether a sentence is only about the past. */
function isPast({ source }: ClaimMatch, sentence: number): boolean {
  const items = (source.sentences[sentence] ?? '').toLowerCase()
  return !isHedged(items) && !PRESENT.test(items)
}

/**
 * Whether the best-matching sentences contain all words of the claim, so that it can only differ in a hedge.
 */
function isCopy(match: ClaimMatch): boolean {
  return match.at.every((index) => {
    const item = match.claim.items[index]
    return (
      item?.kind !== 'word' ||
      findItemInBestSentences(match, index).length > 0 ||
      isContentFreeWord(item.folded, match.source.language)
    )
  })
}
