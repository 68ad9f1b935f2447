import { expect, test } from 'vitest'
import { article } from '../newsroom.fixture.ts'
import { tagsOf } from './tags.ts'

test('tags are the names most articles give, each once, longest form', () => {
  const articles = [
    article({
      id: 'a1',
      title: 'Mayor Celestino Mabunda opens schools in Beira',
      text: 'The mayor of Beira, Celestino Mabunda, opened 23 schools. Storm Nadira broke the wall.',
    }),
    article({
      id: 'a2',
      title: 'Storm Nadira: Beira counts its losses',
      text: 'In Beira the storm, Nadira, left 14,800 without homes, Celestino Mabunda said.',
    }),
  ]
  const tags = tagsOf(articles)
  expect(tags).toContain('Beira')
  expect(tags.filter((tag) => tag.includes('Mabunda'))).toHaveLength(1)
  expect(tags.length).toBeLessThanOrEqual(6)
})

test('a story without names has no tags', () => {
  expect(
    tagsOf([article({ id: 'a1', title: 'Sleep is good', text: 'People who sleep more live longer.' })]),
  ).toEqual([])
})
