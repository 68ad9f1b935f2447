import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../contract/index.ts'
import { aSource, aStory } from '../testing.ts'
import { findHighlights } from './highlights.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import { buildSearchIndex } from './search-index.ts'
import { computeSearchScore, listSearchResults } from './search-list.ts'
import { collectSuggestedSearchTerms } from './search-terms.ts'

const quiet = { headline: 'x', sub_headline: '', categories: [], tags: [], sources: [aSource()] }
const scoreOf = (search: string, over: Partial<NewsStory>) =>
  computeSearchScore(aStory({ ...quiet, ...over }), parseSearchQuery(search))
const location = { city: 'Zwolle', country: 'Netherlands', country_code: 'NL', scope: 'local' as const }
const translated = (headline: string) => ({
  'nl-NL': { headline, sub_headline: '', description: '', state: 'original' as const },
})

describe('a search', () => {
  test.each([
    ['the headline', { headline: 'Mars landing' }, 10],
    ['the translated headline', { translations: translated('Landing op Mars') }, 10],
    ['the sub-headline', { sub_headline: 'To Mars.' }, 8],
    ['a tag', { tags: ['Mars'] }, 6],
    ['a category', { categories: ['mars'] }, 6],
    ['the name of a source', { sources: [aSource({ name: 'Mars Daily' })] }, 4],
    ['the headline of a source', { sources: [aSource({ original_headline: 'On Mars' })] }, 4],
    ['all of them', { headline: 'Mars', sub_headline: 'Mars', tags: ['mars'], categories: ['mars'] }, 30],
  ])('RK-06 scores a term in %s', (_name, over, score) => {
    expect(scoreOf('mars', over)).toBe(score)
  })

  test('RK-06 adds the terms up, and every one must be met', () => {
    const story = { headline: 'Mars landing', tags: ['Space'] }
    expect(scoreOf('mars space', story)).toBe(16)
    expect(scoreOf('mars moon', story)).toBeUndefined()
    expect(scoreOf('', story)).toBeUndefined()
  })

  test.each([
    ['cafe zur', 'Café in Zürich'],
    ['CAFÉ', 'cafe'],
    ['"mars landing" ', 'A Mars landing'],
    ['moon OR mars ', 'Mars'],
    ['lan', 'Landing'],
  ])('%s is found in %s', (search, headline) => {
    expect(scoreOf(search, { headline })).toBe(10 * (search === 'cafe zur' ? 2 : 1))
  })

  test.each([
    ['lan mars ', 'Landing on Mars'],
    ['"mars landing" ', 'Landing on Mars'],
    ['"mars landing" ', 'Mars landings'],
    ['mars -landing', 'Landing on Mars'],
    ['-moon -mars', 'Mars'],
  ])('%s is not found in %s', (search, headline) => {
    expect(scoreOf(search, { headline })).toBeUndefined()
  })

  test.each([
    ['source:courier', true],
    ['source:"local post"', true],
    ['source:post', true],
    ['source:pos', false],
    ['source:"courier local"', false],
    ['place:zwolle', true],
    ['place:nl', true],
    ['place:be', true],
    ['place:deventer', false],
    ['category:world', true],
    ['lang:nl', true],
    ['lang:fr', false],
    ['after:2026-11-20', true],
    ['before:2026-11-20', false],
    ['before:2026-11-21 -lang:de', true],
    ['place:deventer OR place:zwolle', true],
  ])('%s: %s', (search, isFound) => {
    const sources = [aSource(), aSource({ publisher_id: 'post', name: 'Local Post', language: 'nl' })]
    const story = { sources, location: { ...location, coordinates: null }, relevant_countries: ['BE'] }
    expect(scoreOf(search, { ...story, categories: ['World'] })).toBe(isFound ? 0 : undefined)
  })

  test('RK-06 orders by score, then by the ranking, the same for any input order', () => {
    const facts = fc.array(fc.subarray(['mars', 'moon', 'sun']), { maxLength: 20 })
    fc.assert(
      fc.property(facts, (all) => {
        const stories = all.map((words, index) =>
          aStory({ ...quiet, id: `s${index}`, headline: `x ${words.join(' ')}`, tags: words.slice(1) }),
        )
        const rankOf = ({ id }: { id: string }) => -Number(id.slice(1))
        const found = (some: typeof stories) =>
          listSearchResults(buildSearchIndex(some), search, some.map(rankOf))
        const search = parseSearchQuery('mars OR moon OR sun')
        const list = found(stories)
        const keys = list.map(({ story, score }) => score * 1000 - rankOf(story))
        expect(keys).toEqual(keys.toSorted((a, b) => b - a))
        expect(found(stories.toReversed())).toEqual(list)
        expect(list).toHaveLength(all.filter((words) => words.length > 0).length)
      }),
    )
  })
})

test('the search terms are highlighted at their positions', () => {
  const marked = (text: string, search: string) =>
    findHighlights(text, parseSearchQuery(search)).map(({ start, end }) => text.slice(start, end))
  expect(marked('Café in Zürich, café open', 'cafe zur')).toEqual(['Café', 'Zürich', 'café'])
  expect(marked('New York is not new', '"new york" -not')).toEqual(['New', 'York'])
  expect(marked('Anything', '')).toEqual([])
})

test('the terms of an edition are its places, publishers and tags, the most frequent first', () => {
  const story = aStory({ location: { ...location, coordinates: null }, tags: ['Bridges'] })
  expect(collectSuggestedSearchTerms([story, aStory({ id: 's2', tags: ['bridges'] })])).toEqual(
    [
      { kind: 'topic', text: 'Bridges', stories: 2 },
      { kind: 'source', text: 'Courier', stories: 2 },
      { kind: 'place', text: 'Netherlands', stories: 1 },
      { kind: 'place', text: 'Zwolle', stories: 1 },
    ].sort((a, b) => b.stories - a.stories || (a.text < b.text ? -1 : 1)),
  )
})
