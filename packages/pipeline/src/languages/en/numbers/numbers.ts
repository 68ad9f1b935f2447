import type { NumberRules } from '../../topics/numbers/numbers.ts'
import { pairWordsWithNumbers, splitWords } from '../../words.ts'

const UNITS = new Map(
  pairWordsWithNumbers(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    0,
  ),
)
const TENS = new Map(pairWordsWithNumbers('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10))
const ORDINALS = pairWordsWithNumbers(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  1,
)

/** Parses numbers such as 'twenty-six'. */
function hyphenated(word: string): number | undefined {
  const [tens = '', unit = '', ...more] = word.split('-')
  const high = TENS.get(tens)
  const low = UNITS.get(unit)
  const isOne = more.length === 0 && high !== undefined && low !== undefined && low >= 1 && low <= 9
  return isOne ? high + low : undefined
}

export const numberRules: NumberRules = {
  known: new Map([...UNITS, ...TENS, ...ORDINALS, ['thirtieth', 30], ['half', 0.5]]),
  inOneWord: () => undefined,
  cardinal: (word) => UNITS.get(word) ?? TENS.get(word) ?? hyphenated(word),
  scales: { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, dozen: 12 },
  shortScales: { bn: 1e9 },
  letterScales: { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, tn: 1e12 },
  notAlone: ['half'],
  sumJoints: ['and'],
  partJoints: ['a'],
  ordinalEndings: splitWords('st nd rd th'),
  hours: splitWords('am pm'),
  percent: ['percent', 'per cent'],
  percentBeginnings: ['percentage'],
}
