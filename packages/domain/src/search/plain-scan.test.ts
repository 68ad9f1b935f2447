import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory, StorySourceArticle } from '../contract/index.ts'
import { aSource, aStory } from '../testing.ts'
import { splitIntoFoldedWords } from '../text/index.ts'
import type { SearchQuery, SearchTerm } from './query.ts'
import { buildSearchIndex, findWordsWithPrefix } from './search-index.ts'
import { listSearchResults } from './search-list.ts'
import { createSearchMatcher } from './search-matcher.ts'

const WORDS = ['bridge', 'bridges', 'bri', 'zwolle', 'Café', 'new', 'york', 'council', 'co-op']
const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
const texts = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' '))
const sources = fc.record({
  name: fc.constantFrom('Local Post', 'Courier', 'The New York Post'),
  publisher_id: fc.constantFrom('post', 'courier'),
  original_headline: texts,
  language: fc.constantFrom('en', 'nl'),
})
const places = fc.constantFrom(
  null,
  { city: 'Zwolle', country: 'Netherlands', country_code: 'NL', scope: 'local' as const, coordinates: null },
  {
    city: 'New York',
    country: 'United States',
    country_code: 'US',
    scope: 'local' as const,
    coordinates: null,
  },
)
const stories = fc.array(
  fc.record({
    headline: texts.map((text) => text || 'x'),
    sub_headline: texts,
    tags: fc.array(texts, { maxLength: 2 }),
    categories: fc.subarray(['world', 'science']),
    location: places,
    published_at: fc.constantFrom(...DAYS.map((day) => `${day}T10:00:00.000Z`)),
    sources: fc.array(sources, { minLength: 1, maxLength: 2 }),
  }),
  { maxLength: 12 },
)
const typed = fc.constantFrom(...WORDS.flatMap(splitIntoFoldedWords))
const parts: fc.Arbitrary<SearchTerm> = fc.oneof(
  fc.record({
    kind: fc.constant('words' as const),
    words: fc.array(typed, { minLength: 1, maxLength: 3 }),
    isPrefix: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('source' as const),
    words: fc.constantFrom(['post'], ['local', 'post'], ['x']),
  }),
  fc.record({
    kind: fc.constant('place' as const),
    words: fc.constantFrom(['zwolle'], ['new', 'york'], ['york']),
  }),
  fc.record({ kind: fc.constant('category' as const), words: fc.constantFrom(['world'], ['sports']) }),
  fc.record({ kind: fc.constant('lang' as const), language: fc.constantFrom('en', 'nl', 'fr') }),
  fc.record({
    kind: fc.constantFrom('before' as const, 'after' as const),
    ms: fc.constantFrom(...DAYS.map((day) => Date.parse(`${day}T00:00:00Z`))),
  }),
)
const queries: fc.Arbitrary<SearchQuery> = fc.record({
  groups: fc.array(
    fc.record({ any: fc.array(parts, { minLength: 1, maxLength: 3 }), isNegated: fc.boolean() }),
    { minLength: 1, maxLength: 3 },
  ),
})

/** Whether a text contains words in sequence, the last of which may be a prefix. */
function holds(text: string, words: readonly string[], isPrefix = false): boolean {
  const own = splitIntoFoldedWords(text)
  return own.some((_, at) =>
    words.every((word, index) => {
      const mayGoOn = isPrefix && index === words.length - 1
      return mayGoOn ? own[at + index]?.startsWith(word) : own[at + index] === word
    }),
  )
}

/** A story's score for one part of a query, computed without an index; undefined if it doesn't match. */
function scanned(story: NewsStory, part: SearchTerm): number | undefined {
  const names = story.sources.flatMap(({ name, original_headline }) => [name, original_headline])
  const hasAny = (all: readonly string[], words: readonly string[]) => all.some((text) => holds(text, words))
  switch (part.kind) {
    case 'words': {
      const fields: [number, readonly string[]][] = [
        [10, [story.headline]],
        [8, [story.sub_headline]],
        [6, story.tags],
        [6, story.categories],
        [4, names],
      ]
      const met = fields.filter(([, all]) => all.some((text) => holds(text, part.words, part.isPrefix)))
      return met.length === 0 ? undefined : met.reduce((sum, [score]) => sum + score, 0)
    }
    case 'source':
      return hasAny(
        story.sources.flatMap(({ name, publisher_id }) => [name, publisher_id]),
        part.words,
      )
        ? 0
        : undefined
    case 'place': {
      const { city, country, country_code } = story.location ?? {}
      return hasAny(
        [city, country, country_code].flatMap((name) => name ?? []),
        part.words,
      )
        ? 0
        : undefined
    }
    case 'category':
      return hasAny(story.categories, part.words) ? 0 : undefined
    case 'lang':
      return [story.language, ...story.sources.map(({ language }) => language)].includes(part.language)
        ? 0
        : undefined
    case 'before':
      return Date.parse(story.published_at) < part.ms ? 0 : undefined
    case 'after':
      return Date.parse(story.published_at) >= part.ms ? 0 : undefined
  }
}

