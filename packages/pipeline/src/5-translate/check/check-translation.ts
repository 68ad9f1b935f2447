import type { Language } from '@plainwire/domain/language'
import { type Claim, type Claims, claimsOf } from '../../claims/index.ts'
import { wordsOfAll } from '../../languages/index.ts'
import { wordCount } from '../../text/index.ts'
import { unevenDenials } from './denials.ts'
import type { SameName } from './same-name.ts'

/** The kind of a fault in a translation. The first five are serious: such a text is not published. */
export type TranslationProblemKind =
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
  /** The words that have no counterpart. */
  text: string
}

const BAD: ReadonlySet<TranslationProblemKind> = new Set([
  'empty',
  'language',
  'number',
  'length',
  'negation',
])

/** Whether one of the problems forbids publishing. */
export function isBad(problems: readonly TranslationProblem[]): boolean {
  return problems.some(({ kind }) => BAD.has(kind))
}

export interface TranslationPair {
  source: string
  target: string
  from: Language
  to: Language
}

export interface CheckParts {
  isSameName: SameName
  /** ISO 639-1, or the fallback if the text is too short for detection. */
  detectLanguage: (text: string, fallback: string) => string
}

/**
 * Characters of a translation per character of its source, by the source's length: professional English–Dutch pairs of
 * 80 characters and more hardly ever leave 0.8–1.9, shorter ones may differ more.
 */
const LENGTHS: readonly { from: number; least: number; most: number }[] = [
  { from: 80, least: 0.7, most: 1.9 },
  { from: 40, least: 0.5, most: 2.2 },
]

/** Words below this many may be the same in both languages. */
const MIN_DIFFERENT = 5
/** Share of words with a capital above which a text is a headline in title case. */
const TITLE_CASE = 0.65
const MARKUP = /<\/?[a-z][^>]{0,200}>|&[a-z]{2,8};|\{\{|```/i

/** Forms of address, which a language may omit. */
const TITLES = wordsOfAll(({ translation }) => translation.titles)

/** Smaller numbers in words have other expressions too ('one', 'both', 'a pair', 'first'). */
const SMALL = 3
const isDigits = ({ folded }: Claim) => /\d/.test(folded)
const value = ({ values }: Claim) => Number(values[0])

/** Numbers of one text that the other doesn't give. A clock may count to 12 or to 24. */
function lostNumbers(one: Claims, other: Claims): Claim[] {
  const given = new Set(other.claims.flatMap(({ values }) => values))
  const isGiven = (claim: Claim) =>
    claim.values.some(
      (each) =>
        given.has(each) || given.has(String(Number(each) + 12)) || given.has(String(Number(each) - 12)),
    )
  return one.claims.filter(
    (claim) => claim.kind === 'number' && !isGiven(claim) && (isDigits(claim) || value(claim) > SMALL),
  )
}

const isRelative = (key: string) => !key.includes('-')

/**
 * Weekdays and months of one text that the other lacks. 'Today' has many expressions: it counts as missing
 * only if the other has 'tomorrow'.
 */
function lostDates(one: Claims, other: Claims): Claim[] {
  const given = new Set(other.claims.flatMap(({ kind, key }) => (kind === 'date' ? [key] : [])))
  const hasRelative = [...given].some(isRelative)
  return one.claims.filter(
    ({ kind, key }) => kind === 'date' && !given.has(key) && (!isRelative(key) || hasRelative),
  )
}

/** Names of one text without a counterpart: a first word has a capital anyway, so a pair of first words is not compared. */
function lostNames(one: Claims, other: Claims, isSame: SameName): Claim[] {
  const initials = new Set(
    other.claims.map((_, index) =>
      other.claims
        .slice(index, index + 3)
        .map(({ folded }) => folded[0])
        .join(''),
    ),
  )
  return one.claims.filter(
    (claim) =>
      claim.kind === 'name' &&
      !claim.isFirst &&
      !TITLES.has(claim.folded) &&
      !other.claims.some(({ folded }) => isSame(claim.folded, folded)) &&
      !initials.has(claim.folded),
  )
}

function hasCapitals({ claims }: Claims): boolean {
  const words = claims.filter(({ kind, isFirst }) => !isFirst && (kind === 'name' || kind === 'word'))
  return words.filter(({ kind }) => kind === 'name').length > TITLE_CASE * words.length
}

function badForm({ source, target, from, to }: TranslationPair, parts: CheckParts): TranslationProblem[] {
  if (target.trim() === '') return [{ kind: 'empty', text: '' }]
  const problems: TranslationProblem[] = []
  const words = wordCount(source)
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
 * The differences between a translation and its source: numbers, dates, names, negation, length, and whether
 * it is in the right language. An empty list means that it may be marked as checked.
 */
export function checkTranslation(pair: TranslationPair, parts: CheckParts): TranslationProblem[] {
  const form = badForm(pair, parts)
  if (isBad(form)) return form
  const source = claimsOf(pair.source, pair.from)
  const target = claimsOf(pair.target, pair.to)
  const named = (kind: TranslationProblemKind, claims: readonly Claim[], { text }: Claims) =>
    claims.map(({ start, end }): TranslationProblem => ({ kind, text: text.slice(start, end) }))
  return [
    ...named('number', lostNumbers(source, target), source),
    ...named('number', lostNumbers(target, source), target),
    ...named('date', lostDates(source, target), source),
    ...named('date', lostDates(target, source), target),
    // In a headline in Title Case a capital means nothing.
    ...(hasCapitals(source) ? [] : named('name', lostNames(source, target, parts.isSameName), source)),
    ...named('name', lostNames(target, source, parts.isSameName), target),
    ...changedDenials(source, target, pair),
  ]
}

/**
 * A text that states what the other denies is faulty; a different number of negations, or other words for
 * them, are only reported.
 */
function changedDenials(source: Claims, target: Claims, pair: TranslationPair): TranslationProblem[] {
  const uneven = unevenDenials(source, target, pair)
  if (uneven === undefined) return []
  const { text } = source.negations.length > 0 ? source : target
  return [{ kind: uneven === 'lost' ? 'negation' : 'denials', text }]
}
