import { describe, expect, test } from 'vitest'
import { aStory } from '../testing.ts'
import { listRelatedStories } from './related.ts'

const context = { now: new Date('2026-11-20T12:00:00Z') }
const bare = { categories: [], tags: [], relevant_countries: [], location: null }
const story = aStory({
  id: 'own',
  ...bare,
  categories: ['Science'],
  tags: ['Mars'],
  relevant_countries: ['NL'],
})
const idsFor = (others: ReturnType<typeof aStory>[]) =>
  listRelatedStories(others, story, context).map(({ id }) => id)

describe('SM-09 related stories', () => {
  test.each([
    ['a tag', { tags: ['mars'] }],
    ['a category and a country', { categories: ['science'], relevant_countries: ['NL'] }],
  ])('share %s, whatever its spelling', (_name, shared) => {
    expect(idsFor([aStory({ id: 'other', ...bare, ...shared }), aStory({ id: 'none', ...bare })])).toEqual([
      'other',
    ])
  })

  test.each([
    ['category', { categories: ['science'] }],
    ['country', { relevant_countries: ['NL'] }],
  ])('share more than a %s: hundreds of stories share that', (_name, shared) => {
    expect(idsFor([aStory({ id: 'other', ...bare, ...shared })])).toEqual([])
  })

  test('share much before they share little', () => {
    const others = [
      aStory({ id: 'both', ...bare, categories: ['science'], relevant_countries: ['NL'] }),
      aStory({ id: 'all', ...bare, categories: ['science'], tags: ['mars'], relevant_countries: ['NL'] }),
      aStory({ id: 'tag', ...bare, categories: ['science'], tags: ['mars'] }),
    ]
    expect(idsFor(others)).toEqual(['all', 'tag', 'both'])
  })

  test('weigh what they share by how fresh they are', () => {
    const others = [
      aStory({ id: 'old-tag', ...bare, tags: ['mars'], published_at: '2026-10-20T10:00:00.000Z' }),
      aStory({ id: 'both', ...bare, categories: ['science'], relevant_countries: ['NL'] }),
      aStory({ id: 'tag', ...bare, categories: ['science'], tags: ['mars'] }),
    ]
    expect(idsFor(others)).toEqual(['tag', 'both', 'old-tag'])
  })

  test('are six at most, and never the story itself', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      aStory({ id: `s${index}`, ...bare, tags: ['Mars'] }),
    )
    const ids = idsFor([story, ...many])
    expect(ids).toHaveLength(6)
    expect(ids).not.toContain('own')
  })
})
