import { rulesOf } from '../../../../languages/index.ts'
import type { ClaimProblem } from '../../../check/problem.ts'
import type { TextItem } from '../../words/items.ts'
import { isLightWord } from '../../words/light-words.ts'
import { ATTRIBUTION } from '../actors/who-speaks.ts'
import { type ClaimMatch, itemsOfSentence, joinItems, positionsInBestMatches } from '../claim-matches.ts'
import { NEGATION_WORDS } from './denials.ts'

/** Words that make a statement possible, planned or alleged instead of a fact; English, then Dutch. */
const POSSIBLE =
  /\b(?:(?<!\b(?:in|since|until|by|from|before|after|early|late|last|\d\d?) )may(?! \d)|might|could|possibl[ey]|perhaps|maybe|likely|probably|potential(?:ly)?|risk|whether|if|fear(?:s|ed)?|suspects?|suspected|suspicion|appears?|seems?|offer(?:s|ed)? to|kan|kunnen|kon|konden|zou|zouden|mogelijk|wellicht|misschien|waarschijnlijk|vrees(?:t|de)?|vrezen|vermoed(?:t|elijk)?|verda(?:cht|chte|chten|nken|nking)|lijkt|bood|biedt|overweeg(?:t|en)|overwoog|onderzo(?:ekt?|eken|cht|chten) of)\b/
const PLANNED =
  /\b(?:gehoopt|will|would|shall|plans?|planned|planning|intends?|(?<!than )expect(?:s|ed)?|aims?|set to|going to|about to|want(?:s|ed)?|wishes|propos(?:e|es|ed|al)|consider(?:s|ing)?|promise[sd]|due|request(?:s|ed)?|demand(?:s|ed)?|call(?:s|ed|ing)? (?:for|on)|urge[sd]?|appeal(?:s|ed)? (?:for|to)|tr(?:y|ies|ied|ying) to|attempt(?:s|ed)? to|pledge[sd]?|vow(?:s|ed)?|scheduled|seeks?|thinking of|threat(?:en)?s?|hop(?:e|es|ed|ing)|(?:is|are) to|agree(?:s|d)? to|zal|zullen|gaat|gaan|wil|willen|van plan|plannen|verwacht(?:en|te)?|denkt erover|eis(?:t|en|te)|vraagt|vroeg|voornemens|dreig(?:t|en|de|den)|hoop(?:t|te)|hopen|belooft|beloofde|roept op|riep op|opgeroepen|verzo(?:ek|ekt|cht)(?: om)?|pro(?:beert|beerde)|streeft|voorstel|voorgesteld|volgende|next)\b/
/** Words of obligation: what must be done isn't done yet. */
const OBLIGED = /\b(?:must|ha(?:s|ve|d) to|ordered to|told to|should|moet(?:en)?|moest(?:en)?)\b/
const CHARGED =
  /\b(?:accus(?:e|es|ed|ing)|alleg(?:e|es|ed|edly|ation)|claim(?:s|ed)?|charged|verwijt|verweten|beschuldig(?:t|de|den|d)|beweer(?:t|de|den|d)|aangeklaagd)\b/

/** Dutch words of open questions: 'onderzoekt of', 'vraag is of'. */
const ASKS =
  /^(?:onderzoek(?:t|en)?|onderzocht(?:en)?|vraa?g(?:t|en)?|bekijkt|twijfelt|weet|weten|besloten|beslist|duidelijk)$/
