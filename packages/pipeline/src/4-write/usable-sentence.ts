import type { Language } from '@plainwire/domain/language'
import { rulesOf } from '../languages/index.ts'
import { isGuess, isPersonal, isRhetoric } from '../read/index.ts'
import { ownWords, quotedWords, wordCount } from '../text/index.ts'
import { leansOnOthers } from './references/leaning.ts'
import { tellingWords } from './story-sentence.ts'

const MIN_CHARACTERS = 35
const MAX_CHARACTERS = 330
const ENDS_WHOLE = /(?:(?<![.])\.["'”’»)]*|!["”»’])$/
/** What else names the one whose words are quoted: 'the mayor called the plan “a gift to builders”'. */
const QUOTES_SOMEONE: Record<Language, RegExp> = {
  en: /\b(assert|accus|acknowledg|admitt?|applaud|argu|attack|blam|blast|boast|brand|call|charg|cit|claim|compar|complain|condemn|confirm|critici[sz]|declar|decr|defend|demand|denounc|describ|dismiss|disput|express|hail|honou?r|insist|jok|label|lambast|lament|lash|liken|mock|object|portray|prais|predict|pledg|promis|promot|question|recall|reject|repeat|report|respond|slamm?|speculat|stat|stress|suggest|tell|thank|threaten|underlin|urg|vow|warn)(?:e?d|e?s|ing|ied|ies)\b|\b(?:believes?|believed|per|spoke of|in a (?:statement|letter|speech|tweet|post))\b/i,
  nl: /\b(beloofde?|belooft|beschuldig(?:t|de)|bevestig(?:t|de)|concludeer(?:t|de)|eis(?:t|te)|erken(?:t|de)|kondig(?:t|de)|ontken(?:t|de)|oordeel(?:t|de)|prijst|prees|roemt|roept|riep|spreekt|sprak|typeer(?:t|de)|veroordeel(?:t|de)|verwijt|verweet|voorspel(?:t|de)|zegt)\b/i,
}
const FURNITURE =
  /^(?:photos?|video|watch|foto(?:'?s)?|vandaag|today|live|podcast|quiz|summary|samenvatting)\s?[:|]|\b(live ?blog|live updates|follow (?:our|live|along|the latest)|volg (?:hier|via|het|ons|live)|kijk (?:hier|ook)|luister (?:hier|ook)|click here|sign up|subscribe|newsletter|read more|follow (us|him|her) on|read also|all rights reserved|getty images|lees ook|lees meer|abonneer|nieuwsbrief|klik hier|bekijk (ook|hier)|foto:|photo:|image:|file photo|this (article|story|post) (was|is|has)|dit artikel|reporting by|editing by|contributed to this|cookies?|javascript|correction:|correctie:|rectificatie|advertisement|advertentie)\b|https?:|www\.|@\w+|©/i
/** 'Driving the news: ', 'Hollywood Nation: ', 'In het kort: ': a label in front of a sentence. Who says something has a verb or a quotation behind. */
const LABELLED = /^(?:\p{Lu}[\p{L}’'-]*|\p{Lu}{2,})(?:\s[\p{L}’'&-]+){0,3}:\s(?=\p{Lu})/u
/** Words of a quotation below which it says nothing: '“Well, I'll tell you what,” he said.' */
const FEWEST_QUOTED = 3
/** A sentence that is mostly a quotation: characters outside it. */
const MOST_OUTSIDE = 40
/** A sentence without its subject: 'Will have more free time soon.' */
const NO_SUBJECT: Record<Language, RegExp> = {
  en: /^(?:Will|Would|Has|Had|Is|Was|Does|Did|Can|Could|Should|Must|Got|Gets|Says|Said|Makes|Made|Comes|Came|Goes|Went|Takes|Took)\s(?!\p{Lu})(?!the\b|an?\b)/u,
  nl: /^(?:Zal|Zou|Heeft|Had|Is|Was|Kan|Kon|Moet|Moest|Krijgt|Kreeg|Zegt|Zei|Komt|Kwam|Gaat|Ging)\s(?!\p{Lu})(?!de\b|het\b|een\b)/u,
}
/** What was left of a name or figure that the page didn't give: 'Rep. (D-Minn.)', 'the , which', '… Speaker of the House Rt.'. */
const TORN =
  /\b(?:Rep|Sen|Gov|Mr|Mrs|Ms|Dr)\. \(|(?<![\p{L}.])(?:Rt|Hon|Rep|Sen|Gov|Gen|Lt|Col|Sgt|Mr|Mrs|Ms|Dr|Prof)\.$|\s,\s|\(\s?\)/u
/** A bracket that isn't closed: '… Organization (WHO Director General Ana Sitoe said'. */
const OPEN_BRACKET = /\([^)]*$/u
/** Names alone, as bylines have them: 'Ana Sitoe, Beira Post and Rui Mabunda, Harbour Gazette (Bei.)'. */
const NAMES_ALONE =
  /^(?:(?:\(?\p{Lu}[\p{L}.'’&-]*\)?|and|of|the|for|en|van|de|voor)[,.]?\s+){3,}\(?\p{Lu}[\p{L}.'’&-]*\)?[.)]*$/u
/** A heading that ran into the first sentence: '… ‘at any format’ The statement came'. */
const FUSED =
  /[\p{Ll}\d][”’"'»]\s(?:The|This|That|It|He|She|They|But|De|Het|Een|Dat|Dit|Hij|Zij|Maar)\s\p{Ll}/u
/** Share prices and the like inside a sentence. */
const TICKER = /\b\p{Lu}{2,5},\s[+−-]?\d+(?:\.\d+)?%/u

const QUOTE_FIRST = /^["“‘'„«]/u
const says = (language: Language) => rulesOf(language).voices.says

const namesSpeaker = (text: string, language: Language) =>
  says(language).test(text) || QUOTES_SOMEONE[language].test(text)

/** A quotation of several words needs a speaker, and a sentence isn't a quotation alone. */
function hasOrphanQuote(text: string, language: Language): boolean {
  const quotes = quotedWords(text).map((quoted) => quoted.text)
  const longest = Math.max(0, ...quotes.map((quote) => wordCount(quote)))
  const isUnbalanced =
    (text.match(/"/g)?.length ?? 0) % 2 === 1 || /[“„][^”“]*$/.test(text) || /^[^“„"]*”/.test(text)
  return isUnbalanced || (longest >= 4 && !namesSpeaker(ownWords(text), language))
}

/** Whether a sentence is a quotation and who says it, and the quotation says nothing. */
function isEmptyQuotation(text: string, language: Language): boolean {
  const quotes = quotedWords(text).map((quoted) => quoted.text)
  if (quotes.length === 0 || ownWords(text).trim().length > MOST_OUTSIDE) return false
  // '“Comprehensively – in law school,” the senator noted': an answer without its question.
  if (QUOTE_FIRST.test(text) && !rulesOf(language).verbs.finite.test(quotes.join(' '))) return true
  return tellingWords(quotes.join(' '), language).size < FEWEST_QUOTED
}

/** A quoted sentence whose speaker is only 'he' or 'zij' leans on what stood before. */
const PRONOUN_SPEAKER =
  /\b(?:he|she|they|hij|zij|ze)\s+(?:said|says|told|added|adds|wrote|zei|zegt|zeiden|vertelt|vertelde|schrijft)\b|\b(?:said|says|added|zei|zegt|aldus)\s+(?:he|she|they|hij|zij|ze)\b(?=\s*(?:[.,;:"”]|$))/i

/**
 * Whether a sentence can stand in our text on its own: whole, factual in form, nobody's 'I', 'we' or 'you',
 * no pronoun before its noun, quotations only with their speaker.
 */
export function isUsable(text: string, language: Language): boolean {
  if (text.length < MIN_CHARACTERS || text.length > MAX_CHARACTERS) return false
  if (!ENDS_WHOLE.test(text) || /(\.\.\.|…)/.test(text) || !/^["“‘'„«]?[\p{Lu}\p{N}]/u.test(text))
    return false
  if (FURNITURE.test(text) || isRhetoric(text)) return false
  if (leansOnOthers(text, language) || TICKER.test(text) || NAMES_ALONE.test(text)) return false
  if (isGuess(text, language)) return false
  const label = LABELLED.exec(text)?.[0] ?? ''
  if (NO_SUBJECT[language].test(text)) return false
  if (
    (label !== '' && !says(language).test(label)) ||
    TORN.test(text) ||
    FUSED.test(text) ||
    OPEN_BRACKET.test(text) ||
    isEmptyQuotation(text, language)
  )
    return false
  if (hasOrphanQuote(text, language) || PRONOUN_SPEAKER.test(text)) return false
  return !isPersonal(text, language)
}
