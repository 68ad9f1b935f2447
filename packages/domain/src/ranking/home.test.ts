import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewsStory } from '../contract/index.ts'
import { aStory } from '../testing.ts'
import { HOUR_MS } from '../units/index.ts'
import { chooseHomeScoreAdjustments, listTopHomeStories, rankHomeStories } from './home.ts'
import { breakDownScore } from './score/score.ts'

const now = new Date('2026-11-20T12:00:00Z')
const zwolle = { latitude: 52.5168, longitude: 6.083, city: 'Zwolle', countryCode: 'NL' }
const location = (latitude: number, longitude: number) => ({
  city: null,
  country: null,
  country_code: null,
  scope: 'local' as const,
  coordinates: { latitude, longitude },
})
const scores = (over: Partial<NewsStory['analytics']>) => ({ ...aStory().analytics, ...over })

describe('what ordered the home list', () => {
  test('RK-03 the sheet of a minor story far away holds its penalty and the product with it', () => {
    const far = aStory({ analytics: scores({ global_relevance: 4 }), location: location(-33.87, 151.2) })
    const context = { now, reader: zwolle }
    const sheet = breakDownScore(far, context, chooseHomeScoreAdjustments(context))
    expect(rankHomeStories([far], context)).toMatchObject([{ score: sheet.score }])
    expect(sheet.penalty).toBeCloseTo(3000 / 16_593, 2)
    const { relevance, recency, quality, trending, interest, penalty } = sheet
    expect(sheet.score).toBeCloseTo(relevance * recency * quality * trending * interest * penalty, 12)
  })

  test('RK-03 a lifted story is first and has its rank by score', () => {
    const world = Array.from({ length: 6 }, (_, index) => aStory({ id: `w${index}` }))
    const nearby = aStory({
      id: 'near',
      location: location(52.5, 6.1),
      analytics: scores({ global_relevance: 1, local_relevance: 0, popularity_score: 0 }),
    })
    const list = rankHomeStories([...world, nearby], { now, reader: zwolle })
    expect(list[0]).toMatchObject({ story: { id: 'near' }, rank: 7, isLifted: true })
    expect(list[1]).toMatchObject({ rank: 1, isLifted: false })
  })

  test('ranks are a permutation, and scores fall along the ranks', () => {
    const facts = fc.record({
      hours: fc.integer({ min: -5, max: 500 }),
      latitude: fc.integer({ min: -80, max: 80 }),
      global: fc.integer({ min: 0, max: 10 }),
    })
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 25 }), fc.boolean(), (all, newestFirst) => {
        const stories = all.map(({ hours, latitude, global }, index) =>
          aStory({
            id: `s${index}`,
            published_at: new Date(now.getTime() - hours * HOUR_MS).toISOString(),
            location: location(latitude, 6),
            analytics: scores({ global_relevance: global }),
          }),
        )
        const rankingPreferences = { near: 0.5, important: 0.5, topics: 0.5, newestFirst }
        const list = rankHomeStories(stories, { now, reader: zwolle, rankingPreferences })
        const byRank = list.toSorted((a, b) => a.rank - b.rank)
        expect(byRank.map(({ rank }) => rank)).toEqual(stories.map((_, index) => index + 1))
        const keys = byRank.map(({ score, publishedMs }) => (newestFirst ? publishedMs : score))
        expect(keys).toEqual(keys.toSorted((a, b) => b - a))
        const top = listTopHomeStories(stories, { now, reader: zwolle, rankingPreferences }, 10).map(
          ({ story }) => story.id,
        )
        expect(top).toEqual(list.slice(0, 10).map(({ story }) => story.id))
      }),
    )
  })
})
