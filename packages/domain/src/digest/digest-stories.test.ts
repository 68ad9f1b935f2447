import { describe, expect, test } from 'vitest'
import { aSource, aStory } from '../testing.ts'
import { HOUR_MS } from '../units/index.ts'
import { type DigestInput, selectDigestStories } from './digest-stories.ts'

const now = new Date('2026-11-21T07:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const story = (id: string, hours: number, over = {}) =>
  aStory({ id, published_at: hoursAgo(hours).toISOString(), ...over })
const PREFERENCES = { interests: [], mutedTopics: [], mutedSources: [], mutedWords: [] }
const wordRules = { stem: (word: string) => word, isWord: () => false }

const idsOf = (over: Partial<DigestInput>) =>
  selectDigestStories({
    stories: [],
    kind: 'daily',
    preferences: PREFERENCES,
    now,
    lastAt: undefined,
    known: new Set(),
    wordRules,
    ...over,
  }).map(({ id }) => id)

describe('B12 a digest’s stories', () => {
  test('are those of the last day and a half, or of the last week', () => {
    const stories = [story('now', 1), story('yesterday', 35), story('week', 160), story('old', 170)]
    expect(idsOf({ stories })).toEqual(['now', 'yesterday'])
    expect(idsOf({ stories, kind: 'weekly' })).toEqual(['now', 'yesterday', 'week'])
  })

  test('are new since the last digest, with those that came late', () => {
    const stories = [story('new', 2), story('late', 27), story('before', 31), story('known', 3)]
    expect(idsOf({ stories, lastAt: hoursAgo(24), known: new Set(['known']) })).toEqual(['new', 'late'])
  })

  test('are at most ten of the day and twelve of the week', () => {
    const stories = Array.from({ length: 30 }, (_, index) => story(`s${index}`, 1))
    expect(idsOf({ stories })).toHaveLength(10)
    expect(idsOf({ stories, kind: 'weekly' })).toHaveLength(12)
  })

  test('are without what the reader mutes: words, topics and sources', () => {
    const stories = [
      story('word', 1, { headline: 'Football tonight' }),
      story('topic', 1, { tags: ['royals'] }),
      story('source', 1, { sources: [aSource({ name: 'Loud Daily' })] }),
      story('left', 1),
    ]
    const preferences = { ...PREFERENCES, mutedTopics: ['football'], mutedSources: ['royals', 'Loud Daily'] }
    expect(idsOf({ stories, preferences })).toEqual(['left'])
  })

  test('begin with the reader’s interests by day, and are ordered by score', () => {
    const loud = {
      global_relevance: 9,
      local_relevance: 9,
      cleanliness: 9,
      political_neutrality: 9,
      popularity_score: 9,
    }
    const stories = [
      story('plain', 1),
      story('great', 1, { analytics: loud }),
      story('mine', 2, { categories: ['science'] }),
    ]
    const preferences = { ...PREFERENCES, interests: ['Science' as const] }
    expect(idsOf({ stories, preferences })).toEqual(['mine', 'great', 'plain'])
    expect(idsOf({ stories, preferences, kind: 'weekly' })[0]).toBe('great')
  })

  test('leave out one whose date says nothing', () => {
    expect(idsOf({ stories: [story('a', 1, { published_at: 'soon' })] })).toEqual([])
  })
})
