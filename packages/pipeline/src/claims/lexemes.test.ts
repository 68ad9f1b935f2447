import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLexemes } from './lexemes.ts'

const texts = (text: string) => splitLexemes(text).map((lexeme) => lexeme.text)

test('a text becomes words, numbers, times and signs, in order', () => {
  expect(splitLexemes('At 19:30 some 12,000 fled, €5 each').map(({ kind, text }) => [kind, text])).toEqual([
    ['word', 'At'],
    ['clock', '19:30'],
    ['word', 'some'],
    ['digits', '12,000'],
    ['word', 'fled'],
    ['sign', '€'],
    ['digits', '5'],
    ['word', 'each'],
  ])
})

test.each([
  ['12:300', ['12', '300']],
  ['1.234.567,89', ['1.234.567,89']],
  ['1,2345', ['1,2345']],
  ['1 234 567', ['1 234 567']],
  ['12 3456', ['12', '3456']],
  ['3.5', ['3.5']],
  ['3.', ['3']],
  ['1,234.567', ['1,234.567']],
  ['12\u202f000', ['12\u202f000']],
])('the digits of %j are %j', (text, expected) => {
  expect(texts(text)).toEqual(expected)
  expect(splitLexemes(text).every(({ kind }) => kind === 'digits')).toBe(true)
})

test.each([
  ['COVID-19', ['COVID-19']],
  ['covid-19', ['covid-19']],
  ['F-16', ['F-16']],
  ['G20', ['G20']],
  ['A400M', ['A400M']],
  ['x-15', ['x', '15']],
  ['part-time', ['part', 'time']],
  ['U.S. army', ['U.S.', 'army']],
  ['the dyke.The', ['the', 'dyke', 'The']],
])('the words and codes of %s are %j', (text, expected) => {
  expect(texts(text)).toEqual(expected)
})

test.each([
  ['U.S.', 'us'],
  ['o.a.', 'oa'],
  ["Trump's", 'trump'],
  ['Trump’s', 'trump'],
  ["don't", "don't"],
  ['don’t', "don't"],
  ["O'Brien", "o'brien"],
  ['Zoë', 'zoe'],
  ['COVID-19', 'covid-19'],
])('%s is compared as %s', (text, folded) => {
  expect(splitLexemes(text).map((lexeme) => lexeme.folded)).toEqual([folded])
})

test.each([
  ['The dyke broke. Six died', ['The', 'Six']],
  ['Why? Because of rain', ['Why', 'Because']],
  ['Beira: six died', ['Beira', 'six']],
  ['he said “No way', ['he', 'No']],
  ['he said, ‘No way', ['he', 'No']],
  ['one\ntwo three', ['one', 'two']],
  ['Beira — six died', ['Beira', 'six']],
  ['floods (In Beira)', ['floods', 'In']],
  ['Ann, Bob and Carl', ['Ann']],
  ['costs €5 Now', ['costs']],
])('the first words in "%s" are %j', (text, expected) => {
  expect(
    splitLexemes(text)
      .filter(({ isFirst }) => isFirst)
      .map((lexeme) => lexeme.text),
  ).toEqual(expected)
})

test('a capital anywhere in a word counts', () => {
  expect(splitLexemes('iPhone phone Phone').map(({ isCapital }) => isCapital)).toEqual([true, false, true])
})

test('no more lexemes are read than asked for, by default four thousand', () => {
  expect(splitLexemes('a b c', 2).map(({ text }) => text)).toEqual(['a', 'b'])
  expect(splitLexemes('a '.repeat(5_000))).toHaveLength(4_000)
})

test('whatever a text contains, its lexemes are slices of it, one after the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      let last = 0
      for (const { start, end, text: written } of splitLexemes(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(text.slice(start, end)).toBe(written)
        last = end
      }
    }),
  )
})
