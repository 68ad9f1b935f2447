import { describe, expect, test } from 'vitest'
import { aStory } from '../testing.ts'
import { relatedList } from './related.ts'

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
  relatedList(others, story, context).map(({ id }) => id)

describe('SM-09 related stories', () => {
  test.each([
    ['category', { categories: ['science'] }],
    ['tag', { tags: ['mars'] }],
    ['country', { relevant_countries: ['NL'] }],
  ])('share a %s, whatever its spelling', (_name, shared) => {
    expect(idsFor([aStory({ id: 'other', ...bare, ...shared }), aStory({ id: 'none', ...bare })])).toEqual([
      'other',
    ])
  })

  test('share much before they share little', () => {
    const others = [
      aStory({ id: 'category', ...bare, categories: ['science'] }),
      aStory({ id: 'all', ...bare, categories: ['science'], tags: ['mars'], relevant_countries: ['NL'] }),
      aStory({ id: 'tag', ...bare, tags: ['mars'] }),
    ]
    expect(idsFor(others)).toEqual(['all', 'tag', 'category'])
  })

  test('weigh what they share by how fresh they are', () => {
    const others = [
      aStory({ id: 'old-tag', ...bare, tags: ['mars'], published_at: '2026-10-20T10:00:00.000Z' }),
      aStory({ id: 'country', ...bare, relevant_countries: ['NL'] }),
      aStory({ id: 'category', ...bare, categories: ['science'] }),
    ]
    expect(idsFor(others)).toEqual(['category', 'country', 'old-tag'])
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
