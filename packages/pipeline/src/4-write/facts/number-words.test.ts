import { expect, test } from 'vitest'
import { letterScaleOf, scaleOf, wordNumber } from './number-words.ts'

test.each([
  ['twelve', 12],
  ['twenty-six', 26],
  ['twaalf', 12],
  ['één', 1],
  ['zesentwintig', 26],
  ['drieëntwintig', 23],
  ['achttienhonderd', 1800],
  ['twintigduizend', 20_000],
  ['honderdvijftig', 150],
  ['tweeduizenddriehonderd', 2300],
])('the word %s is %d', (word, value) => {
  expect(wordNumber(word)).toBe(value)
})

test.each(['constructor', 'toString', 'twentysomething', 'zeventien-', 'honderdduizendhonderdduizend', ''])(
  '%s is no number',
  (word) => {
    expect(wordNumber(word)).toBeUndefined()
  },
)

test('scales are words or letters', () => {
  expect([
    scaleOf('miljoen'),
    scaleOf('billion'),
    scaleOf('m'),
    letterScaleOf('m'),
    scaleOf('valueOf'),
  ]).toEqual([1e6, 1e9, undefined, 1e6, undefined])
})
