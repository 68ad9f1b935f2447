import { describe, expect, test } from 'vitest'
import { findCalendarWordKey } from './calendar-words.ts'

const key = (written: string, before = '', after = '') =>
  findCalendarWordKey({
    folded: written.toLowerCase(),
    isCapital: written !== written.toLowerCase(),
    before,
    after,
  })

test.each([
  ['Monday', 'day-0'],
  ['sunday', 'day-6'],
  ['maandag', 'day-0'],
  ['zondag', 'day-6'],
  ['January', 'month-0'],
  ['december', 'month-11'],
  ['oktober', 'month-9'],
  ['yesterday', 'yesterday'],
  ['gisteren', 'yesterday'],
  ['gisteravond', 'yesterday'],
  ['vannacht', 'tonight'],
  ['dyke', undefined],
])('%s alone is %s', (word, expected) => {
  expect(key(word)).toBe(expected)
})

test.each([
  ['zaterdagochtend', 'day-5'],
  ['Maandagavond', 'day-0'],
  ['zondags', 'day-6'],
  ['feestdagavond', undefined],
  ['zaterdagen', undefined],
])('the day in %s is %s', (word, expected) => {
  expect(key(word)).toBe(expected)
})

describe('a month that is also a verb or a name', () => {
  test.each([
    ['May', '', '', undefined],
    ['May', 'theresa', 'said', undefined],
    ['May', 'in', '', 'month-4'],
    ['May', '3', '', 'month-4'],
    ['May', 'of', '3', 'month-4'],
    ['May', 'the', '3rd', 'month-4'],
    ['may', 'in', '3', undefined],
    ['march', '3', '', undefined],
    ['March', '3', '', 'month-2'],
    ['June', '', '', undefined],
    ['june', 'since', '', 'month-5'],
    ['mei', '', '', undefined],
    ['mei', 'eind', '', 'month-4'],
  ])('%s between "%s" and "%s" is %s', (word, before, after, expected) => {
    expect(key(word, before, after)).toBe(expected)
  })
})

describe('an abbreviation', () => {
  test.each([
    ['Jan', '', '', undefined],
    ['Jan', 'in', '', undefined],
    ['Jan', '', '3', 'month-0'],
    ['jan', '3', '', 'month-0'],
    ['mrt', '3', '', 'month-2'],
    ['Sept', '', '11', 'month-8'],
    ['Sat', '', '', undefined],
    ['Sat', 'on', '', 'day-5'],
    ['Sat', '', '3', 'day-5'],
    ['Sat', '3', '', 'day-5'],
    ['sat', 'on', '', undefined],
    ['Sun', 'the', '', undefined],
  ])('%s between "%s" and "%s" is %s', (word, before, after, expected) => {
    expect(key(word, before, after)).toBe(expected)
  })
})
