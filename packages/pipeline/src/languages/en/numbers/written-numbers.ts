import type { WrittenNumberWords } from '../../topics/numbers/written-numbers.ts'
import { splitWords } from '../../words.ts'

/**
 * Matches numbers that begin with a vowel sound when spoken, and therefore need 'an' instead of 'a': eight,
 * eleven, eighteen, eighty and their thousands.
 */
const VOWEL = /^(?:eight|8|(?:11|18)(?!\d(?!\d\d)))/

export const writtenNumberWords: WrittenNumberWords = {
  locale: 'en-GB',
  small: splitWords('one two three four five six seven eight nine'),
  scales: [
    [1e9, 'billion'],
    [1e6, 'million'],
  ],
  otherReports: (count, isOne, value) => `${count} ${isOne ? 'report says' : 'reports say'} ${value}`,
  inFront: (before, number) => {
    const isVowel = VOWEL.test(number)
    return before.replace(
      /\b(a)n?( [€$£]?)$/i,
      (_, a: string, rest: string) => `${a}${isVowel ? 'n' : ''}${rest}`,
    )
  },
  counted: splitWords('people persons hour hours day days year years'),
}
