import {
  collectWordsOfAllLanguages,
  parseCurrencyCode as currencyNamed,
  findScaleMultiplier,
  parseNumberWord,
} from '../languages/index.ts'
import { normaliseNumber } from '../text/index.ts'
import type { Lexeme } from './lexemes.ts'

/** A number with its unit, normalised for all languages. */
export interface WrittenNumber {
  /** All interpretations: '100m' may be a hundred metres or a hundred million. */
  values: string[]
  /** 'percent', a currency ('usd', 'eur', 'gbp', …), 'decade', or empty. */
  unit: string
  /** The number of lexemes it consists of. */
  length: number
}

const PERCENT = new Set(['%', ...collectWordsOfAllLanguages(({ numbers }) => numbers.percent)])
const PERCENT_BEGINNINGS = [...collectWordsOfAllLanguages(({ numbers }) => numbers.percentBeginnings)]
const NATIONS = collectWordsOfAllLanguages(({ money }) => money.nations)
/** Units that may be written directly after digits in every language, such as 'km' in '5km'. */
const UNITS = 'km m kg cm mm ft mph c f h x'.split(' ')
const ATTACHED = new Set([
  ...UNITS,
  ...collectWordsOfAllLanguages(({ numbers }) => [...numbers.ordinalEndings, ...numbers.hours]),
])
const SUM_JOINTS = collectWordsOfAllLanguages(({ numbers }) => numbers.sumJoints)
const PART_JOINTS = collectWordsOfAllLanguages(({ numbers }) => numbers.partJoints)
const NOT_ALONE = collectWordsOfAllLanguages(({ numbers }) => numbers.notAlone)
const MAX_WORDS = 8

const spelled = (value: number) => String(Math.round(value * 1e6) / 1e6)

/**
 * Returns the currency that a lexeme names, in lower case; empty if it names none. A dollar without a country
 * counts as American, because reports name the country of any other dollar.
 */
function parseCurrencyCode(lexeme: Lexeme | undefined): string {
  const code = lexeme && currencyNamed(lexeme.folded)
  return code === '$' ? 'usd' : (code?.toLowerCase() ?? '')
}

/** Returns the unit after a number and its length in lexemes; empty and 0 if there is none. */
function unitBehind(lexemes: readonly Lexeme[], at: number): { unit: string; length: number } {
  const next = lexemes[at]
  if (!next) return { unit: '', length: 0 }
  if (PERCENT.has(next.folded) || PERCENT_BEGINNINGS.some((beginning) => next.folded.startsWith(beginning)))
    return { unit: 'percent', length: 1 }
  if (PERCENT.has(`${next.folded} ${lexemes[at + 1]?.folded}`)) return { unit: 'percent', length: 2 }
  const isNational = NATIONS.has(next.folded)
  const currency = parseCurrencyCode(isNational ? lexemes[at + 1] : next)
  return currency ? { unit: currency, length: isNational ? 2 : 1 } : { unit: '', length: 0 }
}

const gap = (text: string, left: Lexeme | undefined, right: Lexeme | undefined) =>
  left && right ? text.slice(left.end, right.start) : '\n'

/**
 * Reads a number in digits at `at`, with the following scale and unit; the caller reads a currency sign
 * before the number.
 */
function fromDigits(text: string, lexemes: readonly Lexeme[], at: number): WrittenNumber | undefined {
  const [lexeme, next] = [lexemes[at], lexemes[at + 1]]
  if (!lexeme) return undefined
  if (lexeme.kind === 'clock') return clock(lexeme, next)
  const value = Number(normaliseNumber(lexeme.text))
  const isAttached = next?.kind === 'word' && next.start === lexeme.end
  if (isAttached && next.folded === 's')
    return { values: [spelled(value), spelled(value % 100)], unit: 'decade', length: 2 }
  const scale =
    next && /^[\s-]?$/.test(gap(text, lexeme, next)) ? findScaleMultiplier(next.folded) : undefined
  if (next && scale !== undefined && (isAttached || next.folded.length > 1)) {
    const { unit, length } = unitBehind(lexemes, at + 2)
    const isMetres = next.folded === 'm' || next.folded === 'b' || next.folded === 'k'
    const values = [spelled(value * scale), ...(isMetres ? [spelled(value)] : [])]
    return { values, unit, length: 2 + length }
  }
  const skip = isAttached && ATTACHED.has(next.folded) ? 1 : 0
  const { unit, length } = unitBehind(lexemes, at + 1 + skip)
  return { values: [spelled(value)], unit, length: 1 + skip + length }
}

