import type { NumberQualifier } from '@plainwire/domain/story'
import { collectWordsOfAllLanguages, parseCurrencyCode } from '../../../languages/index.ts'
import { parseNumberAt } from './number-value.ts'
import { isHyphen, isNumberAfterLetter, type SentenceToken } from './pieces.ts'
import { readMeasurementUnitAt, readPercentUnitAt } from './unit-after.ts'
import { parseMeasurementUnit } from './units.ts'

/** A number in a sentence, with its unit or counted thing, if any. */
export interface Quantity {
  kind: 'count' | 'money' | 'percentage' | 'measure' | 'time' | 'score'
  value: number | string
  unit: string | undefined
  qualifier: NumberQualifier
  /**
   * The index of its first piece (word, number or sign) in the sentence, and the index after its last piece.
   */
  from: number
  to: number
  /** Whether it is written as a word; 'one' and 'a' often aren't numbers. */
  isWord: boolean
}

const ABOUT = collectWordsOfAllLanguages(({ facts }) => facts.about)
const ABOUT_PHRASES = collectWordsOfAllLanguages(({ facts }) => facts.aboutPhrases)
const LEAST = collectWordsOfAllLanguages(({ facts }) => facts.least)
const MOST = collectWordsOfAllLanguages(({ facts }) => facts.most)
const MOST_PHRASES = collectWordsOfAllLanguages(({ facts }) => facts.mostPhrases)
const THAN = collectWordsOfAllLanguages(({ facts }) => facts.than)
const OLD = collectWordsOfAllLanguages(({ facts }) => facts.old)
const AGAINST = collectWordsOfAllLanguages(({ facts }) => facts.against)
const VOTES = collectWordsOfAllLanguages(({ facts }) => facts.votes)
const HOURS = collectWordsOfAllLanguages(({ facts }) => facts.clock)
const BEFORE_CLOCK = collectWordsOfAllLanguages(({ facts }) => facts.beforeClock)
const CLOCK = /^\d{1,2}[.:]\d{2}$/
const LONG_CLOCK = /^\d{1,2}[.:]\d{2}[.:]\d{2}$/
/** Digits of this form without a unit are read as a year, not as a count. */
const YEAR = /^(?:1[5-9]|20)\d\d$/

function qualifierOf(pieces: readonly SentenceToken[], from: number): NumberQualifier {
  const words = pieces.slice(Math.max(0, from - 3), from)
  const near = words.map(({ lower }) => lower)
  const last = near.at(-1) ?? ''
  const phrase = near.slice(-2).join(' ')
  if (MOST_PHRASES.has(phrase) || MOST.has(last)) return 'at_most'
  if (THAN.has(last)) return MOST.has(near.at(-2) ?? '') ? 'at_most' : 'at_least'
  if (LEAST.has(last)) return 'at_least'
  if (ABOUT.has(last) || ABOUT_PHRASES.has(phrase)) return 'about'
  return 'exact'
}

function isAge(pieces: readonly SentenceToken[], from: number, to: number): boolean {
  const words = pieces.slice(to, to + 4).map(({ lower }) => lower)
  if (words.some((word) => OLD.has(word))) return true
  const [before, after] = [pieces[from - 1]?.text, pieces[to]?.text]
  // A number between commas or in brackets is an age: 'Divina Montecillo, 34, said', 'Ronald Smaal (52)'.
  return (before === ',' && after === ',') || (before === '(' && after === ')')
}

