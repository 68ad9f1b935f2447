import { expect, test } from 'vitest'
import { parseNumberAt } from './number-value.ts'
import { splitSentenceIntoTokens } from './pieces.ts'

/** The number at the beginning of a text, with the words that it is read from. */
function read(text: string, language = 'en', isMoney = false) {
  const pieces = splitSentenceIntoTokens(text)
  const found = parseNumberAt(pieces, 0, isMoney, language)
  return found && [found.value, text.slice(0, pieces[found.to - 1]?.end)]
}

test.each([
  ['12 ships', 12, '12'],
  ['1,842 workers', 1842, '1,842'],
  ['4.5 tonnes', 4.5, '4.5'],
  ['0 ships', 0, '0'],
  ['Twelve ships', 12, 'Twelve'],
  ['ten ships', 10, 'ten'],
  ['twenty-six ships', 26, 'twenty-six'],
  ['Twenty–six ships', 26, 'Twenty–six'],
  ['twenty-foot containers', 20, 'twenty'],
  ['twenty - six', 20, 'twenty'],
  ['twenty six', 20, 'twenty'],
  ['twenty-', 20, 'twenty'],
  ['two dozen ships', 24, 'two dozen'],
  ['14 thousand ships', 14_000, '14 thousand'],
  ['5 hundred thousand ships', 500_000, '5 hundred thousand'],
  ['2 hundred thousand million ships', 200_000, '2 hundred thousand'],
  ['twenty-six million people', 26_000_000, 'twenty-six million'],
  ['240-million-euro line', 240_000_000, '240-million'],
  ['3bn litres', 3_000_000_000, '3bn'],
  ['4 million 5', 4_000_000, '4 million'],
  ['4, million', 4, '4'],
  ['4 - million', 4, '4'],
])('the English "%s" is %d', (text, value, words) => {
  expect(read(text)).toEqual([value, words])
})

test.each([
  ['1.842 stakers', 1842, '1.842'],
  ['4,5 ton', 4.5, '4,5'],
  ['twaalf gewonden', 12, 'twaalf'],
  ['achttienhonderd stakers', 1800, 'achttienhonderd'],
  ['drieëntwintig schepen', 23, 'drieëntwintig'],
  ['één miljoen euro', 1_000_000, 'één miljoen'],
  ['4,2 mln euro', 4_200_000, '4,2 mln'],
  ['2 miljard euro', 2_000_000_000, '2 miljard'],
])('the Dutch "%s" is %d', (text, value, words) => {
  expect(read(text, 'nl')).toEqual([value, words])
})

test.each([
  ['', 'nothing'],
  ['ships', 'a word'],
  ['million', 'a scale alone'],
  ['third', 'an ordinal'],
  ['half', 'a half'],
  ['$5', 'a sign'],
  ['-5', 'a mark'],
  ['2:21:14', 'a time'],
  ['1.2.3', 'a version'],
])('"%s" is no number: %s', (text) => {
  expect(read(text)).toBeUndefined()
})

test.each([
  ['de enige twee', 'nl', 2],
  ['several thousand', 'en', undefined],
] as const)('only a scale word behind a vague word is vague: "%s"', (text, language, value) => {
  const pieces = splitSentenceIntoTokens(text)
  expect(parseNumberAt(pieces, pieces.length - 1, false, language)?.value).toBe(value)
})

test.each([
  ['a few thousand', 'en'],
  ['several hundred', 'en'],
  ['een paar duizend', 'nl'],
  ['enkele honderd', 'nl'],
])('a vague number is none: "%s"', (text, language) => {
  const pieces = splitSentenceIntoTokens(text)
  expect(parseNumberAt(pieces, pieces.length - 1, false, language)).toBeUndefined()
})

test('a number word belongs to its language; one of an unknown language is read as English', () => {
  expect(read('ten zuiden', 'nl')).toBeUndefined()
  expect(read('een schip', 'nl')).toBeUndefined()
  expect(read('ten ships', 'de')).toEqual([10, 'ten'])
})

test('a letter multiplies only an amount of money that it touches', () => {
  expect(read('14m for a kiln', 'en', true)).toEqual([14_000_000, '14m'])
  expect(read('14k', 'en', true)).toEqual([14_000, '14k'])
  expect(read('14m of rope', 'en', false)).toEqual([14, '14'])
  expect(read('14 m', 'en', true)).toEqual([14, '14'])
  expect(read('14-m kiln', 'en', true)).toEqual([14, '14'])
  expect(read('14 million', 'en', true)).toEqual([14_000_000, '14 million'])
})

test('a value is rounded to thousandths', () => {
  expect(4.1 * 1e6).not.toBe(4_100_000)
  expect(read('4.1 million')).toEqual([4_100_000, '4.1 million'])
  expect(read('1234.5678 tonnes')).toEqual([1234.568, '1234.5678'])
})

test('only a number in words alone counts as a word', () => {
  const isWord = (text: string) => parseNumberAt(splitSentenceIntoTokens(text), 0, false, 'en')?.isWord
  expect(['two ships', 'twenty-six ships'].map(isWord)).toEqual([true, true])
  expect(['2 ships', '2 million', 'two million'].map(isWord)).toEqual([false, false, false])
})

test('a number is read at its place in a sentence, and none behind its end', () => {
  const pieces = splitSentenceIntoTokens('Some 240 million people in twenty-six states')
  expect(parseNumberAt(pieces, 1, false, 'en')).toEqual({ value: 240_000_000, to: 3, isWord: false })
  expect(parseNumberAt(pieces, 5, false, 'en')).toEqual({ value: 26, to: 8, isWord: true })
  expect(parseNumberAt(pieces, 7, false, 'en')).toEqual({ value: 6, to: 8, isWord: true })
  expect(parseNumberAt(pieces, pieces.length, false, 'en')).toBeUndefined()
})
