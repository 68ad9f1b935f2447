import { expect, test } from 'vitest'
import {
  findScaleLetterMultiplier,
  findScaleMultiplier,
  findScaleWordMultiplier,
  parseCardinal,
  parseNumberWord,
} from './number-words.ts'

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
  expect(parseCardinal(word, language)).toBe(value)
})

test.each(['constructor', 'toString', 'twentysomething', 'zeventien-', 'honderdduizendhonderdduizend', ''])(
  '%s is not a number',
  (word) => {
    expect([parseCardinal(word, 'en'), parseCardinal(word, 'nl')]).toEqual([undefined, undefined])
  },
)

test('a number word of one language is not one of the other', () => {
  expect([parseCardinal('ten', 'nl'), parseCardinal('elf', 'en')]).toEqual([undefined, undefined])
})

test('scales are words or letters', () => {
  expect([
    findScaleWordMultiplier('miljoen'),
    findScaleWordMultiplier('billion'),
    findScaleWordMultiplier('m'),
    findScaleLetterMultiplier('m'),
    findScaleMultiplier('m'),
    findScaleMultiplier('mld.'),
    findScaleMultiplier('valueOf'),
  ]).toEqual([1e6, 1e9, undefined, 1e6, 1e6, 1e9, undefined])
})

test.each([
  ['en', 'third', 3],
  ['en', 'twenty', 20],
  ['en', 'half', 0.5],
  ['nl', 'achtste', 8],
  ['nl', 'drieentwintigste', 23],
  ['nl', 'anderhalf', 1.5],
])('in %s %s means %d; ordinals and halves are not cardinals', (language, word, value) => {
  expect(parseNumberWord(word, language)?.value).toBe(value)
  expect(parseCardinal(word, language)).toBe(word === 'twenty' ? 20 : undefined)
})
