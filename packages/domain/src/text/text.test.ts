import { expect, test } from 'vitest'
import { foldCaseAndAccents } from './fold.ts'
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
