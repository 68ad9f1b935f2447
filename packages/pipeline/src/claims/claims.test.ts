import { expect, test } from 'vitest'
import { extractTextClaims } from './claims.ts'
import { findQuotedTexts } from './quoted.ts'

const read = (text: string, language = 'en') =>
  extractTextClaims(text, language)
    .claims.map(({ kind, key, unit }) => (kind === 'word' ? '' : `${kind}:${key}${unit && `:${unit}`}`))
    .filter(Boolean)

test.each([
  ['12,000 or 12.000 or 12 000 homes', ['number:12000', 'number:12000', 'number:12000']],
  ['two hundred and five men', ['number:205']],
  ['half a million euros', ['number:500000:eur']],
  ['$1.2bn', ['number:1200000000:usd']],
  ['a three-day visit', ['number:3']],
  ['5 to 10 percent', ['number:5:percent', 'number:10:percent']],
  ['in the 1990s', ['number:1990:decade']],
  ['at 7:40 pm', ['number:19.4']],
  ['COVID-19 and F-16', ['name:covid-19', 'name:f-16']],
  ['on Monday, 3 May', ['date:day-0', 'number:3', 'date:month-4']],
  ['they may march to Theresa May', ['name:theresa', 'name:may']],
])('English: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['drieëntwintig mensen', ['number:23']],
  ['vierhonderdvijftig banen', ['number:450']],
  ['1,2 miljoen euro', ['number:1200000:eur']],
  ['anderhalf miljard', ['number:1500000000']],
  ['een man', []],
  ['op maandag 3 mei', ['date:day-0', 'number:3', 'date:month-4']],
  ['de achtste keer', ['number:8']],
])('Dutch: %s', (text, expected) => {
  expect(read(text, 'nl')).toEqual(expected)
})

test('one spelling of dates and numbers for both languages', () => {
  expect(read('gisteren om twaalf uur op woensdag in maart', 'nl')).toEqual(
    read('yesterday at twelve on Wednesday in March', 'en'),
  )
})

test.each([
  ['he said "no way" twice', ['no way']],
  ['hij zei ‘dat kan niet’ en ging', ['dat kan niet']],
  ['’s avonds komen foto’s', []],
  ["the girls' school and the boys' club", []],
])('quotations in %s', (text, expected) => {
  expect(findQuotedTexts(text).map((quoted) => quoted.text)).toEqual(expected)
})
