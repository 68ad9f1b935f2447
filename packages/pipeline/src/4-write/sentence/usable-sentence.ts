import type { Language } from '@plainwire/domain/language'
import { normaliseForQuotationSearch } from '../../claims/index.ts'
import { combineLanguagePatterns, getLanguageRules, joinLanguageAlternatives } from '../../languages/index.ts'
import {
  isCommentary,
  isRhetorical,
  isUnattributedSpeculation,
  usesPersonalPronoun,
} from '../../read/index.ts'
import { countWords, extractQuotedWords, removeQuotedWords } from '../../text/index.ts'
import { dependsOnPreviousSentence } from '../references/dependent-sentence.ts'
import { removeFinalAttribution } from './attributions.ts'
import { hasUnattributedJudgement } from './opinion.ts'
import { extractDistinctiveWords, type StorySentence } from './story-sentence.ts'

const MIN_CHARACTERS = 35
const MAX_CHARACTERS = 330
const ENDS_WHOLE = /(?:(?<![.])\.["'”’»)]*|!["”»’])$/
const FURNITURE = new RegExp(
  `^(?:${joinLanguageAlternatives(({ usable }) => usable.labels)})\\s?[:|]|\\b(?:${joinLanguageAlternatives(({ usable }) => usable.service)})\\b|https?:|www\\.|@\\w+|©`,
  'i',
)
const PRONOUN_SPEAKER = combineLanguagePatterns(({ usable }) => usable.pronounAttribution)
/** A text of names only, as in bylines: 'Ana Sitoe, Beira Post and Rui Mabunda, Harbour Gazette (Bei.)'. */
const NAMES_ALONE = new RegExp(
  `^(?:(?:\\(?\\p{Lu}[\\p{L}.'’&-]*\\)?|${joinLanguageAlternatives(({ usable }) => usable.betweenNames)})[,.]?\\s+){3,}\\(?\\p{Lu}[\\p{L}.'’&-]*\\)?[.)]*$`,
  'u',
)
/**
 * A label before a sentence: 'Driving the news: ', 'Hollywood Nation: ', 'In het kort: '. A speaker's name is
 * followed by a verb or a quotation instead.
 */
const LABELLED = /^(?:\p{Lu}[\p{L}’'-]*|\p{Lu}{2,})(?:\s[\p{L}’'&-]+){0,3}:\s(?=\p{Lu})/u
/** A quotation with fewer distinctive words says nothing: '“Well, I'll tell you what,” he said.' */
const FEWEST_QUOTED = 3
/** A sentence with at most this many characters outside its quotations is mostly a quotation. */
const MOST_OUTSIDE = 40
/**
 * Remains of a name or figure that is missing in the page: 'Rep. (D-Minn.)', 'the , which', '… Speaker of the
 * House Rt.'.
 */
