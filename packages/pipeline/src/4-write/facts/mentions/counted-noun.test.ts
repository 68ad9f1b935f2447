import { expect, test } from 'vitest'
import { createTestArticle } from '../../../newsroom/newsroom.fixture.ts'
import { findCountedNoun, isPartitiveNumber } from './counted-noun.ts'
import type { FactMention } from './fact-mention.ts'
import { splitSentenceIntoTokens } from './pieces.ts'
import { findQuantities } from './quantity.ts'

/** The noun that the first number of a text counts. */
function nounIn(text: string, language = 'en', field: FactMention['field'] = 'text') {
  const pieces = splitSentenceIntoTokens(text)
  const article = createTestArticle({ id: 'a1', language })
  const place = { article, report: 0, field, position: 0, offset: 0, text }
  const to = pieces.findIndex(({ kind }) => kind === 'number') + 1
  return findCountedNoun(pieces, to, place)?.text
}

test.each([
  ['12 ships', 'ships'],
  ['12 women', 'women'],
  ['12 men', 'men'],
  ['12 MPs', 'MPs'],
  ['12 firemen', 'firemen'],
  ['12 young people', 'people'],
  ['12 children', 'children'],
  ['12 crew', 'crew'],
  ['12 staff', 'staff'],
  ['12 police', 'police'],
  ['12 sheep', 'sheep'],
  ['12 Workers', 'Workers'],
  ['12 parcel lockers opened doors', 'lockers'],
  ['12 glass doors', 'doors'],
  ['12 bonus payments', 'payments'],
  ['12 big wide red doors', 'doors'],
])('the English "%s" counts %s', (text, noun) => {
  expect(nounIn(text)).toBe(noun)
})

test.each([
  ['12 schepen', 'schepen'],
  ['12 vissers', 'vissers'],
  ['12 kinderen', 'kinderen'],
  ['12 elektrische auto’s', 'auto’s'],
  ['12 business class stoelen', 'stoelen'],
])('the Dutch "%s" counts %s', (text, noun) => {
  expect(nounIn(text, 'nl')).toBe(noun)
})

test('short plurals are those of their language', () => {
  expect(nounIn('12 men', 'nl')).toBeUndefined()
  expect(nounIn('12 men', 'de')).toBe('men')
})

test('the plural depends on the language, and is that of English in an unknown one', () => {
  expect(nounIn('12 woningen', 'en')).toBeUndefined()
  expect(nounIn('12 woningen', 'de')).toBeUndefined()
  expect(nounIn('12 sheep', 'nl')).toBeUndefined()
  expect(nounIn('12 sheep', 'de')).toBe('sheep')
})

test.each([
  ['12', 'nothing follows'],
  ['12, ships', 'a comma follows'],
  ['12 red, wide ships', 'a comma is in between'],
  ['12 14 ships', 'a number follows'],
  ['12 boat', 'there is no plural'],
  ['12 gas', 'the word is too short'],
  ['12 big wide red wooden doors', 'the plural is further than four words away'],
  ['12 more ships', 'the number is in addition to another'],
  ['12 per ships', 'the number is a rate'],
  ['12 were ships', 'a verb follows'],
  ['12 years', 'it is a duration'],
  ['12 big minutes', 'a duration is in between'],
])('"%s" counts nothing: %s', (text) => {
  expect(nounIn(text)).toBeUndefined()
})

test.each(
  'of in on to a the at and or aan van de het een op te en by from that who die Of'
    .split(' ')
    .flatMap((word) => [
      [word, 'en', 'ships'],
      [word, 'nl', 'schepen'],
    ]),
)('a noun behind "%s" (%s) isn’t what is counted', (word, language, noun) => {
  expect(nounIn(`12 ${word} ${noun}`, language)).toBeUndefined()
  expect(nounIn(`12 large ${word} ${noun}`, language)).toBeUndefined()
  expect(nounIn(`12 metal ${noun} ${word}`, language)).toBe(noun)
})

test.each([
  ['12 police officers', 'officers'],
  ['12 crew members', 'members'],
  ['12 staff cars', 'cars'],
  ['12 bank employees', 'employees'],
  ['12 news sites', 'sites'],
  ['12 police raided it', 'police'],
  ['12 crew, members', 'crew'],
])('a kind of people or things is counted by its noun, if it has one: "%s"', (text, noun) => {
  expect(nounIn(text)).toBe(noun)
})

test('a plural in a name isn’t counted, except in a title, where nouns have capitals', () => {
  expect(nounIn('12 Los Angeles officers')).toBe('officers')
  expect(nounIn('12 Los Angeles officers', 'en', 'summary')).toBe('officers')
  expect(nounIn('12 Red Doors Open', 'en', 'title')).toBe('Doors')
  expect(nounIn('12 Dutch sailors')).toBe('sailors')
  expect(nounIn('12 wooden Dolphins')).toBe('Dolphins')
})

test('a plural directly behind a number word with a capital is counted', () => {
  const text = 'Twelve Dolphins'
  const place = { article: createTestArticle({ id: 'a1' }), report: 0, field: 'text', position: 0 } as const
  expect(findCountedNoun(splitSentenceIntoTokens(text), 1, { ...place, offset: 0, text })?.text).toBe(
    'Dolphins',
  )
})

function isPartitive(text: string, language = 'en') {
  const pieces = splitSentenceIntoTokens(text)
  const quantity = findQuantities(pieces, language).at(-1)
  if (!quantity) throw new Error(`No number in: ${text}`)
  return isPartitiveNumber(pieces, quantity, language)
}

test.each([
  ['12 in 100 ships', 'en'],
  ['One in five people', 'en'],
  ['Eén op de vijf mensen', 'nl'],
  ['12 op 100 mensen', 'nl'],
])('the second number of a rate counts nothing: "%s"', (text, language) => {
  expect(isPartitive(text, language)).toBe(true)
})

test.each([
  ['Boats in five ports', 'en'],
  ['In five ports', 'en'],
  ['He was one of five men', 'en'],
  ['Hij stond op vijf mensen', 'nl'],
])('a number behind "in" or "op" alone is no rate: "%s"', (text, language) => {
  expect(isPartitive(text, language)).toBe(false)
})

test.each([
  ...'another further additional other extra andere overige those these each every Another'
    .split(' ')
    .map((word) => `${word} 12 ships`),
  ...'more others other anderen andere extra further additional van hunner per'
    .split(' ')
    .map((word) => `12 ${word} ships`),
  ...'the those these its his her their de het die deze'.split(' ').map((word) => `12 of ${word} ships`),
  '12 van de schepen',
  '12 in 100',
])('"%s" is a part, an addition or a rate', (text) => {
  expect(isPartitive(text)).toBe(true)
})

test.each([
  '12',
  '12 ships',
  'The 12 ships',
  '12 of gold',
  '12 of theirs',
  '12 often the',
  '12 soundproof the',
  '12 of units',
  '12 in',
  '12 the',
  '12 in hospital',
  '12 on 100',
])('"%s" is a number of its own', (text) => {
  expect(isPartitive(text)).toBe(false)
})
