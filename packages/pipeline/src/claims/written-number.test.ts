import { expect, test } from 'vitest'
import { splitLexemes } from './lexemes.ts'
import { readNumberAt } from './written-number.ts'

const read = (text: string, { at = 0, language = 'en' } = {}) =>
  readNumberAt(text, splitLexemes(text), at, language)

test.each([
  ['1,480 homes', ['1480'], '', 1],
  ['12.000 huizen', ['12000'], '', 1],
  ['12 000 homes', ['12000'], '', 1],
  ['12\u00a0345 homes', ['12345'], '', 1],
  ['12\u202f345 homes', ['12345'], '', 1],
  ['12\u2009345 homes', ['12345'], '', 1],
  ['1.234,50 euro', ['1234.5'], 'eur', 2],
  ['2.01 million', ['2010000'], '', 2],
  ['1.2 million euros', ['1200000'], 'eur', 3],
  ['5-million', ['5000000'], '', 2],
  ['5  million', ['5'], '', 1],
  ['3bn', ['3000000000'], '', 2],
  ['3 bn', ['3000000000'], '', 2],
  ['5km of road', ['5'], '', 2],
  ['3rd time', ['3'], '', 2],
  ['5 kg', ['5'], '', 1],
  ['5%', ['5'], 'percent', 2],
  ['5 per cent', ['5'], 'percent', 3],
  ['5 per day', ['5'], '', 1],
  ['5 percentage points', ['5'], 'percent', 2],
  ['20 dollars', ['20'], 'usd', 2],
  ['20 US dollars', ['20'], 'usd', 3],
  ['20 US troops', ['20'], '', 1],
  ['5 yen', ['5'], 'jpy', 2],
  ['7', ['7'], '', 1],
])('digits in "%s" are %j with the unit "%s", %i words', (text, values, unit, length) => {
  expect(read(text)).toEqual({ values, unit, length })
})

test('a letter directly after digits may be a scale or a unit, so both readings are given', () => {
  expect(read('100m')?.values).toEqual(['100000000', '100'])
  expect(read('5k')?.values).toEqual(['5000', '5'])
  expect(read('2b')?.values).toEqual(['2000000000', '2'])
  expect(read('100 m')).toEqual({ values: ['100'], unit: '', length: 1 })
})

test('a decade may be written with or without its century', () => {
  expect(read('1990s')).toEqual({ values: ['1990', '90'], unit: 'decade', length: 2 })
  expect(read('90s')?.values).toEqual(['90', '90'])
  expect(read('1990 s')?.unit).toBe('')
})

test.each([
  ['$5', 1, 'usd'],
  ['€ 5', 1, 'eur'],
  ['£5', 1, 'gbp'],
  ['EUR 5', 1, 'eur'],
  ['€  5', 1, ''],
  ['% 5', 1, ''],
  ['euro 5', 1, ''],
  ['$ and 5', 2, ''],
  ['$5 percent', 1, 'percent'],
])('"%s" has its unit before it only as a sign or code beside it', (text, at, unit) => {
  expect(read(text, { at })?.unit).toBe(unit)
})

test.each([
  ['7:40', ['7.4', '7.4']],
  ['07:05', ['7.05', '7.05']],
  ['7:40 pm', ['19.4', '7.4']],
  ['7:40 p.m.', ['19.4', '7.4']],
  ['12:15 pm', ['12.15', '12.15']],
  ['7:40 am', ['7.4', '7.4']],
])('the time %s is %j', (text, values) => {
  expect(read(text)).toEqual({ values, unit: '', length: 1 })
})

test.each([
  ['five and six', '5', 1],
  ['five six', '5', 1],
  ['twenty-three', '23', 2],
  ['twenty three', '23', 2],
  ['twenty, three', '20', 1],
  ['twenty thirteen', '20', 1],
  ['thirteen four', '13', 1],
  ['two hundred and five men', '205', 4],
  ['two hundred and men', '200', 2],
  ['hundred thousand', '100000', 2],
  ['three thousand two hundred', '3200', 4],
  ['million', '1000000', 1],
  ['half a million', '500000', 3],
  ['half million', '500000', 2],
  ['a dozen', undefined, undefined],
  ['half a day', undefined, undefined],
  ['third', '3', 1],
])('words in "%s" are %s', (text, value, length) => {
  const found = read(text)
  expect([found?.values[0], found?.length]).toEqual([value, length])
})

test('a unit follows a number in words too', () => {
  expect(read('five hundred per cent')).toEqual({ values: ['500'], unit: 'percent', length: 4 })
  expect(read('three million euros')).toEqual({ values: ['3000000'], unit: 'eur', length: 3 })
})

test.each([
  ['een man', undefined],
  ['één man', '1'],
  ['een miljoen', '1000000'],
  ['half miljoen', '500000'],
  ['anderhalf uur', '1.5'],
  ['ten minste', undefined],
  ['tweeduizend driehonderd', '2300'],
  ['achtste', '8'],
])('Dutch "%s" is %s', (text, value) => {
  expect(read(text, { language: 'nl' })?.values[0]).toBe(value)
})

test('a sign, an ordinary word or the end of the text is no number', () => {
  expect(read('€ 5')).toBeUndefined()
  expect(read('dyke')).toBeUndefined()
  expect(read('5', { at: 1 })).toBeUndefined()
})
