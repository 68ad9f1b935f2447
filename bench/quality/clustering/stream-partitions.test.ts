import { fileURLToPath } from 'node:url'
import { loadNewsroomData } from '@plainwire/pipeline'
import { expect, test } from 'vitest'
import { clusterStream } from './stream-partitions.ts'

const data = await loadNewsroomData(fileURLToPath(new URL('../../../content', import.meta.url)))
const TITLES = [
  'Earthquake of magnitude 6.1 shakes Lisbon, bridge closed',
  'Parliament in Warsaw adopts pension law after long debate',
  'Bridge closed in Lisbon after earthquake of magnitude 6.1',
]

test('a stream has a story and a thread for each article, and a story is in one thread', () => {
  const articles = TITLES.map((title, at) => ({
    id: `${at}`,
    title,
    text: '',
    at: new Date(Date.UTC(2026, 0, 1, at)),
    language: 'en',
    publisher: `Publisher ${at}`,
    url: `https://publisher-${at}.invalid/`,
  }))
  const { story, thread } = clusterStream(articles, data)
  expect([...story.keys()]).toEqual(['0', '1', '2'])
  expect(story.get('0')).toBe(story.get('2'))
  expect(story.get('0')).not.toBe(story.get('1'))
  const threadsOf = Map.groupBy([...story], ([, storyId]) => storyId)
  for (const members of threadsOf.values())
    expect(new Set(members.map(([id]) => thread.get(id))).size).toBe(1)
})
