import type { Qualifier } from '@plainwire/domain/story'
import {
  currencyOf,
  letterScaleOf,
  parseCardinal,
  wordScaleOf,
  wordsOfAllLanguages,
} from '../../../languages/index.ts'
import { plainNumber } from '../../../text/index.ts'
import { isHyphen, type SentencePiece } from './pieces.ts'
import { measurementUnitOf } from './units.ts'

/** A number in a sentence, with its unit or counted thing, if any. */
export interface Quantity {
  kind: 'count' | 'money' | 'percentage' | 'measure' | 'time' | 'score'
  value: number | string
  unit: string | undefined
  qualifier: Qualifier
  /** The index of its first piece, and the index after its last one. */
  from: number
  to: number
  /** Whether it is written as a word; 'one' and 'a' often aren't numbers. */
  isWord: boolean
}

const ABOUT = wordsOfAllLanguages(({ facts }) => facts.about)
const ABOUT_PHRASES = wordsOfAllLanguages(({ facts }) => facts.aboutPhrases)
const LEAST = wordsOfAllLanguages(({ facts }) => facts.least)
const MOST = wordsOfAllLanguages(({ facts }) => facts.most)
const MOST_PHRASES = wordsOfAllLanguages(({ facts }) => facts.mostPhrases)
const THAN = wordsOfAllLanguages(({ facts }) => facts.than)
const PERCENT = new Set([
  '%',
  ...wordsOfAllLanguages(({ numbers }) => [...numbers.percent, ...numbers.percentBeginnings]),
])
const PERCENT_POINTS = wordsOfAllLanguages(({ facts }) => facts.percentPoints)
const POINTS = wordsOfAllLanguages(({ facts }) => facts.points)
const SQUARE = wordsOfAllLanguages(({ facts }) => facts.square)
const CUBIC = wordsOfAllLanguages(({ facts }) => facts.cubic)
const OLD = wordsOfAllLanguages(({ facts }) => facts.old)
const AGAINST = wordsOfAllLanguages(({ facts }) => facts.against)
const VOTES = wordsOfAllLanguages(({ facts }) => facts.votes)
const HOURS = wordsOfAllLanguages(({ facts }) => facts.clock)
const BEFORE_CLOCK = wordsOfAllLanguages(({ facts }) => facts.beforeClock)
const NOT_ALONE = wordsOfAllLanguages(({ numbers }) => numbers.notAlone)
const CLOCK = /^\d{1,2}[.:]\d{2}$/
const LONG_CLOCK = /^\d{1,2}[.:]\d{2}[.:]\d{2}$/
/** Years: a number of this form without a noun counts nothing. */
const YEAR = /^(?:1[5-9]|20)\d\d$/
interface Read {
  value: number
  to: number
  isWord: boolean
}

function wordAt(pieces: readonly SentencePiece[], at: number, language: string): Read | undefined {
  const word = pieces[at]
  if (word?.kind !== 'word') return undefined
  const next = pieces[at + 2]
  const joined =
    isHyphen(pieces, at + 1) && next ? parseCardinal(`${word.lower}-${next.lower}`, language) : undefined
  if (joined !== undefined) return { value: joined, to: at + 3, isWord: true }
  const value = NOT_ALONE.has(word.lower) ? undefined : parseCardinal(word.lower, language)
  return value === undefined ? undefined : { value, to: at + 1, isWord: true }
}

function plainAt(pieces: readonly SentencePiece[], at: number, language: string): Read | undefined {
  const piece = pieces[at]
  if (piece?.kind !== 'number') return wordAt(pieces, at, language)
  return { value: Number(plainNumber(piece.text)), to: at + 1, isWord: false }
}

/** Reads digits or a number word, including a following 'thousand' or 'million'. */
function readNumber(
  pieces: readonly SentencePiece[],
  at: number,
  isMoney: boolean,
  language: string,
): Read | undefined {
  const plain = plainAt(pieces, at, language)
  if (!plain || !Number.isFinite(plain.value)) return undefined
  let { value, to } = plain
  for (let more = 0; more < 2; more++) {
    const behind = isHyphen(pieces, to) ? to + 1 : to
    const piece = pieces[behind]
    const isGlued = piece?.start === pieces[to - 1]?.end
    const scale =
      piece?.kind === 'word'
        ? (wordScaleOf(piece.lower) ?? (isMoney && isGlued ? letterScaleOf(piece.lower) : undefined))
        : undefined
    if (scale === undefined) break
    value *= scale
    to = behind + 1
  }
  return { value: Math.round(value * 1000) / 1000, to, isWord: plain.isWord && to === plain.to }
}

