import type { Language } from '@plainwire/domain/language'
import type { Fact, FactValue } from '@plainwire/domain/story'
import {
  findScaleLetterMultiplier,
  findScaleWordMultiplier,
  getLanguageRules,
  parseCardinal,
} from '../../languages/index.ts'
import { extractQuotedWords } from '../../text/index.ts'
import { areFactValuesCompatible } from '../facts/compare-values.ts'
import { findConflictForNumber, type StatedNumbers } from '../facts/contradiction.ts'
import { type CrossLanguageVocabulary, extractStatedNumbers } from '../facts/index.ts'
import { isHyphen, type SentenceToken, splitSentenceIntoTokens } from '../facts/mentions/pieces.ts'
import { chooseMajorityFactValue } from './headline-in-agreement.ts'
import { formatFactValue } from './written-value.ts'

type Stated = StatedNumbers[number]

/** An attribution at the beginning: 'Union: 186 jobs to go'. */
const ATTRIBUTION = /^[^:]{2,40}:\s/
/**
 * The text after an amount of money that is followed by the same amount in another currency: ' (S$360
 * million)'.
 */
const CONVERTED = /^[^(.;]{0,24}\([^)]*\d/
const REPLACEABLE = new Set<Fact['kind']>(['count', 'money', 'percentage', 'measure'])
const isPlain = ({ qualifier }: Pick<FactValue, 'qualifier'>) =>
  qualifier === 'exact' || qualifier === 'about'

const isNumeral = ({ kind, lower }: SentenceToken, language: Language) =>
  kind === 'number' || parseCardinal(lower, language) !== undefined || isScale(lower)
const isScale = (lower: string) =>
  findScaleWordMultiplier(lower) !== undefined || findScaleLetterMultiplier(lower) !== undefined

/** The digits or words of a number without its unit: '240 million', '11' in '11-hour'. */
function numeralAt(text: string, at: number, language: Language): { start: number; end: number } | undefined {
  const pieces = splitSentenceIntoTokens(text)
  const from = pieces.findIndex((piece) => piece.start >= at && isNumeral(piece, language))
  const first = pieces[from]
  if (!first || pieces.slice(0, from).some(({ start, kind }) => start >= at && kind !== 'sign'))
    return undefined
  let last = first
  for (let next = from + 1; next < pieces.length; next++) {
    const piece = pieces[next]
    if (piece && isHyphen(pieces, next)) continue
    if (!piece || !isScale(piece.lower)) break
    last = piece
  }
  return { start: first.start, end: last.end }
}

/**
 * Whether a number isn't stated as a plain fact: the text attributes it to somebody, disputes or quotes it.
 */
function isAttributed(text: string, mention: Stated, language: Language): boolean {
  const { attributionVerb, attribution } = getLanguageRules(language).judging.forms
  const isQuoted = extractQuotedWords(text).some(
    ({ start, end }) => start < mention.start && mention.start < end,
  )
  const hasAttribution =
    attributionVerb.test(text) || attribution.test(text) || ATTRIBUTION.test(text.slice(0, mention.start))
  return mention.isDisputed || isQuoted || hasAttribution
}

/**
 * Returns a value in the notation of the number that it replaces: with hyphens or an initial capital if that
 * number has them.
 */
function rewritten(numeral: string, value: FactValue['value'], language: Language): string {
  const written = formatFactValue(value, language)
  const joined = /\p{L}|\d-/u.test(numeral) && numeral.includes('-') ? written.replaceAll(' ', '-') : written
  return /^\p{Lu}/u.test(numeral) ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined
}

/** Whether more independent reports state a value than any other. */
const isMajority = (main: FactValue, { values }: Fact) =>
  values.every((other) => other === main || other.reports < main.reports)

/**
 * Returns the value that should replace a number in a text; undefined if the number may remain, because it
 * agrees with most reports, isn't stated as a plain fact, or no value has a majority.
 */
function correctValue(
  text: string,
  mention: Stated,
  language: Language,
  facts: readonly Fact[],
): FactValue | undefined {
  const fact = findConflictForNumber(mention, facts)
  const main = fact && chooseMajorityFactValue(fact)
  if (!fact || !main || areFactValuesCompatible(mention, main) || !REPLACEABLE.has(fact.kind))
    return undefined
  if (!isMajority(main, fact) || !isPlain(mention) || !isPlain(main) || isAttributed(text, mention, language))
    return undefined
  const behind = text.slice(mention.end)
  return CONVERTED.test(behind) ? undefined : main
}

/**
 * Replaces numbers that differ from those of most reports, so that the texts in all languages state the same
 * value of each fact. Attributed numbers aren't changed, nor numbers in a text that also states the value of
 * most reports. Must be called on a checked text: an inserted value is supported by the sources that report
 * it, not by the text's own source.
 *
 * @returns the text, and the inserted values
 */
export function replaceConflictingValues(
  text: string,
  language: Language,
  facts: readonly Fact[],
  vocabulary: CrossLanguageVocabulary,
): { text: string; inserted: FactValue[] } {
  const inserted: FactValue[] = []
  if (!facts.some(({ agreement }) => agreement === 'conflict')) return { text, inserted }
  const { inFront } = getLanguageRules(language).writtenNumbers
  const stated = extractStatedNumbers(text, language, vocabulary)
  const givesBoth = (mention: Stated, main: FactValue) =>
    stated.some((other) => other.kind === mention.kind && areFactValuesCompatible(other, main))
  const corrected = stated.reduceRight((rest, mention) => {
    const main = correctValue(text, mention, language, facts)
    const numeral = main && !givesBoth(mention, main) && numeralAt(text, mention.start, language)
    if (!main || !numeral) return rest
    inserted.push(main)
    const { start, end } = numeral
    const written = rewritten(text.slice(start, end), main.value, language)
    return inFront(rest.slice(0, start), written) + written + rest.slice(end)
  }, text)
  return { text: corrected, inserted }
}
