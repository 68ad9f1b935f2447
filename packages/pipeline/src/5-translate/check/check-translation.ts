import type { Language } from '@plainwire/domain/language'
import { type Claim, extractTextClaims, type TextClaims } from '../../claims/index.ts'
import { countWords } from '../../text/index.ts'
import { findLostDates, findLostNames, findLostNumbers } from './lost-claims.ts'
import { compareNegations } from './negations.ts'
import type { NameMatcher } from './same-name.ts'

/**
 * The kinds of errors in a translation. A text with one of the first five, which are serious, is not
 * published.
 */
type TranslationProblemKind =
  | 'empty'
  | 'language'
  | 'number'
  | 'length'
  | 'negation'
  | 'denials'
  | 'name'
  | 'date'

export interface TranslationProblem {
  kind: TranslationProblemKind
  /** The text with the problem, such as words without a counterpart; for 'length', the ratio of lengths. */
  text: string
}

const BAD: ReadonlySet<TranslationProblemKind> = new Set([
  'empty',
  'language',
  'number',
  'length',
  'negation',
])

/** Whether one of the problems prevents publishing. */
export function hasSeriousProblem(problems: readonly TranslationProblem[]): boolean {
  return problems.some(({ kind }) => BAD.has(kind))
}

export interface TranslationPair {
  source: string
  target: string
  from: Language
  to: Language
}

export interface TranslationCheckDependencies {
  isSameName: NameMatcher
  /**
   * Returns the ISO 639-1 code of a text's language, or the fallback if the text is too short for detection.
   */
  detectLanguage: (text: string, fallback: string) => string
}

/**
 * The permitted length of a translation relative to its source, by the source's length in characters.
 * Professional English–Dutch pairs from 80 characters on are hardly ever outside 0.8–1.9; shorter ones vary
 * more.
 */
const LENGTHS: readonly { from: number; least: number; most: number }[] = [
  { from: 80, least: 0.7, most: 1.9 },
  { from: 40, least: 0.5, most: 2.2 },
]

/** Texts with fewer words may be identical in both languages. */
const MIN_DIFFERENT = 5
/** A text with a larger share of capitalised words is a headline in title case. */
const TITLE_CASE = 0.65
const MARKUP = /<\/?[a-z][^>]{0,200}>|&[a-z]{2,8};|\{\{|```/i

function hasCapitals({ claims }: TextClaims): boolean {
  const words = claims.filter(({ kind, isFirst }) => !isFirst && (kind === 'name' || kind === 'word'))
  return words.filter(({ kind }) => kind === 'name').length > TITLE_CASE * words.length
}

function badForm(
  { source, target, from, to }: TranslationPair,
  parts: TranslationCheckDependencies,
): TranslationProblem[] {
  if (target.trim() === '') return [{ kind: 'empty', text: '' }]
  const problems: TranslationProblem[] = []
  const words = countWords(source)
  const isSame = source.trim() === target.trim() && words >= MIN_DIFFERENT
  const detected = parts.detectLanguage(target, to)
  if (isSame || (detected !== to && (detected === from || words >= MIN_DIFFERENT)))
    problems.push({ kind: 'language', text: target.slice(0, 80) })
  const ratio = target.length / source.length
  const limits = LENGTHS.find(({ from: shortest }) => source.length >= shortest)
  if (limits && (ratio < limits.least || ratio > limits.most))
    problems.push({ kind: 'length', text: ratio.toFixed(2) })
  const markup = MARKUP.exec(target)?.[0]
  if (markup && !source.includes(markup)) problems.push({ kind: 'language', text: markup })
  return problems
}

/**
 * Finds the differences between a translation and its source: in numbers, dates, names, negation and length,
 * and a wrong language. A translation without differences may be marked as checked.
 */
export function checkTranslation(
  pair: TranslationPair,
  parts: TranslationCheckDependencies,
): TranslationProblem[] {
  const form = badForm(pair, parts)
  if (hasSeriousProblem(form)) return form
  const source = extractTextClaims(pair.source, pair.from)
  const target = extractTextClaims(pair.target, pair.to)
  const named = (kind: TranslationProblemKind, claims: readonly Claim[], { text }: TextClaims) =>
    claims.map(({ start, end }): TranslationProblem => ({ kind, text: text.slice(start, end) }))
  return [
    ...named('number', findLostNumbers(source, target), source),
    ...named('number', findLostNumbers(target, source), target),
    ...named('date', findLostDates(source, target), source),
    ...named('date', findLostDates(target, source), target),
    // In a headline in Title Case, capitals don't show which words are names.
    ...(hasCapitals(source) ? [] : named('name', findLostNames(source, target, parts.isSameName), source)),
    ...named('name', findLostNames(target, source, parts.isSameName), target),
    ...changedDenials(source, target, pair),
  ]
}

/**
 * Finds differences in negation. It is a serious error if one text states what the other denies; a different
 * number of negations is only reported.
 */
function changedDenials(source: TextClaims, target: TextClaims, pair: TranslationPair): TranslationProblem[] {
  const uneven = compareNegations(source, target, pair)
  if (uneven === undefined) return []
  const { text } = source.negations.length > 0 ? source : target
  return [{ kind: uneven === 'lost' ? 'negation' : 'denials', text }]
}
