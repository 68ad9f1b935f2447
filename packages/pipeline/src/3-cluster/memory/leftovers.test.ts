import { DAY_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import { createTestArticle, TEST_NOW, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { ClusterMemory } from './cluster-memory.ts'
import { deriveStoryId, deriveThreadId } from './groups/story-id.ts'

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

function opened() {
  const memory = new ClusterMemory({ data: testNewsroomData })
  const held = (id: string, title: string, days: number) =>
    memory.hold(createTestArticle({ id, title, publishedAt: daysAgo(days) }))
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

test('a story that opens again is in its thread, where other stories still are', () => {
  const { memory, held } = opened()
  const [opener, other] = [deriveStoryId('a'), deriveStoryId('b')]
  memory.insert(held('a', 'Orchard at Beira flooded', 8), opener)
  memory.insert(held('b', 'Orchard at Beira drained', 2), other)
  memory.joinThread(other, deriveThreadId(opener))
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
