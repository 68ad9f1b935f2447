import { describe, expect, test } from 'vitest'
import { aStory } from '../testing.ts'
import { HOUR_MS } from '../units/index.ts'
import { buildPersonalStoryList } from './personal.ts'
import { NEUTRAL_RANKING_PREFERENCES } from './preferences/ranking-preferences.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString()
const stories = [
  aStory({ id: 'other', categories: ['sports'], published_at: hoursAgo(0) }),
  aStory({ id: 'topic', categories: ['science'], published_at: hoursAgo(20) }),
  aStory({ id: 'tag', tags: ['Science'], published_at: hoursAgo(30) }),
]
const listFor = (topics: string[], newestFirst = false) => {
  const { items, dividerAt } = buildPersonalStoryList(stories, {
    now,
    topics,
    rankingPreferences: { ...NEUTRAL_RANKING_PREFERENCES, newestFirst },
  })
  return { ids: items.map(({ story }) => story.id), dividerAt }
}

describe('the personal list', () => {
  test('puts the reader’s topics first and the rest below a divider', () => {
    expect(listFor(['science'])).toEqual({ ids: ['topic', 'tag', 'other'], dividerAt: 2 })
  })

  test.each([
    ['no topics', []],
    ['topics that no story meets', ['fashion']],
    ['topics that all stories meet', ['science', 'sports']],
  ])('has no divider with %s', (_name, topics) => {
    expect(listFor(topics).dividerAt).toBeUndefined()
    expect(listFor(topics).ids).toHaveLength(3)
  })

  test('newest first knows no parts', () => {
    expect(listFor(['science'], true)).toEqual({ ids: ['other', 'topic', 'tag'], dividerAt: undefined })
  })
})
