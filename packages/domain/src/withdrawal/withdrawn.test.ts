import { expect, test } from 'vitest'
import { aNews, aStory } from '../testing.ts'
import {
  excludeWithdrawnStories,
  isWithdrawn,
  NO_WITHDRAWN_CONTENT,
  type WithdrawnContent,
} from './withdrawn.ts'

const [source] = aStory().sources
if (!source) throw new Error('The example story has no source.')
const withdrawn = (change: Partial<WithdrawnContent>): WithdrawnContent => ({
  ...NO_WITHDRAWN_CONTENT,
  revision: 1,
  ...change,
})
const story = aStory({ id: 's1' })

test.each([
  ['nothing', {}, false],
  ['the story', { stories: new Set(['s1']) }, true],
  ['another story', { stories: new Set(['s2']) }, false],
  ['an article that it draws on', { articles: new Set([source.id]) }, true],
  ['the publisher of an article', { publishers: new Set([source.publisher_id]) }, true],
])('a story is withdrawn by %s or not', (_what, change, expected) => {
  expect(isWithdrawn(story, withdrawn(change))).toBe(expected)
})

test('an edition loses the withdrawn story, its place in threads and threads of one story', () => {
  const threads = [
    { id: 't1', name: {}, story_ids: ['s1', 's2'] },
    { id: 't2', name: {}, story_ids: ['s1', 's3', 's4'] },
  ]
  const stories = [
    aStory({ id: 's1' }),
    aStory({ id: 's2', thread: { id: 't1' } }),
    aStory({ id: 's3', thread: { id: 't2' } }),
    aStory({ id: 's4', thread: { id: 't2' } }),
  ]
  const news = excludeWithdrawnStories(
    aNews(stories, { threads }),
    withdrawn({ stories: new Set(['s1', 'older']) }),
  )
  expect(news.stories.map(({ id, thread }) => [id, thread?.id])).toEqual([
    ['s2', undefined],
    ['s3', 't2'],
    ['s4', 't2'],
  ])
  expect(news.threads.map(({ id, story_ids }) => [id, story_ids])).toEqual([['t2', ['s3', 's4']]])
  expect(news.withdrawn).toEqual(['s1', 'older'])
})

test('an edition without anything withdrawn is the same object', () => {
  const news = aNews([story])
  expect(excludeWithdrawnStories(news, NO_WITHDRAWN_CONTENT)).toBe(news)
})