function scannedScore(story: NewsStory, { groups }: SearchQuery): number | undefined {
  let total = 0
  for (const { any, isNegated } of groups) {
    const scores = any.map((part) => scanned(story, part)).filter((score) => score !== undefined)
    if (isNegated === scores.length > 0) return undefined
    if (!isNegated) total += scores.reduce((sum, score) => sum + score, 0)
  }
  return total
}

type Drawn = Omit<Partial<NewsStory>, 'sources'> & { sources: Partial<StorySourceArticle>[] }

const storiesOf = (drawn: readonly Drawn[]) =>
  drawn.map((over, at) =>
    aStory({ ...over, id: `s${at}`, sources: over.sources.map((source) => aSource(source)) }),
  )

describe('RK-06 an index of any stories', () => {
  test('gives each story the score that reading its texts gives, and finds no other', () => {
    fc.assert(
      fc.property(stories, queries, (drawn, query) => {
        const all = storiesOf(drawn)
        const found = new Map(
          listSearchResults(buildSearchIndex(all), query, []).map(({ story, score }) => [story.id, score]),
        )
        const expected = all.flatMap((story) => {
          const score = scannedScore(story, query)
          return score === undefined ? [] : [[story.id, score] as const]
        })
        expect(found).toEqual(new Map(expected))
      }),
      { numRuns: 300 },
    )
  })

  test('matches the stories that reading their texts finds, in their order', () => {
    fc.assert(
      fc.property(stories, fc.array(queries, { minLength: 1, maxLength: 3 }), (drawn, requests) => {
        const all = storiesOf(drawn)
        const matched = createSearchMatcher(buildSearchIndex(all))
        for (const query of [...requests, ...requests]) {
          const expected = all.flatMap((story, at) => (scannedScore(story, query) === undefined ? [] : [at]))
          expect(matched(query)).toEqual(expected)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('matches a common word in a hundred stories as in a few', () => {
    const all = Array.from({ length: 200 }, (_, at) =>
      aStory({
        id: `s${at}`,
        headline: at % 2 ? 'Bridge closed' : 'Bridge opens',
        sub_headline: '',
        sources: [aSource({ original_headline: '', publisher_id: at % 5 ? 'post' : 'courier', name: 'x' })],
      }),
    )
    const [bridge, opens, courier] = [
      { kind: 'words' as const, words: ['bridge'], isPrefix: false },
      { kind: 'words' as const, words: ['opens'], isPrefix: false },
      { kind: 'source' as const, words: ['courier'] },
    ]
    const matched = createSearchMatcher(buildSearchIndex(all))
    const find = (...groups: [SearchTerm, boolean][]) =>
      matched({ groups: groups.map(([part, isNegated]) => ({ any: [part], isNegated })) })
    const evens = all.flatMap((_, at) => (at % 2 === 0 ? [at] : []))
    expect(find([bridge, false], [opens, false])).toEqual(evens)
    expect(find([bridge, false], [opens, false], [courier, true])).toEqual(evens.filter((at) => at % 5 > 0))
    expect(find([opens, true])).toEqual(all.flatMap((_, at) => (at % 2 ? [at] : [])))
  })

  test('knows the words of all texts that begin with what was typed, in order', () => {
    fc.assert(
      fc.property(
        stories,
        fc.string({ unit: fc.constantFrom(...'bricoz'), maxLength: 3 }),
        (drawn, prefix) => {
          const all = storiesOf(drawn)
          const written = all.flatMap((story) => [
            ...[story.headline, story.sub_headline, ...story.tags, ...story.categories],
            ...story.sources.flatMap(({ name, original_headline }) => [name, original_headline]),
          ])
          const words = new Set(written.flatMap(splitIntoFoldedWords))
          const expected = [...words].filter((word) => word.startsWith(prefix)).sort()
          expect(findWordsWithPrefix(buildSearchIndex(all), prefix)).toEqual(expected)
        },
      ),
    )
  })
})
