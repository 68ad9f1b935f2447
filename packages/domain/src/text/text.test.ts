import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCaseAndAccents } from './fold.ts'
import { truncateToWholeCharacters } from './truncate.ts'
import { containsWordSequence, splitIntoFoldedWords, splitIntoPositionedWords } from './words.ts'

test.each([
  ['Zwolle', 'zwolle'],
  ['São Paulo', 'sao paulo'],
  ['IJsselmeer', 'ijsselmeer'],
  ['Ærø', 'aero'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
])('%s folds to %s', (text, folded) => {
  expect(foldCaseAndAccents(text)).toBe(folded)
})

test('words are folded and have their positions', () => {
  const text = 'Café “Ömer” opent: 3 zalen'
  expect(splitIntoFoldedWords(text)).toEqual(['cafe', 'omer', 'opent', '3', 'zalen'])
  const [, omer] = splitIntoPositionedWords(text)
  expect(text.slice(omer?.start, omer?.end)).toBe('Ömer')
})

test('a run of words is only found as whole consecutive words', () => {
  const words = splitIntoFoldedWords('The Hague court opens')
  expect(containsWordSequence(words, ['the', 'hague'])).toBe(true)
  expect(containsWordSequence(words, ['hague', 'opens'])).toBe(false)
  expect(containsWordSequence(words, [])).toBe(false)
})

test.each([
  ['ab', 2, 'ab'],
  ['a🌉b', 1, 'a'],
  ['a🌉b', 2, 'a'],
  ['a🌉b', 3, 'a🌉'],
  ['🌉', 0, ''],
])('%s has at most %d characters: "%s"', (text, max, expected) => {
  expect(truncateToWholeCharacters(text, max)).toBe(expected)
})

test('a truncated text is the longest beginning that ends with a whole character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 12 }), (text, max) => {
      const beginnings = Array.from(text, (_, count) => Array.from(text).slice(0, count).join(''))
      const longest = [...beginnings, text].findLast(({ length }) => length <= max)
      expect(truncateToWholeCharacters(text, max)).toBe(longest)
    }),
  )
})
