import { expect, test } from 'vitest'
import { stem } from './stems.ts'
import { foldCaseAndAccents, tokeniseText, WordIdList } from './tokens.ts'
import { sharedWordPropertyCache } from './word-memory.ts'

test('folding removes case and accents', () => {
  expect(['Genève', 'GENEVE', 'Malmö', 'Ærø', 'Łódź', 'Straße'].map(foldCaseAndAccents)).toEqual([
    'geneve',
    'geneve',
    'malmo',
    'æro',
    'lodz',
    'strasse',
  ])
})

test('tokens have their positions, without possessives, with hyphens inside', () => {
  const text = "Britain's first-leg win, 1,480 fans"
  expect(tokeniseText(text).map(({ text: word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['Britain', 'Britain'],
    ['first-leg', 'first-leg'],
    ['win', 'win'],
    ['1,480', '1,480'],
    ['fans', 'fans'],
  ])
})

test('the first word of a sentence, line or quotation is marked', () => {
  const first = tokeniseText('Rain fell. “Stay home,” said Kees.\nThe end').filter(({ isFirst }) => isFirst)
  expect(first.map(({ text }) => text)).toEqual(['Rain', 'Stay', 'said', 'The'])
})

test('stems bring inflected words together, in each language by its own rules', () => {
  expect(stem('earthquakes', 'en')).toBe(stem('earthquake', 'en'))
  expect(stem('aardbevingen', 'nl')).toBe(stem('aardbeving', 'nl'))
  expect(stem('erdbeben', 'de')).toBe('erdbeben')
})

test('at most so many words are read, of a text or of one after another', () => {
  expect(tokeniseText('one two three', 2).map(({ text }) => text)).toEqual(['one', 'two'])
  expect(tokeniseText('one two three', 0)).toEqual([])
  const list = new WordIdList()
  list.read('one two three', 2)
  list.read('Four five')
  const words = Array.from(
    { length: list.size },
    (_, at) => sharedWordPropertyCache.word(list.number(at)).text,
  )
  expect(words).toEqual(['one', 'two', 'Four', 'five'])
  expect(words.map((_, at) => list.isFirst(at))).toEqual([true, false, true, false])
  list.clear()
  expect(list.size).toBe(0)
})

test('the words of a long text have their positions', () => {
  const text = Array.from({ length: 3000 }, (_, at) => `word${at}.`).join(' ')
  const tokens = tokeniseText(text)
  expect(tokens).toHaveLength(3000)
  expect(tokens.every(({ text: word, start, end }) => text.slice(start, end) === word)).toBe(true)
  expect(tokens.every(({ isFirst, text: word }, at) => isFirst && word === `word${at}`)).toBe(true)
})