const WILL = /\b(?:will|zal|zullen)\b/
const PRESENT = /\b(?:is|are|has|have|to|wordt|worden|heeft|hebben|zijn|gaat|gaan|te|vanaf|tot)\b/
const CLAIMS = /^claim(?:s|ed)?$/
const HIMSELF = /^\s(?:that\s)?(?:he|she|they|it)\b/
/** Words of request: what is requested isn't granted yet, as in 'has asked the government for money'. */
const ASKING = /\bask(?:s|ed|ing)? .*\b(?:for|to)\b/
const OFFERS = /^(?:offer|offers|offered|think|thinks|thinking|overweegt|overwegen)$/
/** Words of offer: what is offered isn't accepted yet. */
const OFFERED = /\b(?:offer(?:s|ed)?|biedt|bood)\b/
/** Words such as 'until' in 'stays shut until Wednesday', which make a statement one about the future. */
const UNTIL = /\b(?:until|tot)\b/
/** 'Het gaat om' means 'it is about'. */
const GOES = /^ga(?:at|an)$/
const ABOUT = /^\som\b/
const ASKED = /^(?:ask(?:s|ed|ing)?)$/
const CALLED = /^(?:possible|likely|probable|mogelijk|waarschijnlijk|denkbaar)$/
/** Negation without a 'not'. */
const RULED_OUT = /\b(?:rul(?:e[sd]?|ing) out|sl(?:uit|oot) uit|uitgesloten)\b/
const BE = /^\s(?:is|are|was|were|seems?|seemed|zijn|waren|lijkt|lijken)\s$/
const FOR = /\b(?:for|to)\b/
const LIKELY =
  /\b(?:(?<!\b(?:in|since|until|by|from|before|after|early|late|last|\d\d?) )may(?! \d)|might|could|possibly|perhaps|likely|probably|mogelijk|wellicht|misschien|waarschijnlijk|zou|zouden)\b/
/** Words that only announce the future; 'possible' is a stronger claim. */
const COMES = /\b(?:will|would|shall|zal|zullen|gaat|gaan|next|volgende|due)\b/g

/** Hedges of two words, of which the second, such as 'to', is part of the text before the next item. */
const HEDGES_TO =
  /^(?:call(?:s|ed|ing)? on|tr(?:ies|ied|ying) to|attempt(?:s|ed)? to|appeal(?:s|ed)? (?:for|to)|think(?:s|ing)? of|set to|going to|about to|offer(?:s|ed)? to|agree(?:s|d)? to|hop(?:e|es|ed) to|due to|want(?:s|ed)? to|van plan)\b/
const isHedged = (text: string) => POSSIBLE.test(text) || PLANNED.test(text) || CHARGED.test(text)

/** The items of the source's best sentence that the claim also contains. */
function shared({ claim, source, at }: ClaimMatch, items: readonly TextItem[]): TextItem[] {
  const places = new Set(
    at.flatMap((index) => (claim.supports[index]?.at ?? []).map((place) => source.items[place])),
  )
  return items.filter((item) => places.has(item))
}

/**
 * Finds statements that the source calls possible, planned or alleged and the claim presents as facts, and the
 * reverse.
 */
export function findChangedModality(match: ClaimMatch): ClaimProblem[] {
  const { claim, at, best, source, hasMatch } = match
  const items = itemsOfSentence(match)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last || !hasMatch) return []
  const written = claim.text
    .slice(claim.items[(at[0] ?? 0) - 1]?.end ?? 0, claim.items[(at.at(-1) ?? 0) + 1]?.start)
    .toLowerCase()
  const whole = { text: claim.text.slice(first.start, last.end), start: first.start, end: last.end }
  const hedge = fullest(match)
    .map((one) => hedgeIn(match, one))
    .reduce((one, other) => one && other)
  // Negated statements aren't facts either way, unless the source only calls them likely.
  const isDenied = NEGATION_WORDS.test(written) || RULED_OUT.test(written)
  if (isDenied && !(hedge === 'possible' && isLikely(match) && !isHedged(written) && isCopy(match))) return []
  const isSaid = ATTRIBUTION.test(written) || CHARGED.test(written) || POSSIBLE.test(written)
  const kind = hedge === 'attribution' ? hedge : 'modality'
  const isComing = hedge === 'planned' && UNTIL.test(written) && items.some(({ kind }) => kind === 'date')
  const isKept =
    hedge === 'attribution'
      ? isSaid
      : isHedged(written) ||
        ASKING.test(written) ||
        OFFERED.test(written) ||
        isComing ||
        OBLIGED.test(written)
  const isCertain = hedge === 'possible' && !isHedged(written.replace(COMES, ''))
  if (hedge && (!isKept || isCertain)) return [{ kind, ...whole }]
  if (isDenied || !isHedged(written)) return []
  const others = source.itemsIn(best)
  const isPostponed = WILL.test(written) && fullest(match).every((one) => isPast(match, one))
  const isWeakened =
    isPostponed ||
    (POSSIBLE.test(written) && !isHedged(joinItems(others)) && !/\b(?:if|risk)\b/.test(written))
  return isWeakened ? [{ kind: 'modality', ...whole }] : []
}

