import { expect, test } from 'vitest'
import { testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { stem } from '../../text/index.ts'
import { Vocabulary } from '../memory/terms/vocabulary.ts'
import { createCompoundSplitter } from './compounds.ts'
import { estimateDocumentFrequencies } from './ordinary-words.ts'

test.each([
  ['treinverkeer', ['trein', 'verkeer']],
  ['verkeersongeluk', ['verkeer', 'ongeluk']],
  ['koopkrachtplaatjes', ['koopkracht', 'plaatjes']],
  ['regering', []],
  ['schiphol', []],
])('of the Dutch word %s the parts are %j', (word, parts) => {
  expect(createCompoundSplitter(testNewsroomData)(word, 'nl')).toEqual(parts.map((part) => stem(part, 'nl')))
})

test('English words stay whole', () => {
  expect(createCompoundSplitter(testNewsroomData)('firefighter', 'en')).toEqual([])
})

test('before the first article an ordinary word says less than a rare one, and a name counts as its word', () => {
  const vocabulary = new Vocabulary(undefined, estimateDocumentFrequencies(testNewsroomData))
  const weight = (term: string) => vocabulary.weight(vocabulary.id(term))
  expect(weight('polic')).toBeLessThan(weight('brotogok'))
  expect(weight('@trump')).toBe(weight('trump'))
  expect(weight('brotogok')).toBeCloseTo(vocabulary.maxWeight)
})
