import { expect, test } from 'vitest'
import { buildSuggestionQuery, splitQueryForCompletion } from './search-text.ts'

test.each([
  ['zwol', { before: '', kind: undefined, words: 'zwol' }],
  ['place:zwol', { before: '', kind: 'place', words: 'zwol' }],
  ['flood Source:"De St', { before: 'flood ', kind: 'source', words: 'De St' }],
  ['source:"De Stentor" flood', { before: '', kind: undefined, words: 'source:"De Stentor" flood' }],
])('the end of a query can be completed: %s', (typed, expected) => {
  expect(splitQueryForCompletion(typed)).toEqual(expected)
})

test('the query for a suggestion has its operator, and quotes if it has several words', () => {
  expect(buildSuggestionQuery({ kind: 'source', text: 'De Stentor' })).toBe('source:"De Stentor"')
  expect(buildSuggestionQuery({ kind: 'place', text: 'Zwolle' })).toBe('place:Zwolle')
  expect(buildSuggestionQuery({ kind: 'topic', text: 'storm Nadira' })).toBe('"storm Nadira"')
})
