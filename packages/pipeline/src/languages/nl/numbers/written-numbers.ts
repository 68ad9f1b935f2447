import type { WrittenNumberWords } from '../../topics/numbers/written-numbers.ts'
import { splitWords } from '../../words.ts'

export const writtenNumberWords: WrittenNumberWords = {
  locale: 'nl-NL',
  small: splitWords('één twee drie vier vijf zes zeven acht negen'),
  scales: [
    [1e9, 'miljard'],
    [1e6, 'miljoen'],
  ],
  otherReports: (count, isOne, value) => `volgens ${count} bericht${isOne ? '' : 'en'} ${value}`,
  inFront: (before) => before,
  counted: splitWords('mensen personen uur dagen jaar'),
}
