import type { NumberRules } from '../../topics/numbers/numbers.ts'
import { pairWordsWithNumbers, splitWords } from '../../words.ts'

const UNITS = new Map(
  pairWordsWithNumbers(
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    0,
  ),
)
const TENS = new Map(
  pairWordsWithNumbers('twintig dertig veertig vijftig zestig zeventig tachtig negentig', 20, 10),
)
const ORDINALS = pairWordsWithNumbers(
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
  1,
)
const SCALES_INSIDE = [
  ['duizend', 1000],
  ['honderd', 100],
] as const

/**
 * Parses a number below 100 in one word, folded: 'drieëntwintig' as 'drieentwintig'. From 21 on, the word
 * consists of a unit, 'en' and the tens.
 */
function belowHundred(word: string): number | undefined {
  const known = UNITS.get(word)
  if (known !== undefined) return known
  for (const [tens, value] of TENS) {
    if (!word.endsWith(tens)) continue
    if (word === tens) return value
    const unit = UNITS.get(word.slice(0, -tens.length).replace(/en$/, '')) ?? 0
    if (unit >= 1 && unit <= 9) return value + unit
  }
  return undefined
}

/** Parses a number in one word without accents: 'vierhonderdvijftig', 'tweeduizend'. */
function compound(word: string): number | undefined {
  for (const [name, scale] of SCALES_INSIDE) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const before = at === 0 ? 1 : (compound(word.slice(0, at)) ?? Number.NaN)
    const rest = word.slice(at + name.length).replace(/^en(?=.)/, '')
    const after = rest === '' ? 0 : (compound(rest) ?? Number.NaN)
    const value = before * scale + after
    return Number.isNaN(value) || after >= scale ? undefined : value
  }
  return belowHundred(word)
}

/** Matches words that may be a number in one word. */
const HINT = /(?:tig|honderd|duizend|tien|ste|de)/
const ORDINAL_ENDING = /^(\p{L}{3,}?)(?:ste|de)$/u

export const numberRules: NumberRules = {
  known: new Map([
    ...UNITS,
    ...TENS,
    ...ORDINALS,
    ['half', 0.5],
    ['halve', 0.5],
    ['anderhalf', 1.5],
    ['anderhalve', 1.5],
  ]),
  inOneWord: (folded) =>
    HINT.test(folded) ? (compound(folded) ?? compound(ORDINAL_ENDING.exec(folded)?.[1] ?? '')) : undefined,
  cardinal: (word) => compound(word.normalize('NFD').replace(/\p{M}/gu, '')),
  scales: { honderd: 100, duizend: 1e3, miljoen: 1e6, miljard: 1e9, biljoen: 1e12, dozijn: 12 },
  shortScales: { mln: 1e6, mld: 1e9, mrd: 1e9 },
  letterScales: {},
  notAlone: splitWords('een half halve'),
  sumJoints: [],
  partJoints: [],
  ordinalEndings: splitWords('e de ste'),
  hours: ['u'],
  percent: splitWords('procent pct'),
  percentBeginnings: ['procentpunt'],
}
