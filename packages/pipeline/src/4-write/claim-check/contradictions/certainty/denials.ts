import type { ClaimProblem } from '../../../check/problem.ts'
import { isContentFreeWord } from '../../words/light-words.ts'
import {
  type ClaimMatch,
  findItemInBestSentences,
  getBestMatchTokens,
  getClaimSentenceTokens,
  joinSentenceTokens,
} from '../claim-matches.ts'
import { isNegationImpliedBySource } from './denial-wordings.ts'

/** Words of negation, in English and Dutch. */
export const NEGATION_WORDS =
  /\b(?:not|no|never|nobody|none|nothing|neither|nor|without|cannot|niet|geen|niemand|nooit|niets|noch|zonder)\b|n['’]t\b/
const DENY =
  /\b(?:den(?:y|ies|ied|ying)|refus(?:e|es|ed)|fail(?:s|ed)?|reject(?:s|ed)?|cancel(?:s|led|ed)?|postpone[sd]?|scrap(?:s|ped)?|abandon(?:s|ed)?|call(?:s|ed)? off|pas|ontken(?:t|de|den|d)|weiger(?:t|de|den)|gea?nnuleer(?:d|de)|annule(?:ert|erde)|afge(?:last|zegd|blazen|wezen)|verw(?:ierp(?:en)?|orpen)|mislukt(?:e|en)?|schrap(?:t|te|ten)|geschrapt|uitgesteld|un(?:able|likely|clear|known)|impossible|on(?:mogelijk|bekend|duidelijk))\b/

/** A boundary between two clauses, of which only one may be negated. */
const CLAUSE = /[,;:]|\b(?:but|and|while|maar|en|terwijl)\b/

/**
 * Further expressions of negation, English, then Dutch. They can be the counterpart of a 'not' in the other
 * text, but a claim may omit them, because they consist of several words or are too vague.
 */
const DENY_TOO =
  /\b(?:(?:turn|vot)(?:e?s|ed|ing)? down|rul(?:e[sd]?|ing) out|cleared?|acquitted|against|oppos(?:e[sd]?|ing)|block(?:s|ed)?|prevent(?:s|ed)?|lack(?:s|ed)?|instead of|rather than|yet to|w(?:ijst|ees|ezen)\b.*\baf|sl(?:uit|oot)\b.*\buit|uitgesloten|vrijgesproken|tegen(?:gehouden)?|voork(?:wam|omen)|in plaats van)\b/

const isDenial = (text: string) => NEGATION_WORDS.test(text) || DENY.test(text) || DENY_TOO.test(text)

/**
 * Finds a 'not' of the claim that no matching sentence of the source contains, and a 'not' of the source that
 * the claim omits.
 */
export function findChangedNegations(match: ClaimMatch): ClaimProblem[] {
  const { claim, source, at, best, isCloseMatch: isClear } = match
  const items = getClaimSentenceTokens(match)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || !isClear) return []
  const written = claim.text
    .slice(claim.items[(at[0] ?? 0) - 1]?.end ?? 0, claim.items[(at.at(-1) ?? 0) + 1]?.start)
    .toLowerCase()
  const sourceItems = source.itemsIn(best)
  const whole: ClaimProblem = {
    kind: 'negation',
    text: claim.text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
  }
  if (NEGATION_WORDS.test(written)) {
    const isDeniedInSource =
      sourceItems.some(({ isDenied }) => isDenied) ||
      isDenial(joinSentenceTokens(sourceItems)) ||
      isNegationImpliedBySource(match, written)
    return isDeniedInSource ? [] : [whole]
  }
  if (deniesDenied(match)) return [whole]
  if (isDenial(written)) return []
  return lostDenial(match) ? [whole] : []
}

/**
 * Whether a claim states what the source denies: 'some operations were cancelled' for 'no operation had been
 * cancelled'.
 */
function deniesDenied(match: ClaimMatch): boolean {
  const { claim, source, at } = match
  const isSame = (index: number, place: number) => source.items[place]?.stem === claim.items[index]?.stem
  return at.some((index, position) => {
    const next = at[position + 1]
    const places = findItemInBestSentences(match, index)
    if (next === undefined || !DENY.test(claim.items[next]?.folded ?? '')) return false
    const isDenied = (place: number) => source.items[place]?.isDenied && isSame(index, place)
    return (
      places.length > 0 &&
      places.every(
        (place) =>
          isDenied(place) &&
          findItemInBestSentences(match, next).some((other) => other === place + 1 && isSame(next, other)),
      )
    )
  })
}

/**
 * Whether a short sentence of the source denies the claim with another verb: 'remains were found' for 'no
 * remains turned up'.
 */
function isDeniedWithOtherVerb({ claim, source, at, best }: ClaimMatch): boolean {
  return best.some((sentence) => {
    const own = source.indicesIn(sentence)
    const isHeavy = (place: number) => {
      const item = source.items[place]
      return item !== undefined && (item.isDenied || !isContentFreeWord(item.folded, source.language))
    }
    const heavy = own.filter(isHeavy)
    const denied = heavy.filter((place) => source.items[place]?.isDenied)
    const others = heavy.filter((place) => !source.items[place]?.isDenied)
    const isClaimed = (place: number) => at.some((index) => claim.supports[index]?.at.includes(place))
    if (own.some((place) => CLAUSE.test(source.items[place]?.gap ?? ''))) return false
    const isOnly = denied.length === 1 && source.items[denied[0] ?? -1]?.kind === 'word'
    return (
      isOnly && others.length > 0 && others.every(isClaimed) && (others.length > 1 || denied.some(isClaimed))
    )
  })
}

/**
 * Whether the claim omits a negation: a word is negated wherever the matching sentences of the source contain
 * it, or a verb such as 'refuse' precedes at least two of the claim's words in the best one.
 */
function lostDenial(match: ClaimMatch): boolean {
  const { claim, source, at } = match
  const isDenied = at.some((index) => {
    const places = findItemInBestSentences(match, index)
    return (
      claim.items[index]?.kind === 'word' &&
      !claim.items[index]?.isDenied &&
      places.length > 0 &&
      places.every(
        (place) => source.items[place]?.isDenied && !DENY.test(source.items[place + 1]?.folded ?? ''),
      )
    )
  })
  if (isDenied || claimsDenied(match) || isDeniedWithOtherVerb(match)) return true
  const own = getBestMatchTokens(match)
  const denying = own.findIndex(({ folded }) => DENY.test(folded))
  if (denying < 0) return false
  const behind = own.slice(denying + 1).filter((item) => at.some((index) => isAt(match, index, item)))
  return behind.length >= 2
}

/**
 * Whether the source contains a word of the claim, or a synonym of it, only in negated form: the claim says
 * 'injured', the source 'not hurt'.
 */
function claimsDenied({ claim, source, at }: ClaimMatch): boolean {
  return at.some((index) => {
    const [item, places] = [claim.items[index], claim.supports[index]?.at ?? []]
    const isWord = item?.kind === 'word' && !item.isDenied && !isContentFreeWord(item.folded, source.language)
    return isWord && places.length > 0 && places.every((place) => source.items[place]?.isDenied)
  })
}

function isAt(
  { claim, source }: ClaimMatch,
  index: number,
  item: ClaimMatch['source']['items'][number],
): boolean {
  return claim.supports[index]?.at.some((place) => source.items[place] === item) ?? false
}
