import { getLanguageRules } from '../../../../languages/index.ts'
import type { ClaimCheckToken } from '../../words/items.ts'
import { isContentFreeWord } from '../../words/light-words.ts'
import type { ClaimMatch } from '../claim-matches.ts'

/** Words that present a statement as possible or suspected instead of as a fact; English, then Dutch. */
export const POSSIBILITY_WORDS =
  /\b(?:(?<!\b(?:in|since|until|by|from|before|after|early|late|last|\d\d?) )may(?! \d)|might|could|possibl[ey]|perhaps|maybe|likely|probably|potential(?:ly)?|risk|whether|if|fear(?:s|ed)?|suspects?|suspected|suspicion|appears?|seems?|offer(?:s|ed)? to|kan|kunnen|kon|konden|zou|zouden|mogelijk|wellicht|misschien|waarschijnlijk|vrees(?:t|de)?|vrezen|vermoed(?:t|elijk)?|verda(?:cht|chte|chten|nken|nking)|lijkt|bood|biedt|overweeg(?:t|en)|overwoog|onderzo(?:ekt?|eken|cht|chten) of)\b/
const PLANNED =
  /\b(?:gehoopt|will|would|shall|plans?|planned|planning|intends?|(?<!than )expect(?:s|ed)?|aims?|set to|going to|about to|want(?:s|ed)?|wishes|propos(?:e|es|ed|al)|consider(?:s|ing)?|promise[sd]|due|request(?:s|ed)?|demand(?:s|ed)?|call(?:s|ed|ing)? (?:for|on)|urge[sd]?|appeal(?:s|ed)? (?:for|to)|tr(?:y|ies|ied|ying) to|attempt(?:s|ed)? to|pledge[sd]?|vow(?:s|ed)?|scheduled|seeks?|thinking of|threat(?:en)?s?|threatened to|hop(?:e|es|ed|ing)|(?:is|are) to|agree(?:s|d)? to|zal|zullen|gaat|gaan|wil|willen|van plan|plannen|verwacht(?:en|te)?|denkt erover|eis(?:t|en|te)|vraagt|vroeg|voornemens|dreig(?:t|en|de|den)|hoop(?:t|te)|hopen|belooft|beloofde|roept op|riep op|opgeroepen|verzo(?:ek|ekt|cht)(?: om)?|pro(?:beert|beerde)|streeft|voorstel|voorgesteld|volgende|next)\b/
/** Words of obligation: what must be done isn't done yet. */
export const OBLIGATION_WORDS =
  /\b(?:must|ha(?:s|ve|d) to|ordered to|told to|should|moet(?:en)?|moest(?:en)?)\b/
/** Words of accusation and unproven statements. */
export const ALLEGATION_WORDS =
  /\b(?:accus(?:e|es|ed|ing)|alleg(?:e|es|ed|edly|ation)|claim(?:s|ed)?|charged|verwijt|verweten|beschuldig(?:t|de|den|d)|beweer(?:t|de|den|d)|aangeklaagd)\b/

/** Dutch words before 'of' ('whether') in open questions: 'onderzoekt of' ('investigates whether'). */
const QUESTION_VERB =
  /^(?:onderzoek(?:t|en)?|onderzocht(?:en)?|vraa?g(?:t|en)?|bekijkt|twijfelt|weet|weten|besloten|beslist|duidelijk)$/
const CLAIMS = /^claim(?:s|ed)?$/
const HIMSELF = /^\s(?:that\s)?(?:he|she|they|it)\b/
const OFFERS = /^(?:offer|offers|offered|think|thinks|thinking|overweegt|overwegen)$/
/** 'Het gaat om' means 'it is about'; elsewhere 'gaat' can mean 'is going to', which is a hedge. */
const GOES = /^ga(?:at|an)$/
const ABOUT = /^\som\b/
const REQUEST = /^ask(?:s|ed|ing)?$/
/** Verbs of command, whose object may come before the ordered action: 'ordered the port to close'. */
const COMMAND = /^(?:order(?:s|ed|ing)?|tells?|told)$/
const TO = /\bto\b/
/** The 'order' of 'in order to' is no command. */
const IN = /\bin\s$/
const CALLED = /^(?:possible|likely|probable|mogelijk|waarschijnlijk|denkbaar)$/
const BE = /^\s(?:is|are|was|were|seems?|seemed|zijn|waren|lijkt|lijken)\s$/
const FOR = /\b(?:for|to)\b/
/**
 * Hedges of two words. The second word, such as 'to', isn't an item of its own, but part of the text before
 * the next item (word, name, number or date).
 */
const HEDGES_TO =
  /^(?:call(?:s|ed|ing)? (?:on|for)|threaten(?:s|ed|ing)? to|r(?:oept|oepen|iep|iepen) op|tr(?:ies|ied|ying) to|attempt(?:s|ed)? to|appeal(?:s|ed)? (?:for|to)|think(?:s|ing)? of|set to|going to|about to|offer(?:s|ed)? to|agree(?:s|d)? to|hop(?:e|es|ed) to|due to|want(?:s|ed)? to|van plan)\b/

/** Whether a lower-case text contains a word that presents its statement as possible, planned or alleged. */
export const isHedged = (text: string) =>
  POSSIBILITY_WORDS.test(text) || PLANNED.test(text) || ALLEGATION_WORDS.test(text)

