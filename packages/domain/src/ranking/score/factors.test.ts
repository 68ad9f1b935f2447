import { expect, test } from 'vitest'
import type { NewsStory } from '../../contract/index.ts'
import { aSource, aStory } from '../../testing.ts'
import {
  computeDistanceWeight,
  computeReaderDistanceFactor,
  computeRelevanceFactor,
  computeTrendingFactor,
} from './factors.ts'
import { chooseRelevanceWeights } from './relevance-weights.ts'
import { breakDownScore } from './score.ts'
import { computeScoreInputs } from './score-facts.ts'

const now = new Date('2026-11-20T12:00:00Z')
const zwolle = { latitude: 52.5168, longitude: 6.083, city: 'Zwolle', countryCode: 'NL' }
const place = (over: Partial<NonNullable<NewsStory['location']>>) => ({
  city: null,
  country: null,
  country_code: null,
  scope: 'local' as const,
  coordinates: null,
  ...over,
})

test.each([
  [0, 1],
  [50, 1],
  [350, 0.5],
  [1_000_000, 0.001],
])('RK-01 a place at %d km counts %d', (km, expected) => {
  expect(computeDistanceWeight(km)).toBeCloseTo(expected)
})

test.each([
  ['here', place({ coordinates: { latitude: 52.5, longitude: 6.1 } }), [], 1],
  ['named like the reader’s city', place({ city: 'ZWOLLE' }), [], 1],
  ['in the reader’s country', place({ country_code: 'NL' }), [], 0.5],
  ['relevant to the reader’s country', null, ['NL'], 0.5],
  ['elsewhere', place({ country_code: 'BR' }), [], 0.001],
  ['at the sentinel 0,0 elsewhere', place({ coordinates: { latitude: 0, longitude: 0 } }), [], 0.001],
])('RK-01 ND-05 the place factor of a story %s', (_name, location, relevant_countries, expected) => {
  expect(
    computeReaderDistanceFactor(computeScoreInputs(aStory({ location, relevant_countries })), zwolle),
  ).toBeCloseTo(expected, 2)
})

test.each([
  [['sports'], 0.2],
  [['Crime'], 0.2],
  [['politics'], 0.3],
  [['business'], 0.4],
  [['science'], 0.8],
  [['technology'], 0.7],
  [['world'], 0.8],
  [['environment'], 0.6],
  [['health'], 0.5],
  [['entertainment'], 0.5],
  [['unknown', 'science'], 0.8],
  [[], 0.5],
])('RK-02 the global weight of %j is %d, the local one the rest', (categories, weight) => {
  expect(chooseRelevanceWeights(categories).global).toBe(weight)
  expect(chooseRelevanceWeights(categories).local).toBeCloseTo(1 - weight)
})

test('RK-02 without a known place only global relevance counts, in the local view nearly only the local one', () => {
  const story = aStory({ analytics: { ...aStory().analytics, global_relevance: 8, local_relevance: 6 } })
  expect(computeRelevanceFactor(computeScoreInputs(story), 'all')).toBeCloseTo(0.8)
  const here = { ...story, location: place({ city: 'Zwolle' }) }
  expect(computeRelevanceFactor(computeScoreInputs(here), 'local', zwolle)).toBeCloseTo(0.1 * 0.8 + 0.9 * 0.6)
})

test('RK-01 quality weighs cleanliness 0.4, neutrality 0.4 and popularity 0.2', () => {
  const analytics = { ...aStory().analytics, cleanliness: 10, political_neutrality: 5, popularity_score: 0 }
  expect(computeScoreInputs(aStory({ analytics })).quality).toBeCloseTo(0.6)
})

test('RK-01 ten sources are full breadth for 48 hours, and popularity fades within 24', () => {
  const ten = Array.from({ length: 10 }, () => aSource())
  const trending = (hours: number) =>
    computeTrendingFactor(computeScoreInputs(aStory({ sources: ten })), hours)
  expect(trending(0)).toBeCloseTo(0.6 + 0.4 * 0.5)
  expect(trending(24)).toBeCloseTo(0.6)
  expect(trending(96)).toBeCloseTo(0.3)
})

test('RK-01 the score is the product of its factors', () => {
  const sheet = breakDownScore(aStory(), { now, reader: zwolle, topics: ['world'] })
  expect(sheet.score).toBeCloseTo(
    sheet.relevance * sheet.recency * sheet.quality * sheet.trending * sheet.interest,
  )
})
