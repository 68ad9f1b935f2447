import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../../contract/index.ts'
import { aStory } from '../../testing.ts'
import { HOUR_MS } from '../../units/index.ts'
import { listHomeStories } from '../home.ts'
import { listLocalStories } from '../local.ts'
import type { RankingContext } from '../score/factors.ts'
import {
  computeSliderWeight,
  NEUTRAL_RANKING_PREFERENCES,
  RankingPreferences,
} from './ranking-preferences.ts'

const now = new Date('2026-11-20T12:00:00Z')
const zwolle = { latitude: 52.5168, longitude: 6.083, city: 'Zwolle', countryCode: 'NL' }
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
const location = (latitude: number, longitude: number, country_code: string | null = null) => ({
  city: null,
  country: null,
  country_code,
  scope: 'local' as const,
  coordinates: { latitude, longitude },
})
const ids = (stories: NewsStory[]) => stories.map(({ id }) => id)
const tasting = (rankingPreferences: Partial<RankingPreferences>, over: Partial<RankingContext> = {}) => {
  return {
    now,
    reader: zwolle,
    ...over,
    rankingPreferences: { ...NEUTRAL_RANKING_PREFERENCES, ...rankingPreferences },
  }
}

test('a slider counts a quarter at its start, once in the middle, four times at its end', () => {
  expect([0, 0.5, 1].map(computeSliderWeight)).toEqual([0.25, 1, 4])
})

test('stored preferences are validated, and missing values are neutral', () => {
  expect(RankingPreferences.parse({ near: 0.8 })).toEqual({
    near: 0.8,
    important: 0.5,
    topics: 0.5,
    newestFirst: false,
  })
  expect(RankingPreferences.parse({})).toEqual(NEUTRAL_RANKING_PREFERENCES)
  expect(RankingPreferences.safeParse({ near: 3 }).success).toBe(false)
})

describe('ranking preferences', () => {
  test('RK-01 in the middle doesn’t change the specified ranking', () => {
    const facts = fc.record({
      hours: fc.integer({ min: 0, max: 400 }),
      latitude: fc.integer({ min: -80, max: 80 }),
      topic: fc.constantFrom('science', 'sports', 'health'),
    })
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 25 }), (all) => {
        const stories = all.map(({ hours, latitude, topic }, index) =>
          aStory({
            id: `s${index}`,
            published_at: hoursAgo(hours),
            location: location(latitude, 6, 'NL'),
            categories: [topic],
          }),
        )
        const plain = { now, reader: zwolle, topics: ['science'] }
        const neutral = { ...plain, rankingPreferences: NEUTRAL_RANKING_PREFERENCES }
        expect(ids(listHomeStories(stories, neutral))).toEqual(ids(listHomeStories(stories, plain)))
        expect(listLocalStories(stories, neutral)).toEqual(listLocalStories(stories, plain))
      }),
    )
  })

  test('for near puts a nearby story above one of the world, for far below it', () => {
    const analytics = { ...aStory().analytics, global_relevance: 8, local_relevance: 0 }
    const far = aStory({ id: 'far', location: location(20, 6), analytics })
    const nearAnalytics = { ...analytics, global_relevance: 5, local_relevance: 8 }
    // At 200 km, which is nearby but beyond the 100 km within which the home page moves stories up.
    const near = aStory({ id: 'near', location: location(54.3, 6), analytics: nearAnalytics })
    const order = (rankingPreferences: Partial<RankingPreferences>) =>
      ids(listHomeStories([far, near], tasting(rankingPreferences)))
    expect(order({ near: 1 })).toEqual(['near', 'far'])
    expect(order({ near: 0 })).toEqual(['far', 'near'])
  })

  test('for new puts a fresh story above one that many report, for important below it', () => {
    const fresh = aStory({ id: 'fresh', published_at: hoursAgo(1) })
    const [source] = fresh.sources
    const many = Array.from({ length: 10 }, () => source).flatMap((one) => one ?? [])
    const reported = aStory({ id: 'reported', published_at: hoursAgo(36), sources: many })
    const order = (important: number) =>
      ids(listHomeStories([fresh, reported], tasting({ important }, { reader: undefined })))
    expect(order(0)).toEqual(['fresh', 'reported'])
    expect(order(1)).toEqual(['reported', 'fresh'])
  })

  test('for own topics lifts them above a better story, for all topics doesn’t', () => {
    const own = aStory({ id: 'own', categories: ['health'], published_at: hoursAgo(48) })
    const better = aStory({ id: 'better', categories: ['entertainment'], published_at: hoursAgo(1) })
    const order = (topics: number) =>
      ids(listHomeStories([own, better], tasting({ topics }, { topics: ['health'], reader: undefined })))
    expect(order(1)).toEqual(['own', 'better'])
    expect(order(0)).toEqual(['better', 'own'])
  })

  test('newest first knows no lift and no future: a wrong date counts as now', () => {
    const near = { location: location(52.5, 6.1) }
    const stories = [
      aStory({ id: 'b-now', published_at: hoursAgo(0) }),
      aStory({ id: 'a-future', published_at: hoursAgo(-50) }),
      aStory({ id: 'old-near', published_at: hoursAgo(30), ...near }),
      aStory({ id: 'mid', published_at: hoursAgo(10) }),
    ]
    expect(ids(listHomeStories(stories, tasting({ newestFirst: true })))).toEqual([
      'a-future',
      'b-now',
      'mid',
      'old-near',
    ])
  })
})