type Hedge = 'possible' | 'planned' | 'attribution' | undefined

/** Of the best-matching sentences, those with the most of the claim's non-name words. */
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

/** Whether the best sentence contains all of the claim's words, so that any difference is a hedge. */
function isCopy(match: ClaimMatch): boolean {
  return match.at.every((index) => {
    const item = match.claim.items[index]
    return (
      item?.kind !== 'word' ||
      positionsInBestMatches(match, index).length > 0 ||
      isLightWord(item.folded, match.source.language)
    )
  })
}

/** The hedge that applies to a word of the claim in a sentence of the source. */
function hedgeIn(match: ClaimMatch, sentence: number): Hedge {
  const items = match.source.itemsIn([sentence])
  const used = shared(match, items)
  if (isHedgedLast(items, used, match.source.language)) return 'planned'
  return isCalledPossible(items, used) ? 'possible' : hedgeBefore(items, used, match.source.language)
}

/**
 * The hedge that applies to a word of the claim. A hedge applies to the first non-name word after it, an
 * accusation to the first two.
 */
function hedgeBefore(items: readonly TextItem[], used: readonly TextItem[], language: string): Hedge {
  for (const [index, item] of items.entries()) {
    const isOpen = ASKS.test(items[index - 1]?.folded ?? '') && /\bof\b/.test(item.gap)
    const text = `${item.gap}${item.folded}`
    const behindIt = items.slice(index + 1, index + 3).map(({ gap }) => gap)
    // 'He claims he refused': the subject himself says so.
    if (CLAIMS.test(item.folded) && HIMSELF.test(behindIt[0] ?? '')) continue
    if (GOES.test(item.folded) && ABOUT.test(behindIt[0] ?? '')) continue
    const isAsked = ASKED.test(item.folded) && behindIt.some((gap) => FOR.test(gap))
    const isTwoWords = HEDGES_TO.test(`${item.folded}${behindIt[0] ?? ''}`)
    // The claim itself contains the hedge: 'an offer was rejected'.
    if (used.includes(item) && (isAsked || isTwoWords || isHedged(item.folded))) continue
    const isObliged = OBLIGED.test(text)
    if (!isAsked && !isTwoWords && !isOpen && !isObliged && !isHedged(text)) continue
    const from = isAsked || isTwoWords || isHedged(item.folded) ? index + 1 : index
    const isCharge = CHARGED.test(text)
    const behind = items
      .slice(from)
      .filter(({ kind, folded }) => kind !== 'name' && !isLightWord(folded, language))
    const isUsed = behind
      .slice(0, isCharge && !/^alleged/.test(item.folded) ? 2 : 1)
      .some((hedged) => used.includes(hedged) && !isNewClause(items, from, hedged))
    if (!isUsed) continue
    if (isCharge) return 'attribution'
    return isOpen || POSSIBLE.test(text) || OFFERS.test(item.folded) ? 'possible' : 'planned'
  }
  return undefined
}

/** Whether the hedge follows its object: 'had op een sluiting gehoopt'. */
function isHedgedLast(items: readonly TextItem[], used: readonly TextItem[], language: string): boolean {
  const last = rulesOf(language)?.contradictions.lastHedges
  return items.some((item, index) => {
    const before = items[index - 1]
    const isLast = last?.test(item.folded) === true && item.gap === ' '
    return isLast && before !== undefined && used.includes(before) && !used.includes(item)
  })
}

/** Whether the hedged subject comes first: 'aftershocks were possible'. */
function isCalledPossible(items: readonly TextItem[], used: readonly TextItem[]): boolean {
  return items.some((item, index) => {
    const before = items[index - 1]
    const isSaidOfIt = CALLED.test(item.folded) && BE.test(item.gap)
    return isSaidOfIt && before !== undefined && used.includes(before) && !used.includes(item)
  })
}

/** Whether another clause begins between a hedge and an item. */
function isNewClause(items: readonly TextItem[], from: number, item: TextItem): boolean {
  const upTo = items.indexOf(item)
  return items.slice(from + 1, upTo + 1).some(({ gap }) => /[,;:]|\b(?:but|while|maar|terwijl)\b/.test(gap))
}
