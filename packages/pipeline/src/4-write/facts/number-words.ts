const ENGLISH: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const ENGLISH_TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const DUTCH: Record<string, number> = {
  ...Object.fromEntries(
    'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  een: 1,
}
const DUTCH_TENS: Record<string, number> = {
  twintig: 20,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  zeventig: 70,
  tachtig: 80,
  negentig: 90,
}
/** 'zesentwintig', 'drieëntwintig', 'eenendertig'. */
const DUTCH_JOINED = /^(een|twee|drie|vier|vijf|zes|zeven|acht|negen)(?:en|ën)([a-z]+tig)$/
/** Words longer than this are no number. */
const MAX_WORD = 40
/** Words that multiply what stands before them. */
const SCALES: Record<string, number> = {
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
}
const LETTER_SCALES: Record<string, number> = { k: 1000, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, tn: 1e12 }

/** What a word such as 'million' or 'miljard' multiplies by. */
export function scaleOf(word: string): number | undefined {
  return Object.hasOwn(SCALES, word) ? SCALES[word] : undefined
}

/** What a letter behind digits and a currency multiplies by: '€14m', '$3bn'. */
export function letterScaleOf(word: string): number | undefined {
  return Object.hasOwn(LETTER_SCALES, word) ? LETTER_SCALES[word] : undefined
}

function englishWord(word: string): number | undefined {
  if (Object.hasOwn(ENGLISH, word)) return ENGLISH[word]
  if (Object.hasOwn(ENGLISH_TENS, word)) return ENGLISH_TENS[word]
  const [tens = '', unit = ''] = word.split('-')
  const high = Object.hasOwn(ENGLISH_TENS, tens) ? ENGLISH_TENS[tens] : undefined
  const low = Object.hasOwn(ENGLISH, unit) ? ENGLISH[unit] : undefined
  return high !== undefined && low !== undefined && low > 0 && low < 10 ? high + low : undefined
}

function dutchBelowHundred(word: string): number | undefined {
  if (Object.hasOwn(DUTCH, word)) return DUTCH[word]
  if (Object.hasOwn(DUTCH_TENS, word)) return DUTCH_TENS[word]
  const joined = DUTCH_JOINED.exec(word)
  const [, unit = '', tens = ''] = joined ?? []
  const high = Object.hasOwn(DUTCH_TENS, tens) ? DUTCH_TENS[tens] : undefined
  return high === undefined ? undefined : high + (DUTCH[unit] ?? 0)
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
