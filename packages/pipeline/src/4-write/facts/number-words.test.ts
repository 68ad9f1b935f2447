import { expect, test } from 'vitest'
import { letterScaleOf, scaleOf, wordNumber } from './number-words.ts'

test.each([
  ['en', 'twelve', 12],
  ['en', 'twenty-six', 26],
  ['nl', 'twaalf', 12],
  ['nl', 'één', 1],
  ['nl', 'zesentwintig', 26],
  ['nl', 'drieëntwintig', 23],
  ['nl', 'achttienhonderd', 1800],
  ['nl', 'twintigduizend', 20_000],
  ['nl', 'honderdvijftig', 150],
  ['nl', 'tweeduizenddriehonderd', 2300],
])('in %s the word %s is %d', (language, word, value) => {
  expect(wordNumber(word, language)).toBe(value)
})

test.each(['constructor', 'toString', 'twentysomething', 'zeventien-', 'honderdduizendhonderdduizend', ''])(
  '%s is no number',
  (word) => {
    expect([wordNumber(word, 'en'), wordNumber(word, 'nl')]).toEqual([undefined, undefined])
  },
)

test('a word of one language is none of the other', () => {
  expect([wordNumber('ten', 'nl'), wordNumber('elf', 'en')]).toEqual([undefined, undefined])
})

test('scales are words or letters', () => {
  expect([
    scaleOf('miljoen'),
    scaleOf('billion'),
    scaleOf('m'),
    letterScaleOf('m'),
    scaleOf('valueOf'),
  ]).toEqual([1e6, 1e9, undefined, 1e6, undefined])
})