/** Whether a number is part of a name: '24Kitchen', "60 Minutes". */
function isInName(pieces: readonly SentenceToken[], to: number): boolean {
  const [last, next, behind] = [pieces[to - 1], pieces[to], pieces[to + 1]]
  if (last?.kind !== 'number' || next?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false
  const isGlued = next.start === last.end
  return isGlued || (/^["”’']$/.test(behind?.text ?? '') && parseMeasurementUnit(next.lower) !== undefined)
}

/** Reads a result: '3-2', '31 to 24', '31 votes to 24'. */
function scoreAt(pieces: readonly SentenceToken[], at: number): Quantity | undefined {
  const between = VOTES.has(pieces[at + 1]?.lower ?? '') ? at + 2 : at + 1
  const [home, away] = [pieces[at], pieces[between + 1]]
  const isPair =
    home?.kind === 'number' &&
    away?.kind === 'number' &&
    /^\d{1,3}$/.test(home.text) &&
    /^\d{1,3}$/.test(away.text)
  const isJoined = isHyphen(pieces, between) || AGAINST.has(pieces[between]?.lower ?? '')
  if (!isPair || !isJoined || isHyphen(pieces, at - 1) || isHyphen(pieces, between + 2)) return undefined
  const value = `${Number(home.text)}-${Number(away.text)}`
  return {
    kind: 'score',
    value,
    unit: undefined,
    qualifier: 'exact',
    from: at,
    to: between + 2,
    isWord: false,
  }
}

function clockAt(pieces: readonly SentenceToken[], at: number): Quantity | undefined {
  const piece = pieces[at]
  if (piece?.kind !== 'number') return undefined
  const next = pieces[at + 1]?.lower ?? ''
  const base = {
    kind: 'time' as const,
    unit: undefined,
    qualifier: 'exact' as const,
    from: at,
    to: at + 1,
    isWord: false,
  }
  if (LONG_CLOCK.test(piece.text)) return { ...base, value: piece.text.replaceAll('.', ':') }
  const isClock = CLOCK.test(piece.text) && Number(piece.text.split(/[.:]/)[1]) < 60
  const isSpelled = /^[ap]$/.test(next) && pieces[at + 2]?.text === '.' && pieces[at + 3]?.lower === 'm'
  const half = isSpelled || /^(?:am|pm)$/.test(next) ? next.charAt(0) : undefined
  if (half && (isClock || /^\d{1,2}$/.test(piece.text)))
    return { ...base, value: clockText(piece.text, half) }
  if (isClock && (piece.text.includes(':') || HOURS.has(next)))
    return { ...base, value: clockText(piece.text) }
  const isHour =
    HOURS.has(next) && BEFORE_CLOCK.has(pieces[at - 1]?.lower ?? '') && /^\d{1,2}$/.test(piece.text)
  return isHour ? { ...base, value: clockText(piece.text) } : undefined
}

/**
 * Returns a time in 24-hour notation, such as '19:40'.
 *
 * @param half 'a' or 'p' if the written time is in 12-hour notation, before a.m. or p.m.
 */
function clockText(written: string, half?: string): string {
  const [hour = '0', minute = '00'] = written.split(/[.:]/)
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** Returns the quantity whose number begins at a piece; undefined if there is none. */
function quantityAt(pieces: readonly SentenceToken[], at: number, language: string): Quantity | undefined {
  const sign = parseCurrencyCode(pieces[at - 1]?.lower ?? '')
  if (!sign && isNumberAfterLetter(pieces, at)) return undefined
  const special = scoreAt(pieces, at) ?? clockAt(pieces, at)
  if (special) return special
  const read = parseNumberAt(pieces, at, sign !== undefined, language)
  if (!read || isHyphen(pieces, at - 1)) return undefined
  const { value, isWord } = read
  const to = isHyphen(pieces, read.to) ? read.to + 1 : read.to
  const from = sign ? at - 1 : at
  const about = { value, isWord, from, qualifier: qualifierOf(pieces, from) }
  const percent = readPercentUnitAt(pieces, to)
  if (percent) return { ...about, kind: 'percentage', ...percent }
  const named = parseCurrencyCode(pieces[to]?.lower ?? '')
  if (sign || named)
    return { ...about, kind: 'money', unit: named && !sign ? named : sign, to: named ? to + 1 : read.to }
  if (isAge(pieces, from, read.to) || isInName(pieces, read.to)) return undefined
  const measure = readMeasurementUnitAt(pieces, to)
  if (measure) return { ...about, kind: 'measure', ...measure }
  const isYear = !isWord && YEAR.test(pieces[at]?.text ?? '') && read.to === at + 1
  return isYear ? undefined : { ...about, kind: 'count', unit: undefined, to: read.to }
}

/** All quantities of a sentence in order; none is inside another. */
export function findQuantities(pieces: readonly SentenceToken[], language: string): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < pieces.length; at++) {
    const quantity = quantityAt(pieces, at, language)
    if (!quantity) {
      // A number that isn't a quantity is skipped with the words joined to it by hyphens: '7-year-old'.
      if (pieces[at]?.kind === 'number') while (isHyphen(pieces, at + 1)) at += 2
      continue
    }
    found.push(quantity)
    at = quantity.to - 1
  }
  return found
}
