import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { containsWordSequence, findPositionedWords, wordsOf } from './words.ts'

test.each([
  ['Zwolle', 'zwolle'],
  ['São Paulo', 'sao paulo'],
  ['IJsselmeer', 'ijsselmeer'],
  ['Ærø', 'aero'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('words are folded and have their positions', () => {
  const text = 'Café “Ömer” opent: 3 zalen'
  expect(wordsOf(text)).toEqual(['cafe', 'omer', 'opent', '3', 'zalen'])
  const [, omer] = findPositionedWords(text)
  expect(text.slice(omer?.start, omer?.end)).toBe('Ömer')
})

test('a run of words is only found as whole consecutive words', () => {
  const words = wordsOf('The Hague court opens')
  expect(containsWordSequence(words, ['the', 'hague'])).toBe(true)
  expect(containsWordSequence(words, ['hague', 'opens'])).toBe(false)
  expect(containsWordSequence(words, [])).toBe(false)
})
