import { expect, test } from 'vitest'
import { stem } from '../../../text/index.ts'
import { createInterchangeableWords, type InterchangeableWordData } from './interchangeable-words.ts'

const data: InterchangeableWordData = {
  englishSynonyms: { groups: ['buy purchase', 'halt stop', 'halt pause'] },
  paraphrases: { en: ['closure shutdown'], nl: ['huis woning', 'halt station'] },
  demonyms: { names: { NL: 'dutch' }, countries: { NL: 'holland' } },
  ordinaryWords: { en: ['storm rain', 'wind'], nl: ['brug'] },
}
const { keysOf, isOrdinary } = createInterchangeableWords(data)
const keys = (word: string, language = 'en') => keysOf(word, stem(word, language), language)
const areInterchangeable = (one: string, other: string, language = 'en') =>
  keys(one, language).some((key) => keys(other, language).includes(key))

test.each([
  ['buy', 'purchase'],
  ['purchases', 'buy'],
  ['closure', 'shutdown'],
  ['halt', 'stop'],
  ['halt', 'pause'],
  ['dutch', 'netherlands'],
  ['holland', 'dutch'],
])('English “%s” may stand for “%s”', (one, other) => {
  expect(areInterchangeable(one, other)).toBe(true)
})

test.each([
  ['buy', 'halt'],
  ['stop', 'pause'],
  ['buy', 'closure'],
  ['huis', 'woning'],
  ['dutch', 'belgium'],
])('English “%s” may not stand for “%s”', (one, other) => {
  expect(areInterchangeable(one, other)).toBe(false)
})

test('each language has its own meanings, and countries are known in all', () => {
  expect(areInterchangeable('huis', 'woning', 'nl')).toBe(true)
  expect(areInterchangeable('halt', 'stop', 'nl')).toBe(false)
  expect(areInterchangeable('dutch', 'holland', 'nl')).toBe(true)
})

test('a word has a key for each meaning, each once, and an unknown word none', () => {
  expect(keys('halt')).toHaveLength(2)
  expect(keys('halt', 'nl')).toHaveLength(1)
  expect(keys('tram')).toEqual([])
})

test('a word is ordinary in the languages whose list has its stem', () => {
  expect(['storm', 'rain', 'wind', 'brug'].map((word) => isOrdinary(word, 'en'))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([isOrdinary('brug', 'nl'), isOrdinary('storm', 'nl')]).toEqual([true, false])
})
