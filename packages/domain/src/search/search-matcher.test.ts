import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSource, aStory } from '../testing.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import { buildSearchIndex } from './search-index.ts'
import { listSearchResults } from './search-list.ts'
import { createSearchMatcher } from './search-matcher.ts'

const WORDS = ['bridge', 'bridges', 'zwolle', 'council', 'new', 'york']
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }).map((words) => words.join(' '))
const stories = fc.array(
  fc.record({
    headline: text.map((some) => some || 'x'),
    sub_headline: text,
    tags: fc.array(text),
    publisher: fc.constantFrom('post', 'courier'),
    published_at: fc.constantFrom('2026-11-19T10:00:00.000Z', '2026-11-21T10:00:00.000Z'),
  }),
  { maxLength: 8 },
)
const term = fc.constantFrom(...WORDS, '"new york"', 'source:post', 'lang:en', 'after:2026-11-20', 'bri')
const piece = fc.tuple(fc.constantFrom('', '-', 'OR '), term).map((parts) => parts.join(''))
const search = fc
  .tuple(fc.array(piece, { maxLength: 5 }), fc.constantFrom('', ' '))
  .map(([pieces, end]) => pieces.join(' ') + end)

test('of any stories the matcher finds the same as the list', () => {
  fc.assert(
    fc.property(stories, search, (some, typed) => {
      const all = some.map(({ publisher, ...over }, at) =>
        aStory({
          ...over,
          id: `s${at}`,
          categories: [],
          sources: [aSource({ publisher_id: publisher, name: publisher, original_headline: '' })],
        }),
      )
      const index = buildSearchIndex(all)
      const listed = listSearchResults(index, parseSearchQuery(typed), []).map(({ story }) => story.id)
      const matched = createSearchMatcher(index)(parseSearchQuery(typed)).map((at) => `s${at}`)
      expect(matched).toEqual(listed.sort())
    }),
  )
})
