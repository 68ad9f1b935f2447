import { expect, test } from 'vitest'
import { createCrossLanguageVocabulary } from './vocabulary.ts'

const vocabulary = createCrossLanguageVocabulary({
  aardappel: ['potato'],
  brug: ['bridge', 'viaduct'],
  fabriek: ['factory', 'plant'],
  ideeën: ['ideas'],
  kerk: ['church'],
  kluizen: ['public parcel lockers'],
  leeg: [],
  prijs: ['prize'],
  schermen: ['screens'],
  trawlers: ['fishing boats'],
  wetenschappers: ['scientists'],
  zee: ['sea'],
})
const noun = (word: string, language = 'en') => vocabulary.noun(word, language)
const words = (text: string, language = 'en') => [...vocabulary.words(text, language)]

test.each([
  ['people', 'en', 'people'],
  ['residents', 'en', 'people'],
  ['Résidents', 'en', 'people'],
  ['employees', 'en', 'worker'],
  ['Werknemers', 'nl', 'worker'],
  ['boten', 'nl', 'vessel'],
  ['woningen', 'nl', 'home'],
  ['prijs', 'nl', 'cost'],
])('the noun "%s" (%s) has the key of its group', (word, language, key) => {
  expect(noun(word, language)).toEqual({ key, name: key })
})

test('another English noun has its stem as key, and its own name', () => {
  expect(noun('Lockers')).toEqual({ key: 'locker', name: 'lockers' })
  expect(noun('locker')).toEqual({ key: 'locker', name: 'locker' })
  expect(noun('kerk')).toEqual({ key: 'kerk', name: 'kerk' })
})

test.each([
  ['kerk', { key: 'church', name: 'church' }],
  ['kerken', { key: 'church', name: 'church' }],
  ['brug', { key: 'bridg', name: 'bridge' }],
  ['Ideeën', { key: 'idea', name: 'ideas' }],
  ['kluizen', { key: 'locker', name: 'public parcel lockers' }],
  ['trawlers', { key: 'vessel', name: 'vessel' }],
  ['leeg', { key: 'leeg', name: 'leeg' }],
  ['tulpen', { key: 'tulpen', name: 'tulpen' }],
])('the Dutch noun "%s" is translated', (word, expected) => {
  expect(noun(word, 'nl')).toEqual(expected)
})

test.each([
  ['suikerfabrieken', 'factory'],
  ['tvschermen', 'screens'],
  ['hoofdbrug', 'bridge'],
  ['klimaatwetenschappers', 'scientists'],
  ['containerschepen', 'vessel'],
  ['huurwoningen', 'home'],
  ['ziekenhuis', 'ziekenhuis'],
  ['noordzee', 'noordzee'],
  ['eschermen', 'eschermen'],
])('a Dutch compound "%s" is a kind of its end: %s', (word, name) => {
  expect(noun(word, 'nl').name).toBe(name)
})

test('a compound of an unknown language, or of English, isn’t taken apart', () => {
  expect(noun('suikerfabriek', 'de').name).toBe('suikerfabriek')
  expect(noun('suikerfabriek', 'en').name).toBe('suikerfabriek')
})

test('the words of a passage are its distinctive ones, each once, without numbers', () => {
  expect(words('The 12 ferries of the port and 3rd ferry: a sea of red, on TV.')).toEqual([
    'ferri',
    'port',
    'sea',
    'red',
  ])
  expect(words('An A320 landed')).toEqual(['a320', 'land'])
  expect(words('')).toEqual([])
  expect(words('12 of the 14')).toEqual([])
  expect(words('De brug van de stad is wit.', 'nl')).toEqual(['bridg', 'stad', 'wit'])
})

test('English and Dutch passages have the same keys', () => {
  const english = words('The price of potatoes rose near the bridge and the factory')
  const dutch = words('De prijs van aardappelen steeg bij de brug en de fabrieken', 'nl')
  expect(english).toEqual(['cost', 'potato', 'rise', 'bridg', 'factori'])
  expect(dutch).toEqual(english)
})

test('a Dutch word without a counterpart has its Dutch stem', () => {
  expect(words('witte tulpen', 'nl')).toEqual(['wit', 'tulp'])
  expect(words('white tulips kerk')).toEqual(['white', 'tulip', 'kerk'])
})

test('a name isn’t translated; a capital at the beginning of a sentence is no name', () => {
  expect(words('De familie Kerk vertrok', 'nl')).toContain('kerk')
  expect(words('De familie kerk vertrok', 'nl')).toContain('church')
  expect(words('Kerk brandt af', 'nl')).toContain('church')
  expect(words('The family of Ann Rose left')).toContain('rose')
  expect(words('Rose gardens')).toContain('rise')
  expect(words('The family of Ann Winters left')).toContain('winter')
  expect(words('De familie Winters vertrok', 'nl')).toContain('winter')
})

test('the parts of a hyphenated word are words of their own, those of a name aren’t', () => {
  expect(words('a factory-owned bridge')).toEqual(['factori', 'own', 'bridg'])
  expect(words('De kerk-brug', 'nl')).toEqual(['church', 'bridg'])
  expect(words('In Kerk-Brug brandt het', 'nl')).toContain('kerk-brug')
})