function clock(lexeme: Lexeme, next: Lexeme | undefined): WrittenNumber {
  const [hour = '0', minute = '00'] = lexeme.text.split(':')
  const isAfternoon = next?.folded === 'pm' && Number(hour) < 12
  const values = [`${Number(hour) + (isAfternoon ? 12 : 0)}.${minute}`, `${Number(hour)}.${minute}`]
  return { values: values.map((value) => spelled(Number(value))), unit: '', length: 1 }
}

/** Reads a number in words: 'twenty-three', 'two hundred and five', 'half a million', 'twee miljoen'. */
function fromWords(
  text: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): WrittenNumber | undefined {
  let [total, group, length] = [0, 0, 0]
  let last: number | undefined
  for (let offset = 0; offset < MAX_WORDS; offset++) {
    const lexeme = lexemes[at + offset]
    if (lexeme?.kind !== 'word') break
    if (offset > 0 && !/^(?:\s|-)$/.test(gap(text, lexemes[at + offset - 1], lexeme))) break
    const isJoint = (SUM_JOINTS.has(lexeme.folded) || PART_JOINTS.has(lexeme.folded)) && offset > 0
    if (isJoint && joins(lexemes, at + offset, last, language)) continue
    const word = parseNumberWord(lexeme.folded, language)
    if (!word || (!word.isScale && last !== undefined && !mayFollow(word.value, last))) break
    if (word.isScale && word.value >= 1000) {
      total += (group || (offset === 0 ? 1 : 0)) * word.value
      group = 0
    } else group = word.isScale ? (group || 1) * word.value : group + word.value
    last = word.value
    length = offset + 1
  }
  if (length === 0) return undefined
  const { unit, length: more } = unitBehind(lexemes, at + length)
  return { values: [spelled(total + group)], unit, length: length + more }
}

/**
 * Whether a word joins the parts of a number: 'and' in 'two hundred and five', or 'a' in 'half a million'.
 */
function joins(lexemes: readonly Lexeme[], at: number, last: number | undefined, language: string): boolean {
  const next = parseNumberWord(lexemes[at + 1]?.folded ?? '', language)
  if (!next || last === undefined) return false
  return PART_JOINTS.has(lexemes[at]?.folded ?? '')
    ? last === 0.5 && next.isScale
    : last >= 100 && !next.isScale
}

/** Whether a number word may follow another: tens precede a unit, scales precede anything smaller. */
function mayFollow(value: number, last: number): boolean {
  if (last >= 100) return value < last && value >= 1
  return last >= 20 && last % 10 === 0 && value >= 1 && value < 10
}

/**
 * Reads the number that begins at a lexeme, with a currency sign before it; undefined if there is none. Words
 * that usually mean something else, such as the Dutch article 'een', aren't read as numbers on their own.
 */
export function readNumberAt(
  text: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): WrittenNumber | undefined {
  const lexeme = lexemes[at]
  if (!lexeme) return undefined
  if (lexeme.kind === 'digits' || lexeme.kind === 'clock') {
    const number = fromDigits(text, lexemes, at)
    const sign = parseCurrencyCode(
      lexemes[at - 1]?.end === lexeme.start || /^\s$/.test(gap(text, lexemes[at - 1], lexeme))
        ? signBefore(lexemes[at - 1])
        : undefined,
    )
    return number && sign && number.unit === '' ? { ...number, unit: sign } : number
  }
  if (lexeme.kind !== 'word') return undefined
  const isOwn = NOT_ALONE.has(lexeme.folded) && lexeme.folded === lexeme.text.toLowerCase()
  const number = fromWords(text, lexemes, at, language)
  return isOwn && number?.length === 1 ? undefined : number
}

const signBefore = (lexeme: Lexeme | undefined) =>
  lexeme && (lexeme.kind === 'sign' || /^(eur|usd)$/.test(lexeme.folded)) && lexeme.text !== '%'
    ? lexeme
    : undefined