const TORN =
  /\b(?:Rep|Sen|Gov|Mr|Mrs|Ms|Dr)\. \(|(?<![\p{L}.])(?:Rt|Hon|Rep|Sen|Gov|Gen|Lt|Col|Sgt|Mr|Mrs|Ms|Dr|Prof)\.$|\s,\s|\(\s?\)/u
/** An unclosed bracket: '… Organization (WHO Director General Ana Sitoe said'. */
const OPEN_BRACKET = /\([^)]*$/u
/** A heading that ends in a quotation, before a sentence: 'Talks ‘at any format’ The statement came'. */
const FUSED = new RegExp(
  `[\\p{Ll}\\d][”’"'»]\\s(?:${joinLanguageAlternatives(({ usable }) => usable.begins)})\\s\\p{Ll}`,
  'u',
)
/** The change of a share price inside a sentence: 'ASML, +1.2%'. */
const TICKER = /\b\p{Lu}{2,5},\s[+−-]?\d+(?:\.\d+)?%/u

const QUOTE_FIRST = /^["“‘'„«]/u
const attributionOf = (language: Language) => getLanguageRules(language).voices.attribution

const namesSpeaker = (text: string, language: Language) =>
  attributionOf(language).test(text) || getLanguageRules(language).usable.quotesSomeone.test(text)

/** Whether a quotation mark has no counterpart, or a quotation of four or more words has no speaker. */
function hasOrphanQuote(text: string, language: Language): boolean {
  const quotes = extractQuotedWords(text).map((quoted) => quoted.text)
  const longest = Math.max(0, ...quotes.map((quote) => countWords(quote)))
  const isUnbalanced =
    (text.match(/"/g)?.length ?? 0) % 2 === 1 || /[“„][^”“]*$/.test(text) || /^[^“„"]*”/.test(text)
  return isUnbalanced || (longest >= 4 && !namesSpeaker(removeQuotedWords(text), language))
}

/** Whether a sentence consists of an attribution and a quotation without content. */
function isEmptyQuotation(text: string, language: Language): boolean {
  const quotes = extractQuotedWords(text).map((quoted) => quoted.text)
  if (quotes.length === 0 || removeQuotedWords(text).trim().length > MOST_OUTSIDE) return false
  // '“Comprehensively – in law school,” the senator noted' answers a question that is missing.
  if (QUOTE_FIRST.test(text) && !getLanguageRules(language).verbs.finite.test(quotes.join(' '))) return true
  return extractDistinctiveWords(quotes.join(' '), language).size < FEWEST_QUOTED
}

/**
 * Whether a sentence can be used in our text on its own: complete, factual in form, without 'I', 'we' or 'you',
 * without a pronoun before its noun, and with quotations only with their speaker.
 */
export function isUsableSentence(text: string, language: Language): boolean {
  if (text.length < MIN_CHARACTERS || text.length > MAX_CHARACTERS) return false
  if (!ENDS_WHOLE.test(text) || /(\.\.\.|…)/.test(text) || !/^["“‘'„«]?[\p{Lu}\p{N}]/u.test(text))
    return false
  if (FURNITURE.test(text) || isRhetorical(text)) return false
  const own = removeFinalAttribution(text, language)
  if (dependsOnPreviousSentence(own, language) || TICKER.test(text) || NAMES_ALONE.test(text)) return false
  if (isUnattributedSpeculation(text, language)) return false
  const label = LABELLED.exec(text)?.[0] ?? ''
  if (getLanguageRules(language).usable.noSubject.test(text)) return false
  if (
    (label !== '' && !attributionOf(language).test(label)) ||
    TORN.test(text) ||
    FUSED.test(text) ||
    OPEN_BRACKET.test(text) ||
    isEmptyQuotation(text, language)
  )
    return false
  if (hasOrphanQuote(text, language) || PRONOUN_SPEAKER.test(own)) return false
  return !usesPersonalPronoun(text, language)
}

/** The sentences of a story's articles that are quotations, as plain words for comparison. */
const quotedIn = (all: readonly StorySentence[]) =>
  all.filter(({ kind }) => kind === 'quotation').map(({ text }) => normaliseForQuotationSearch(text))

/**
 * Returns the sentences that may be used in our text: statements of fact that no later report makes outdated
 * and that no other article attributes to somebody.
 */
export function selectUsableSentences(
  all: readonly StorySentence[],
  language: Language,
  isOvertaken: (sentence: StorySentence) => boolean,
): StorySentence[] {
  const quoted = quotedIn(all)
  const isTheirs = (text: string) =>
    quoted.length > 0 && quoted.some((words) => words.includes(normaliseForQuotationSearch(text)))
  return all.filter(
    (sentence) =>
      sentence.kind === 'statement' &&
      isUsableSentence(sentence.text, language) &&
      !isCommentary(sentence.text, language) &&
      !hasUnattributedJudgement(sentence.text, language) &&
      !isTheirs(sentence.text) &&
      !isOvertaken(sentence),
  )
}
