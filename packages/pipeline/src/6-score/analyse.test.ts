import { expect, test } from 'vitest'
import { createTestArticle, TEST_NOW } from '../newsroom/newsroom.fixture.ts'
import { calculateScores as analysed } from './analyse.ts'
import type { ScoringInput } from './scores-input.ts'

const analyse = (about: ScoringInput) => analysed(about).analytics

const clean = { clickbait: 0, cleanliness: 9, neutrality: 9, tidiness: 1, marks: [] }
const place = {
  city: 'Zwolle',
  country: 'NL',
  scope: 'local' as const,
  coordinates: { latitude: 52.5, longitude: 6.1 },
}
const story = (known: Partial<ScoringInput> = {}): ScoringInput => ({
  articles: [createTestArticle({ id: 'a1', publishedAt: TEST_NOW })],
  reports: { articles: 1, publishers: 1, owners: 1, independent: 1 },
  threadReports: known.reports?.independent ?? 1,
  publisherCountries: ['NL'],
  place,
  relevantCountries: ['NL'],
  categories: ['crime'],
  magnitude: { casualties: 0, affected: 0, money: 0, institutions: 0, dead: 0 },
  reportShare: 1,
  own: clean,
  sources: [clean],
  now: TEST_NOW,
  ...known,
})
const many = { articles: 12, publishers: 9, owners: 8, independent: 8 }

test('every score is between 0 and 10 with one decimal', () => {
  for (const about of [
    story(),
    story({ reports: many }),
    story({ place: undefined, own: { ...clean, cleanliness: 0, neutrality: 0 } }),
  ]) {
    for (const score of Object.values(analyse(about))) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(10)
      expect(Math.round(score * 10) / 10).toBe(score)
    }
  }
})

test('more independent reports make a story more popular, copies don’t', () => {
  const one = analyse(story()).popularity_score
  expect(analyse(story({ reports: many })).popularity_score).toBeGreaterThan(one)
  expect(analyse(story({ reports: { ...many, independent: 1 } })).popularity_score).toBe(one)
})

test('a story on a topic that many publishers report on is more relevant and popular than one alone in its thread', () => {
  const alone = analyse(story())
  const wide = analyse(story({ threadReports: 6 }))
  expect(wide.global_relevance).toBeGreaterThan(alone.global_relevance)
  expect(wide.popularity_score).toBeGreaterThan(alone.popularity_score)
})

test('a story placed first in its feeds is more popular than one placed last', () => {
  const at = (feedPosition: number) =>
    analyse(story({ articles: [createTestArticle({ id: 'a1', feedPosition })] })).popularity_score
  expect(at(0)).toBeGreaterThan(at(14))
})

test('a local story is relevant here, an international one everywhere', () => {
  const local = analyse(story())
  const world = analyse(
    story({
      place: { ...place, city: undefined, scope: 'international' },
      relevantCountries: ['NL', 'BE', 'DE'],
      publisherCountries: ['NL', 'GB', 'KE'],
      reports: many,
      categories: ['world'],
    }),
  )
  expect(local.local_relevance).toBeGreaterThan(local.global_relevance)
  expect(world.global_relevance).toBeGreaterThan(world.local_relevance)
})

test('sources of several owners make a story more neutral than one of them', () => {
  expect(analyse(story({ reports: many })).political_neutrality).toBeGreaterThan(
    analyse(story()).political_neutrality,
  )
})

test('each score is the sum of its parts, and its parts can give ten points', () => {
  const { analytics, scoreParts } = analysed(
    story({ reports: many, sources: [clean, { ...clean, clickbait: 0.6 }] }),
  )
  for (const name of [
    'global_relevance',
    'local_relevance',
    'cleanliness',
    'political_neutrality',
    'popularity_score',
  ] as const) {
    const parts = scoreParts[name]
    const sum = parts.reduce((points, { value, weight }) => points + value * weight, 0)
    expect(analytics[name]).toBeCloseTo(sum, 1)
    expect(parts.reduce((points, { weight }) => points + weight, 0)).toBeCloseTo(10)
  }
})

test('sources of several countries make a story more neutral than those of one', () => {
  const of = (publisherCountries: string[]) => analyse(story({ publisherCountries })).political_neutrality
  expect(of(['NL', 'GB', 'KE'])).toBeGreaterThan(of(['NL', 'NL', 'NL']))
})

test('the size of an event makes a story relevant; a guide isn’t relevant (faults 17, 22)', () => {
  const large = { casualties: 0.7, affected: 0.5, money: 0, institutions: 1, dead: 1000 }
  const of = (known: Partial<ScoringInput>) => analyse(story(known)).global_relevance
  expect(of({ magnitude: large })).toBeGreaterThan(of({ reports: { ...many, independent: 3 } }))
  expect(of({ magnitude: large, reportShare: 0 })).toBeLessThan(1)
  expect(of({ magnitude: large, sources: [{ ...clean, clickbait: 1 }] })).toBeLessThan(1)
  expect(of({ magnitude: large, categories: ['sports'] })).toBeLessThan(of({ magnitude: large }))
})
