import { expect, test } from 'vitest'
import { findMidSentenceNames, findNames, isTitleCase } from './names.ts'
import { tokeniseText } from './words/tokens.ts'

const names = (text: string, language = 'en') => {
  const tokens = tokeniseText(text)
  return findNames(text, tokens, language, findMidSentenceNames(tokens, language)).map((name) => name.text)
}

test('names are runs of capitalised words, with their particles', () => {
  expect(names('Yesterday Daan van der Berg met Angela Merkel in the Bank of England.')).toEqual([
    'Daan van der Berg',
    'Angela Merkel',
    'Bank of England',
  ])
})

test('the first word of a sentence is a name only if it is one elsewhere', () => {
  expect(names('Rotterdam waits. The port of Rotterdam is closed. Workers left.')).toEqual([
    'Rotterdam',
    'Rotterdam',
  ])
})

test('weekdays and months are no names', () => {
  expect(names('It rained on Monday and in March in Leeds.')).toEqual(['Leeds'])
})

test.each([
  ['a comma', 'She flew to Paris, London, Rome.', ['Paris', 'London', 'Rome']],
  ['a dash', 'The trains Paris - London were late.', ['Paris', 'London']],
  ['more than two particles', 'There Daan van de la Berg spoke.', ['Daan', 'Berg']],
])('%s parts names', (_name, text, expected) => {
  expect(names(text)).toEqual(expected)
})

test('two particles belong to a name, a particle behind it does not', () => {
  expect(names('There Daan van der Berg of the bank spoke.')).toEqual(['Daan van der Berg'])
})

test('in a headline of capitals only words that are names elsewhere are names', () => {
  const text = 'Man Charged In Denver Shooting After Long Chase'
  const found = findNames(text, tokeniseText(text), 'en', new Set(['denver']))
  expect(found).toEqual([{ text: 'Denver', folded: 'denver', start: 15, end: 21 }])
})

test.each([
  ['three words with a capital', 'Man Charged In Shooting Case', true],
  ['two, which say nothing', 'Man Charged In Shooting', false],
  ['words that no headline gives a capital', 'Man In the Van of the Firm on the Isle', true],
  ['numbers beside them', 'Storm Hits Cuban Coast 12 23 45', true],
  ['words that come first in a sentence', 'Rain. Snow. Ice. Hail. Fog. Wind blows hard and fast', false],
])('what counts in a headline: %s', (_name, title, expected) => {
  expect(isTitleCase(tokeniseText(title), 'en')).toBe(expected)
})

test('a headline in which most words have a capital says nothing about names', () => {
  expect(isTitleCase(tokeniseText('Man Charged In Downtown Shooting After Long Chase'), 'en')).toBe(true)
  expect(isTitleCase(tokeniseText('Man charged in Denver shooting after long chase'), 'en')).toBe(false)
})
