import { expect, test } from 'vitest'
import { stem } from './stems.ts'
import { fold, tokensOf } from './tokens.ts'

test('folding removes case and accents', () => {
  expect(['Genève', 'GENEVE', 'Malmö', 'Ærø', 'Łódź', 'Straße'].map(fold)).toEqual([
    'geneve',
    'geneve',
    'malmo',
    'æro',
    'lodz',
    'strasse',
  ])
})

test('tokens keep their place, without possessives, hyphens inside kept', () => {
  const text = "Britain's first-leg win, 1,480 fans"
  expect(tokensOf(text).map(({ text: word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['Britain', 'Britain'],
    ['first-leg', 'first-leg'],
    ['win', 'win'],
    ['1,480', '1,480'],
    ['fans', 'fans'],
  ])
})

test('the first word of a sentence, line or quotation is marked', () => {
  const first = tokensOf('Rain fell. “Stay home,” said Kees.\nThe end').filter(({ isFirst }) => isFirst)
  expect(first.map(({ text }) => text)).toEqual(['Rain', 'Stay', 'said', 'The'])
})

test('stems bring inflected words together, in each language by its own rules', () => {
  expect(stem('earthquakes', 'en')).toBe(stem('earthquake', 'en'))
  expect(stem('aardbevingen', 'nl')).toBe(stem('aardbeving', 'nl'))
  expect(stem('erdbeben', 'de')).toBe('erdbeben')
})
