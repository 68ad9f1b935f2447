import { expect, test } from 'vitest'
import { capitalisedInside, isTitleCase, namesIn } from './names.ts'
import { tokensOf } from './tokens.ts'

const names = (text: string, language = 'en') => {
  const tokens = tokensOf(text)
  return namesIn(text, tokens, language, capitalisedInside(tokens, language)).map((name) => name.text)
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

test('a headline in which most words have a capital says nothing about names', () => {
  expect(isTitleCase(tokensOf('Man Charged In Downtown Shooting After Long Chase'), 'en')).toBe(true)
  expect(isTitleCase(tokensOf('Man charged in Denver shooting after long chase'), 'en')).toBe(false)
})