function qualifierOf(pieces: readonly SentencePiece[], from: number): Qualifier {
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

function percentEnd(
  pieces: readonly SentencePiece[],
  to: number,
): { unit: '%' | 'pp'; to: number } | undefined {
  const [first, second] = [pieces[to], pieces[to + 1]]
  if (!first) return undefined
  const isPoints = POINTS.has(second?.lower ?? '')
  if (PERCENT_POINTS.has(first.lower)) return { unit: 'pp', to: to + 1 }
  if (PERCENT.has(first.lower)) return { unit: isPoints ? 'pp' : '%', to: to + (isPoints ? 2 : 1) }
  return PERCENT.has(`${first.lower} ${second?.lower}`) ? { unit: '%', to: to + 2 } : undefined
}

function measureEnd(pieces: readonly SentencePiece[], to: number): { unit: string; to: number } | undefined {
  const first = pieces[to]
  if (first?.kind !== 'word') return undefined
  const isSquare = SQUARE.has(first.lower) || CUBIC.has(first.lower)
  const isLight = first.lower === 'light' && isHyphen(pieces, to + 1)
  const at = isSquare ? to + 1 : isLight ? to + 2 : to
  const unit = isLight ? measurementUnitOf('lightyear') : measurementUnitOf(pieces[at]?.lower ?? '')
  if (!unit) return undefined
  const whole = isSquare ? `${SQUARE.has(first.lower) ? 'square' : 'cubic'} ${unit}` : unit
  const per = /^(?:per|a|an)$/.test(pieces[at + 1]?.lower ?? '')
    ? measurementUnitOf(pieces[at + 2]?.lower ?? '')
    : undefined
  return per ? { unit: `${whole}/${per}`, to: at + 3 } : { unit: whole, to: at + 1 }
}

function isAge(pieces: readonly SentencePiece[], from: number, to: number): boolean {
  const words = pieces.slice(to, to + 4).map(({ lower }) => lower)
  if (words.some((word) => OLD.has(word))) return true
  const [before, after] = [pieces[from - 1]?.text, pieces[to]?.text]
  // An age: 'Divina Montecillo, 34, said', 'Ronald Smaal (52)'.
  return (before === ',' && after === ',') || (before === '(' && after === ')')
}

/** Whether a number is part of a name: '24Kitchen', "60 Minutes". */
function isInName(pieces: readonly SentencePiece[], to: number): boolean {
  const [last, next, behind] = [pieces[to - 1], pieces[to], pieces[to + 1]]
  if (last?.kind !== 'number' || next?.kind !== 'word' || !/^\p{Lu}\p{Ll}/u.test(next.text)) return false
  const isGlued = next.start === last.end
  return isGlued || (/^["”’']$/.test(behind?.text ?? '') && measurementUnitOf(next.lower) !== undefined)
}

/** Reads a result: '3-2', '31 to 24', '31 votes to 24'. */
function scoreAt(pieces: readonly SentencePiece[], at: number): Quantity | undefined {
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

function clockAt(pieces: readonly SentencePiece[], at: number): Quantity | undefined {
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
    return { ...base, value: clockText(piece.text, half === 'p') }
  if (isClock && (piece.text.includes(':') || HOURS.has(next)))
    return { ...base, value: clockText(piece.text, false) }
  const isHour =
    HOURS.has(next) && BEFORE_CLOCK.has(pieces[at - 1]?.lower ?? '') && /^\d{1,2}$/.test(piece.text)
  return isHour ? { ...base, value: clockText(piece.text, false) } : undefined
}

function clockText(written: string, isAfternoon: boolean): string {
  const [hour = '0', minute = '00'] = written.split(/[.:]/)
  const hours = Number(hour) % 12 === 0 && isAfternoon ? 12 : Number(hour) + (isAfternoon ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** The quantity that begins at a piece. */
function quantityAt(pieces: readonly SentencePiece[], at: number, language: string): Quantity | undefined {
  const special = scoreAt(pieces, at) ?? clockAt(pieces, at)
  if (special) return special
  const sign = currencyOf(pieces[at - 1]?.lower ?? '')
  const read = readNumber(pieces, at, sign !== undefined, language)
  if (!read || isHyphen(pieces, at - 1)) return undefined
  const { value, isWord } = read
  const to = isHyphen(pieces, read.to) ? read.to + 1 : read.to
  const from = sign ? at - 1 : at
  const about = { value, isWord, from, qualifier: qualifierOf(pieces, from) }
  const percent = percentEnd(pieces, to)
  if (percent) return { ...about, kind: 'percentage', ...percent }
  const named = currencyOf(pieces[to]?.lower ?? '')
  if (sign || named)
    return { ...about, kind: 'money', unit: named && !sign ? named : sign, to: named ? to + 1 : read.to }
  if (isAge(pieces, from, read.to) || isInName(pieces, read.to)) return undefined
  const measure = measureEnd(pieces, to)
  if (measure) return { ...about, kind: 'measure', ...measure }
  const isYear = !isWord && YEAR.test(pieces[at]?.text ?? '') && read.to === at + 1
  return isYear ? undefined : { ...about, kind: 'count', unit: undefined, to: read.to }
}

/** All quantities of a sentence in order; none is inside another. */
export function findQuantities(pieces: readonly SentencePiece[], language: string): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < pieces.length; at++) {
    const quantity = quantityAt(pieces, at, language)
    if (!quantity) {
      // 'the 7-year-old', 'A320': these aren't quantities and are skipped as a whole.
      if (pieces[at]?.kind === 'number') while (isHyphen(pieces, at + 1)) at += 2
      continue
    }
    found.push(quantity)
    at = quantity.to - 1
  }
  return found
}
