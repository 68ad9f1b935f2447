import type { WrittenNumberWords } from '../../topics/numbers/written-numbers.ts'
import { words } from '../../words.ts'

export const writtenNumbers: WrittenNumberWords = {
  locale: 'nl-NL',
  small: words('één twee drie vier vijf zes zeven acht negen'),
  scales: [
    [1e9, 'miljard'],
    [1e6, 'miljoen'],
  ],
  otherReports: (count, isOne, value) => `volgens ${count} bericht${isOne ? '' : 'en'} ${value}`,
  inFront: (before) => before,
  counted: words('mensen personen uur dagen jaar'),
}