/** Returns those of the given items of the source that the claim also contains. */
function shared({ claim, source, at }: ClaimMatch, items: readonly ClaimCheckToken[]): ClaimCheckToken[] {
  const places = new Set(
    at.flatMap((index) => (claim.supports[index]?.at ?? []).map((place) => source.items[place])),
  )
  return items.filter((item) => places.has(item))
}

type Hedge = 'possible' | 'planned' | 'attribution' | undefined

/**
 * Returns the hedge that a sentence of the source applies to a word of the claim; undefined if there is none.
 */
export function findClaimWordHedge(match: ClaimMatch, sentence: number): Hedge {
  const items = match.source.itemsIn([sentence])
  const used = shared(match, items)
  if (isHedgedLast(items, used, match.source.language)) return 'planned'
  return isCalledPossible(items, used) ? 'possible' : hedgeBefore(items, used, match.source.language)
}

/**
 * The kinds of hedges (words that don't present a statement as a fact), strictest first: a claim must express
 * 'possible' by a word of possibility, but 'planned' by any hedge.
 */
const BY_STRENGTH = ['possible', 'attribution', 'planned'] as const

/**
 * Returns the strictest hedge that applies to a word of the claim. A hedge applies to the first word after it
 * that isn't a name, an accusation to the first two such words.
 */
function hedgeBefore(
  items: readonly ClaimCheckToken[],
  used: readonly ClaimCheckToken[],
  language: string,
): Hedge {
  const hedges = new Set(items.map((_, index) => hedgeAt(items, index, used, language)))
  return BY_STRENGTH.find((hedge) => hedges.has(hedge))
}

function hedgeAt(
  items: readonly ClaimCheckToken[],
  index: number,
  used: readonly ClaimCheckToken[],
  language: string,
): Hedge {
  const item = items[index]
  if (!item) return undefined
  const isOpen = QUESTION_VERB.test(items[index - 1]?.folded ?? '') && /\bof\b/.test(item.gap)
  const text = `${item.gap}${item.folded}`
  const behindIt = items.slice(index + 1, index + 3).map(({ gap }) => gap)
  // 'He claims he refused': a claim about oneself is no accusation.
  if (CLAIMS.test(item.folded) && HIMSELF.test(behindIt[0] ?? '')) return undefined
  if (GOES.test(item.folded) && ABOUT.test(behindIt[0] ?? '')) return undefined
  const isBeforeObject = isRequest(item, behindIt) || HEDGES_TO.test(`${item.folded}${behindIt[0] ?? ''}`)
  // A word that the claim also contains is no hedge: 'offer' in 'an offer was rejected'.
  if (used.includes(item) && (isBeforeObject || isHedged(item.folded))) return undefined
  if (!isBeforeObject && !isOpen && !OBLIGATION_WORDS.test(text) && !isHedged(text)) return undefined
  const from = isBeforeObject || isHedged(item.folded) ? index + 1 : index
  const isCharge = ALLEGATION_WORDS.test(text)
  const isUsed = items
    .slice(from)
    .filter(({ kind, folded }) => kind !== 'name' && !isContentFreeWord(folded, language))
    .slice(0, isCharge && !/^alleged/.test(item.folded) ? 2 : 1)
    .some((hedged) => used.includes(hedged) && !isNewClause(items, from, hedged))
  if (!isUsed) return undefined
  if (isCharge) return 'attribution'
  return isOpen || POSSIBILITY_WORDS.test(text) || OFFERS.test(item.folded) ? 'possible' : 'planned'
}

/** Whether an item asks for or orders something: 'asked the ministry for', 'ordered the port to'. */
const isRequest = ({ folded, gap: before }: ClaimCheckToken, behindIt: readonly string[]) =>
  (REQUEST.test(folded) && behindIt.some((gap) => FOR.test(gap))) ||
  (COMMAND.test(folded) && !IN.test(before) && behindIt.some((gap) => TO.test(gap)))

/** Whether the hedge follows its object: Dutch 'had op een sluiting gehoopt' ('had hoped for a closure'). */
function isHedgedLast(
  items: readonly ClaimCheckToken[],
  used: readonly ClaimCheckToken[],
  language: string,
): boolean {
  const last = getLanguageRules(language)?.contradictions.lastHedges
  return items.some((item, index) => {
    const before = items[index - 1]
    const isLast = last?.test(item.folded) === true && item.gap === ' '
    return isLast && before !== undefined && used.includes(before) && !used.includes(item)
  })
}

/** Whether the hedged subject comes first: 'aftershocks were possible'. */
function isCalledPossible(items: readonly ClaimCheckToken[], used: readonly ClaimCheckToken[]): boolean {
  return items.some((item, index) => {
    const before = items[index - 1]
    const isCalled = CALLED.test(item.folded) && BE.test(item.gap)
    return isCalled && before !== undefined && used.includes(before) && !used.includes(item)
  })
}

/** Whether another clause begins between a hedge and an item. */
function isNewClause(items: readonly ClaimCheckToken[], from: number, item: ClaimCheckToken): boolean {
  const upTo = items.indexOf(item)
  return items.slice(from + 1, upTo + 1).some(({ gap }) => /[,;:]|\b(?:but|while|maar|terwijl)\b/.test(gap))
}
