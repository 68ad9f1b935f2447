const ENGLISH: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
)
const ENGLISH_TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
)
const DUTCH: ReadonlyMap<string, number> = new Map([
  ...'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ['een', 1] as const,
])
const DUTCH_TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twintig: 20,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    zeventig: 70,
    tachtig: 80,
    negentig: 90,
  }),
)
/** 'zesentwintig', 'drieëntwintig', 'eenendertig'. */
const DUTCH_JOINED = /^(een|twee|drie|vier|vijf|zes|zeven|acht|negen)(?:en|ën)([a-z]+tig)$/
/** Words longer than this are no number. */
const MAX_WORD = 40
/** Words that multiply what stands before them. */
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    hundred: 100,
    honderd: 100,
    thousand: 1000,
    duizend: 1000,
    million: 1e6,
    miljoen: 1e6,
    mln: 1e6,
    billion: 1e9,
    miljard: 1e9,
    mld: 1e9,
    bn: 1e9,
    trillion: 1e12,
    biljoen: 1e12,
  }),
)
const LETTER_SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({ k: 1000, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, tn: 1e12 }),
)

/** What a word such as 'million' or 'miljard' multiplies by. */
export function scaleOf(word: string): number | undefined {
  return SCALES.get(word)
}

/** What a letter behind digits and a currency multiplies by: '€14m', '$3bn'. */
export function letterScaleOf(word: string): number | undefined {
  return LETTER_SCALES.get(word)
}

function englishWord(word: string): number | undefined {
  const known = ENGLISH.get(word) ?? ENGLISH_TENS.get(word)
  if (known !== undefined || !word.includes('-')) return known
  const [tens = '', unit = ''] = word.split('-')
  const high = ENGLISH_TENS.get(tens)
  const low = ENGLISH.get(unit)
  return high !== undefined && low !== undefined && low > 0 && low < 10 ? high + low : undefined
}

function dutchBelowHundred(word: string): number | undefined {
  const known = DUTCH.get(word) ?? DUTCH_TENS.get(word)
  if (known !== undefined) return known
  const joined = DUTCH_JOINED.exec(word)
  const [, unit = '', tens = ''] = joined ?? []
  const high = DUTCH_TENS.get(tens)
  return high === undefined ? undefined : high + (DUTCH.get(unit) ?? 0)
}

/** 'achttienhonderd', 'twintigduizend', 'honderdvijftig', 'tweeduizenddriehonderd'. */
function dutchWord(word: string): number | undefined {
  for (const [name, scale] of [
    ['duizend', 1000],
    ['honderd', 100],
  ] as const) {
    const at = word.indexOf(name)
    if (at < 0) continue
    const before = at === 0 ? 1 : dutchWord(word.slice(0, at))
    const rest = word.slice(at + name.length).replace(/^en/, '')
    const after = rest === '' ? 0 : dutchWord(rest)
    return before === undefined || after === undefined || after >= scale ? undefined : before * scale + after
  }
  return dutchBelowHundred(word)
}

/**
 * The number that one word stands for: 'ten' is none in Dutch, nor 'elf' in English.
 *
 * @param word lower case, accents kept: 'één' is a number, 'een' mostly an article, which the caller decides
 */
export function wordNumber(word: string, language: string): number | undefined {
  if (word.length > MAX_WORD) return undefined
  return language === 'nl' ? dutchWord(word) : englishWord(word)
}
