/** What a number word adds: its value, and whether it multiplies what stands before it. */
export interface NumberWord {
  value: number
  isScale: boolean
}

const list = (words: string) => words.split(' ')
const ENGLISH_UNITS = list(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const ENGLISH_TENS = list('twenty thirty forty fifty sixty seventy eighty ninety')
const ENGLISH_ORDINALS = list(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
)
const DUTCH_UNITS = list(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
)
const DUTCH_TENS = list('twintig dertig veertig vijftig zestig zeventig tachtig negentig')
const DUTCH_ORDINALS = list(
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
)
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  dozen: 12,
  honderd: 100,
  duizend: 1e3,
  miljoen: 1e6,
  miljard: 1e9,
  biljoen: 1e12,
  dozijn: 12,
}
/** Scales as they are shortened behind a number: nothing else is meant by them. */
const SHORT_SCALES: Record<string, number> = { mln: 1e6, bn: 1e9, mld: 1e9, mrd: 1e9 }
/** Letters behind digits. 'm' may be metres too: the caller keeps both readings, or knows that it is money. */
const LETTER_SCALES: Record<string, number> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, tn: 1e12 }

function numbered(words: readonly string[], from: number, step = 1): [string, number][] {
  return words.map((word, index) => [word, from + index * step])
}

const ENGLISH = new Map<string, number>([
  ...numbered(ENGLISH_UNITS, 0),
  ...numbered(ENGLISH_TENS, 20, 10),
  ...numbered(ENGLISH_ORDINALS, 1),
  ['thirtieth', 30],
  ['half', 0.5],
])
const DUTCH = new Map<string, number>([
  ...numbered(DUTCH_UNITS, 0),
  ...numbered(DUTCH_TENS, 20, 10),
  ...numbered(DUTCH_ORDINALS, 1),
  ['half', 0.5],
  ['halve', 0.5],
  ['anderhalf', 1.5],
  ['anderhalve', 1.5],
])

const DUTCH_ENDING = /^(\p{L}{3,}?)(?:ste|de)$/u
/** Longer words are no number. */
const MAX_WORD = 40

/** 'drieëntwintig' folded to 'drieentwintig': a unit, 'en', tens. */
function dutchBelowHundred(word: string): number | undefined {
  const known = DUTCH_UNITS.indexOf(word)
  if (known >= 0) return known
  for (const [index, tens] of DUTCH_TENS.entries()) {
    if (!word.endsWith(tens)) continue
    const ten = 20 + 10 * index
    if (word === tens) return ten
    const unit = DUTCH_UNITS.indexOf(word.slice(0, -tens.length).replace(/en$/, ''))
    if (unit >= 1 && unit <= 9) return ten + unit
  }
  return undefined
}

/** 'vierhonderdvijftig', 'tweeduizend': written in one, as Dutch does. */
function dutchCompound(word: string): number | undefined {
  for (const [name, scale] of [
    ['duizend', 1000],
    ['honderd', 100],
  ] as const) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const before = at === 0 ? 1 : (dutchCompound(word.slice(0, at)) ?? Number.NaN)
    const rest = word.slice(at + name.length).replace(/^en(?=.)/, '')
    const after = rest === '' ? 0 : (dutchCompound(rest) ?? Number.NaN)
    const value = before * scale + after
    return Number.isNaN(value) || after >= scale ? undefined : value
  }
  return dutchBelowHundred(word)
}

const own = (table: Record<string, number>, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined

/** A scale as written behind digits: 'million', 'mln', 'bn', 'k'. */
export function scaleOf(folded: string): number | undefined {
  return wordScaleOf(folded) ?? letterScaleOf(folded)
}

/** The same where a single letter may mean something else: 'million', 'mln', 'bn'. */
export function wordScaleOf(folded: string): number | undefined {
  const name = folded.replace(/\.$/, '')
  return own(SCALES, name) ?? own(SHORT_SCALES, name)
}

/** What a letter behind digits and a currency multiplies by: '€14m', '$3bn'. */
export function letterScaleOf(folded: string): number | undefined {
  return own(LETTER_SCALES, folded.replace(/\.$/, ''))
}

/** 'twenty-six'. */
function hyphenated(word: string): number | undefined {
  const [tens = '', unit = '', ...more] = word.split('-')
  const high = ENGLISH_TENS.indexOf(tens)
  const low = ENGLISH_UNITS.indexOf(unit)
  return more.length === 0 && high >= 0 && low >= 1 && low <= 9 ? 20 + 10 * high + low : undefined
}

/**
 * The number that one word alone counts, in English or Dutch: no ordinal, no scale, no half. 'Een' is mostly an article, which
 * the caller decides.
 *
 * @param word lower case
 */
export function cardinalWord(word: string, language: string): number | undefined {
  if (word === '' || word.length > MAX_WORD) return undefined
  if (language === 'nl') return dutchCompound(word.normalize('NFD').replace(/\p{M}/gu, ''))
  const unit = ENGLISH_UNITS.indexOf(word)
  if (unit >= 0) return unit
  const tens = ENGLISH_TENS.indexOf(word)
  return tens >= 0 ? 20 + 10 * tens : hyphenated(word)
}

/**
 * What an English or Dutch word says as a number, ordinals included: 'twenty', 'third', 'drieëntwintig', 'achtste'.
 * The language matters: 'ten' is an English number and a Dutch preposition.
 *
 * @param folded lower case, without accents
 */
export function numberWord(folded: string, language: string): NumberWord | undefined {
  if (Object.hasOwn(SCALES, folded)) return { value: SCALES[folded] ?? 0, isScale: true }
  const isDutch = language === 'nl'
  const known = (isDutch ? DUTCH : ENGLISH).get(folded)
  if (known !== undefined) return { value: known, isScale: false }
  if (!isDutch || folded.length > MAX_WORD || !/(?:tig|honderd|duizend|tien|ste|de)/.test(folded))
    return undefined
  const value = dutchCompound(folded) ?? dutchCompound(DUTCH_ENDING.exec(folded)?.[1] ?? '')
  return value === undefined ? undefined : { value, isScale: false }
}
