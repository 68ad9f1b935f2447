import { aSource, aStory } from '@plainwire/domain/testing'
import { expect, test } from 'vitest'
import { createSearchSuggester, MAX_SUGGESTIONS } from './search-suggestions.ts'

const at = (id: string, city: string, tags: string[] = []) => {
  const location = { city, country: 'Netherlands', country_code: 'NL', scope: 'local' as const }
  return aStory({
    id,
    tags,
    location: { ...location, coordinates: null },
    sources: [aSource({ name: 'De Stentor' })],
  })
}
const suggest = createSearchSuggester([
  at('s1', 'Zwolle', ['Football']),
  at('s2', 'Zwolle', ['São Paulo Fashion Week']),
  at('s3', 'Deventer', ['Foot care', ...Array.from({ length: 9 }, (_, index) => `Topic ${index}`)]),
])
const texts = (typed: string) => suggest(typed).map(({ text }) => text)

test.each([
  ['zwo', 'Zwolle'],
  ['zwole', 'Zwolle'],
  ['zwlole', 'Zwolle'],
  ['devneter', 'Deventer'],
  ['sao pau', 'São Paulo Fashion Week'],
  ['stent', 'De Stentor'],
  ['fotball', 'Football'],
])('%s suggests %s', (typed, text) => {
  expect(texts(typed)[0]).toBe(text)
})

test('suggestions have their kind and number of stories', () => {
  expect(suggest('zwolle')).toEqual([{ kind: 'place', text: 'Zwolle', stories: 2 }])
})

test('there are at most six suggestions, and none for an empty text', () => {
  expect(texts('topic')).toHaveLength(MAX_SUGGESTIONS)
  expect(texts('')).toEqual([])
  expect(texts('xyzxyz')).toEqual([])
})
