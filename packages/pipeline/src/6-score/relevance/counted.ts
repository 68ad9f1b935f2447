import { findScaleMultiplier, parseNumberWord } from '../../languages/index.ts'
import { foldCaseAndAccents, normaliseNumber } from '../../text/index.ts'
import {
  AFFECTED_GROUP_WORDS,
  APPROXIMATE_NUMBER_VALUES,
  DEATH_WORDS,
  HUMAN_REMAINS_WORDS,
  INJURY_WORDS,
  KILLING_VERBS,
  WORDS_BETWEEN_NUMBER_AND_NOUN,
} from './relevance-words.ts'

/** The largest number of each kind that a text mentions; 0 if it mentions none. */
export interface LargestImpactNumbers {
  dead: number
  injured: number
  affected: number
  /** An amount of money in any currency, because only its order of magnitude counts. */
  money: number
}

/** The number of words after a number that are searched for the noun that it counts. */
const REACH = 4
const PIECE = /[€$£]?\d[\d.,]*(?:\s?(?:bn|mn|m|k|tn|mln|mld))?\b|[\p{L}][\p{L}\p{N}’'-]*|[;:.!?()—–]/gu
const CURRENCY = /^[€$£]/
const MONEY_WORD = /^(?:dollars?|euros?|pounds?|pond|yen|yuan)$/
/** Matches a year: '2019', but not '2,019'. */
const YEAR = /^(?:19|20)\d\d$/

interface Amount {
  value: number
  isMoney: boolean
  /** The number of words and signs that the amount consists of. */
  length: number
}

/**
 * Returns the amount that begins at a position: '$2 trillion', '£62bn', '14,800', 'two hundred', 'dozens'.
 * Undefined if none begins there.
 */
function amountAt(pieces: readonly string[], at: number, language: string): Amount | undefined {
  const piece = pieces[at] ?? ''
  const scale = findScaleMultiplier(pieces[at + 1] ?? '')
  if (/\d/.test(piece)) {
    const digits = /[\d][\d.,]*/.exec(piece)?.[0].replace(/[.,]$/, '') ?? ''
    const own = findScaleMultiplier(piece.replace(CURRENCY, '').slice(digits.length).trim())
    if (own === undefined && scale === undefined && YEAR.test(digits)) return undefined
    const value = Number(normaliseNumber(digits)) * (own ?? scale ?? 1)
    const length = own === undefined && scale !== undefined ? 2 : 1
    const isMoney = CURRENCY.test(piece) || MONEY_WORD.test(pieces[at + length] ?? '')
    return { value, isMoney, length }
  }
  const rough = APPROXIMATE_NUMBER_VALUES.get(piece)
  if (rough !== undefined) return { value: rough, isMoney: false, length: 1 }
  const word = parseNumberWord(piece, language)
  if (!word || piece === 'een' || piece === 'first' || piece.length < 3) return undefined
  const value = word.value * (word.isScale ? 1 : (scale ?? 1))
  return { value, isMoney: false, length: !word.isScale && scale !== undefined ? 2 : 1 }
}

/**
 * Returns what a number counts, by the first distinctive word after it or a verb of killing before it;
 * undefined if neither shows it.
 */
function countedBy(
  pieces: readonly string[],
  at: number,
  from: number,
): keyof LargestImpactNumbers | undefined {
  const [earlier = '', before = ''] = [pieces[at - 2], pieces[at - 1]]
  if (KILLING_VERBS.has(before) || (HUMAN_REMAINS_WORDS.has(earlier) && /^(?:of|van)$/.test(before)))
    return 'dead'
  let affected = false
  for (const [offset, piece] of pieces.slice(from, from + REACH).entries()) {
    if (DEATH_WORDS.has(piece)) return 'dead'
    // 'Missing out' doesn't mean missing people.
    if (INJURY_WORDS.has(piece) && pieces[from + offset + 1] !== 'out') return 'injured'
    if (AFFECTED_GROUP_WORDS.has(piece)) affected = true
    else if (!WORDS_BETWEEN_NUMBER_AND_NOUN.has(piece)) break
  }
  return affected ? 'affected' : undefined
}

/**
 * Matches words for a toll, which precede the number of deaths: 'Death toll passes 300,000', 'dodental stijgt
 * tot 42'.
 */
const TOLL = /^(?:toll|dodental|deaths)$/
const TOLL_REACH = 5
/**
 * Matches words before a number of people affected: 'Jobless claims reach 38.6 million', 'aantal werklozen
 * stijgt tot 400.000'.
 */
const HIT = /^(?:claims|unemployed|jobless|infections|cases|werklozen|besmettingen)$/

/** Returns the largest numbers of dead, injured and affected people and of money in a text. */
export function findLargestImpactNumbers(text: string, language: string): LargestImpactNumbers {
  const pieces = Array.from(foldCaseAndAccents(text).matchAll(PIECE), ([piece]) => piece)
  const counted: LargestImpactNumbers = { dead: 0, injured: 0, affected: 0, money: 0 }
  for (let at = 0; at < pieces.length; at++) {
    const amount = amountAt(pieces, at, language)
    if (!amount) continue
    const before = pieces.slice(Math.max(0, at - TOLL_REACH), at)
    const kindByToll = before.some((piece) => TOLL.test(piece))
      ? 'dead'
      : before.some((piece) => HIT.test(piece))
        ? 'affected'
        : undefined
    const what = amount.isMoney ? 'money' : (countedBy(pieces, at, at + amount.length) ?? kindByToll)
    if (what) counted[what] = Math.max(counted[what], amount.value)
    at += amount.length - 1
  }
  return counted
}
