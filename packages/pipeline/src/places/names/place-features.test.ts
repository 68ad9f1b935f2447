import { describe, expect, test } from 'vitest'
import type { NewsroomData } from '../../reviewed-data/newsroom-data.ts'
import { tokeniseText } from '../../text/index.ts'
import { createGeographicFeatureFinder } from './place-features.ts'

const find = createGeographicFeatureFinder({
  placeCues: {
    words: {
      streets: ['street', 'st', 'weg'],
      nature: ['lake'],
      natureFirst: ['lake', 'mount'],
      endings: ['straat', 'plein'],
      strongBefore: ['in'],
      titles: ['mr'],
    },
  },
  personNames: { first: 'jan mark', last: 'bosman' },
} as unknown as NewsroomData)

/** The geographic feature that begins at the word after '|'; the '|' isn't part of the text. */
function feature(marked: string, language = 'en') {
  const text = marked.replace('|', '')
  const tokens = tokeniseText(text)
  const from = tokens.findIndex(({ start }) => start === marked.indexOf('|'))
  const found = find(text, tokens, from, language)
  if (found) expect(text.slice(found.start, found.end)).toBe(found.name)
  return found
}

test('a feature has its words and its offsets, and no coordinates', () => {
  expect(feature('police closed |Orchard Street today')).toEqual({
    name: 'Orchard Street',
    key: 'orchard street',
    at: 2,
    words: 2,
    start: 14,
    end: 28,
    named: { kind: 'feature' },
  })
})

describe('a name is a feature by its last or first word', () => {
  test.each([
    ['at |Old Orchard Street', 'Old Orchard Street'],
    ['at |5th Street', '5th Street'],
    ['at |5 Street', undefined],
    ['at |Orchard street', undefined],
    ['at |orchard Street', undefined],
    ['at |Orchard and Street', undefined],
    ['at |Orchard  Street', undefined],
    ['at |Orchard, Street', undefined],
    ['at Orchard |Street', undefined],
    ['at |Orchard\u00a0Street', 'Orchard\u00a0Street'],
    ['at |Orchard Lake', 'Orchard Lake'],
    ['to |Lake Chad', 'Lake Chad'],
    ['to |Lake Chad Street', 'Lake Chad'],
    ['to |Lake, Chad', undefined],
    ['to |Lake chad', undefined],
    ['to |Mount', undefined],
    ['at |John F. Kennedy International Street', 'John F. Kennedy International Street'],
    ['at |Old John F. Kennedy International Street', undefined],
    ['at |Doe. Kennedy Street', undefined],
  ])('%s: %s', (marked, expected) => {
    expect(feature(marked)?.name).toBe(expected)
  })

  test('but not from an article, a preposition or a title on', () => {
    expect(feature('|The Street')).toBeUndefined()
    expect(feature('|In Street')).toBeUndefined()
    expect(feature('|Mr Street')).toBeUndefined()
  })

  test('with the full stop of a short word for a street', () => {
    expect(feature('at |Orchard St. today')?.name).toBe('Orchard St.')
    expect(feature('at |Orchard St today')?.name).toBe('Orchard St')
    expect(feature('at |Orchard Street.')?.name).toBe('Orchard Street')
    expect(feature('at |Orchard Lake.')?.name).toBe('Orchard Lake')
  })
})

describe('in a language with compounds', () => {
  test.each([
    ['op de |Kerkstraat is het', 'Kerkstraat'],
    ['op het |Kerkplein', 'Kerkplein'],
    ['op de |Abastraat', 'Abastraat'],
    ['op de |Zestraat', undefined],
    ['|Kerkstraat is dicht', undefined],
    ['op de |KERKSTRAAT', undefined],
    ['op de |kerkstraat', undefined],
  ])('%s is a street: %s', (marked, expected) => {
    expect(feature(marked, 'nl')?.name).toBe(expected)
  })

  test('only there', () => {
    expect(feature('on the |Kerkstraat today')).toBeUndefined()
  })

  test('an adjective of a country is no part of a name', () => {
    expect(feature('de |Amerikaanse Weg', 'nl')).toBeUndefined()
    expect(feature('the |Amerikaanse Weg', 'en')?.name).toBe('Amerikaanse Weg')
  })
})

test.each([
  ['gevonden in |Kwakkelveen, zei', 'Kwakkelveen'],
  ['gevonden te |Kwakkelveen.', 'Kwakkelveen'],
  ['gevonden in |Kwak', 'Kwak'],
  ['gevonden in |Kwa', undefined],
  ['gevonden in |Mark', undefined],
  ['gevonden in |Bosman', undefined],
  ['gevonden in |Kwakkelveen Noord', undefined],
  ['gevonden in |Kwakkelveen, Noord', 'Kwakkelveen'],
  ['gevonden in |Kwakkelveen’s', undefined],
  ['gevonden in |KwakkelVeen', undefined],
  ['gevonden voor |Kwakkelveen', undefined],
  ['gevonden. In. |Kwakkelveen', undefined],
])('an unknown Dutch name where only places are: %s: %s', (marked, expected) => {
  expect(feature(marked, 'nl')?.name).toBe(expected)
  expect(feature(marked, 'en')).toBeUndefined()
})
