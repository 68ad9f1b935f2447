import { expect, test } from 'vitest'
import { article, data, NOW } from '../../newsroom.fixture.ts'
import { ClusterMemory } from './cluster-memory.ts'
import { storyIdOf, threadIdOf } from './story-id.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

function opened() {
  const memory = new ClusterMemory({ data })
  const held = (id: string, title: string, days: number) =>
    memory.hold(article({ id, title, publishedAt: daysAgo(days) }), undefined)
  return { memory, held }
}

test('a story whose younger articles moved away leaves the window like any other', () => {
  const { memory, held } = opened()
  memory.insert(held('old', 'Orchard at Beira flooded', 8), 's1')
  const young = memory.insert(held('young', 'Violin found in Tallinn', 2), 's1')
  expect(memory.expire(daysAgo(7).getTime())).toEqual([])
  memory.move([young], young.story, 's2')
  expect(memory.expire(daysAgo(7).getTime())).toEqual(['s1'])
})

test.each([
  ['the article that moved', 'c', 's1', 's2'],
  ['the one that stays, where the article that moved was noted for both', 'b', 's1', 's2'],
])('both stories are found by a term that they share: %s', (_case, moving, ...expected) => {
  const { memory, held } = opened()
  const articles = [
    memory.insert(held('a', 'Orchard at Beira flooded', 3), 's1'),
    memory.insert(held('b', 'Violin found in Tallinn', 2), 's1'),
    memory.insert(held('c', 'Violin of Tallinn is genuine', 2), 's1'),
  ]
  const moved = articles.filter(({ articleId }) => articleId === moving)
  for (const article of moved) memory.move([article], article.story, 's2')
  const candidates = memory.postings.candidates(held('d', 'Violin in Tallinn', 1), 0, 10)
  expect(candidates.map(({ id }) => id).sort()).toEqual(expected)
})

test('a story that opens again is in its thread, where other stories still are', () => {
  const { memory, held } = opened()
  const [opener, other] = [storyIdOf('a'), storyIdOf('b')]
  memory.insert(held('a', 'Orchard at Beira flooded', 8), opener)
  memory.insert(held('b', 'Orchard at Beira drained', 2), other)
  memory.joinThread(other, threadIdOf(opener))
  expect(memory.expire(daysAgo(7).getTime())).toEqual([opener])
  const { story } = memory.insert(held('a', 'Orchard at Beira flooded again', 1), opener)
  expect(memory.threads.idOf(story.id)).toBe(memory.threads.idOf(other))
  expect(
    memory
      .mates(story)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([opener, other].sort())
})
