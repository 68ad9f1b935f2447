import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../contract/index.ts'
import { aSource, aStory } from '../testing.ts'
import { HOUR_MS } from '../units/index.ts'
import { listHomeStories } from './home.ts'
import { listCategoryStories, listStoriesWithNumberConflicts, listTrendingStories } from './lists.ts'
import { rankStories, rankTopStories } from './score/rank-stories.ts'

const now = new Date('2026-11-20T12:00:00Z')
const zwolle = { latitude: 52.5168, longitude: 6.083, city: 'Zwolle', countryCode: 'NL' }
const ids = (stories: NewsStory[]) => stories.map(({ id }) => id)
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
const location = (latitude: number, longitude: number, city = 'Somewhere') => ({
  city,
  country: null,
  country_code: null,
  scope: 'local' as const,
  coordinates: { latitude, longitude },
})
const sources = (count: number) => Array.from({ length: count }, (_, index) => aSource({ id: `a${index}` }))
const scores = (over: Partial<NewsStory['analytics']>) => ({ ...aStory().analytics, ...over })

describe('the home list', () => {
  test('RK-03 lifts the best three nearby stories to positions 1, 3 and 5', () => {
    const world = Array.from({ length: 6 }, (_, index) =>
      aStory({ id: `w${index}`, sources: sources(9 - index), analytics: scores({ global_relevance: 9 }) }),
    )
    const nearby = Array.from({ length: 4 }, (_, index) =>
      aStory({
        id: `n${index}`,
        published_at: hoursAgo(100 + index),
        location: location(52.5, 6.1),
        analytics: scores({ global_relevance: 1, local_relevance: 2, popularity_score: 1 }),
      }),
    )
    const list = ids(listHomeStories([...world, ...nearby], { now, reader: zwolle }))
    expect([list[0], list[2], list[4]]).toEqual(['n0', 'n1', 'n2'])
    expect(list).toHaveLength(10)
  })

  test('RK-03 pushes a minor story far away below an equal one nearer by', () => {
    const minor = { analytics: scores({ global_relevance: 4, local_relevance: 0 }) }
    const far = aStory({ id: 'a-far', ...minor, location: location(-33.87, 151.2) })
    const near = aStory({ id: 'b-near', ...minor, location: location(48.85, 2.35) })
    expect(ids(listHomeStories([far, near], { now, reader: zwolle }))).toEqual(['b-near', 'a-far'])
  })

  test('holds every story exactly once, in the same order for any input order', () => {
    const anyStory = fc.record({
      hours: fc.integer({ min: 0, max: 500 }),
      latitude: fc.integer({ min: -80, max: 80 }),
    })
    fc.assert(
      fc.property(fc.array(anyStory, { maxLength: 30 }), (facts) => {
        const stories = facts.map(({ hours, latitude }, index) =>
          aStory({ id: `s${index}`, published_at: hoursAgo(hours), location: location(latitude, 6) }),
        )
        const list = ids(listHomeStories(stories, { now, reader: zwolle }))
        expect(new Set(list).size).toBe(stories.length)
        expect(ids(listHomeStories(stories.toReversed(), { now, reader: zwolle }))).toEqual(list)
      }),
    )
  })
})

test('RK-01 a category list holds the stories of that category, best first', () => {
  const list = listCategoryStories(
    [
      aStory({ id: 'old', categories: ['science'], published_at: hoursAgo(300) }),
      aStory({ id: 'other' }),
      aStory({ id: 'new', categories: ['World', 'Science'], published_at: hoursAgo(1) }),
    ],
    'science',
    { now },
  )
  expect(ids(list.map(({ story }) => story))).toEqual(['new', 'old'])
})

describe('trending', () => {
  const popular = { analytics: scores({ popularity_score: 8 }), sources: sources(3) }

  test('RK-04 holds stories of the last 24 hours with at least two sources', () => {
    const list = listTrendingStories(
      [
        aStory({ id: 'one-source', analytics: popular.analytics }),
        aStory({ id: 'yesterday', ...popular, published_at: hoursAgo(25) }),
        aStory({ id: 'more', ...popular, sources: sources(6) }),
        aStory({ id: 'fits', ...popular }),
      ],
      { now },
    )
    expect(ids(list)).toEqual(['more', 'fits'])
  })

  test.each([
    ['23:59', true, 24 - 1 / 60],
    ['24:00', true, 24],
    ['24:01', false, 24 + 1 / 60],
  ])('RK-04 a story that is %s hours old and has two sources trends: %s', (_name, isTrending, age) => {
    const story = aStory({ ...popular, sources: sources(2), published_at: hoursAgo(age) })
    expect(listTrendingStories([story], { now })).toHaveLength(isTrending ? 1 : 0)
  })

  test('RK-04 requires a popularity above 5 only if the reader’s place is known', () => {
    const quiet = aStory({ id: 'quiet', sources: sources(3), analytics: scores({ popularity_score: 5 }) })
    expect(listTrendingStories([quiet], { now })).toHaveLength(1)
    expect(listTrendingStories([quiet], { now, reader: zwolle })).toHaveLength(0)
  })

  test('repeats nothing that the page shows already, nor its thread', () => {
    const thread = { id: 'bridge' }
    const shown = [aStory({ id: 'lead', ...popular, thread })]
    const stories = [
      ...shown,
      aStory({ id: 'same-thread', ...popular, thread }),
      aStory({ id: 'another', ...popular }),
    ]
    expect(ids(listTrendingStories(stories, { now }, shown))).toEqual(['another'])
  })

  test('RK-04 stops at ten', () => {
    const many = Array.from({ length: 14 }, (_, index) => aStory({ id: `s${index}`, ...popular }))
    expect(listTrendingStories(many, { now })).toHaveLength(10)
  })
})

test('where sources differ are the best three stories with a number on which they do', () => {
  const conflicts = [{ fact_id: 'dead', part: 'headline' as const, text: 'six dead' }]
  const stories = ['shown', 'a', 'b', 'c', 'd'].map((id, index) =>
    aStory({ id, conflicts, published_at: hoursAgo(index) }),
  )
  const list = listStoriesWithNumberConflicts(
    [...stories, aStory({ id: 'agreed' })],
    { now },
    stories.slice(0, 1),
  )
  expect(ids(list)).toEqual(['a', 'b', 'c'])
})

test('the first stories of a ranking are found without ordering the others', () => {
  const facts = fc.record({
    hours: fc.integer({ min: -5, max: 500 }),
    global: fc.integer({ min: 0, max: 10 }),
  })
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 25 }), fc.integer({ min: 1, max: 12 }), (all, count) => {
      const stories = all.map(({ hours, global }, index) =>
        aStory({
          id: `s${index}`,
          published_at: hoursAgo(hours),
          analytics: scores({ global_relevance: global }),
        }),
      )
      const ordered = rankStories(stories, { now }).map(({ story }) => story)
      expect(ids(rankTopStories(stories, { now }, count))).toEqual(ids(ordered.slice(0, count)))
    }),
  )
})
