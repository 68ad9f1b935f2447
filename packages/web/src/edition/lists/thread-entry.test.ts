import { expect, test } from 'vitest'
import { someStories } from '../../testing/stories.ts'
import {
  createThreadSiblingCounter,
  preserveOnScreenOrder,
  promoteAllowedStory,
  type ThreadEntry,
} from './thread-entry.ts'

const items = someStories(4, (index) => (index === 1 || index === 2 ? { thread: { id: 't1' } } : {})).map(
  (story) => ({ story }),
)
const [first, second, third, fourth] = items
if (!first || !second || !third || !fourth) throw new Error('There are four stories.')
/** The stories s2 and s3 belong to one thread, which is one entry. */
const entries: ThreadEntry[] = [first, { ...second, others: [third] }, fourth]
const idsOf = (list: readonly { story: { id: string } }[]) => list.map(({ story }) => story.id)

test('stories on screen stay in their order; the rest follows; those that are gone are left out', () => {
  const inOrder = preserveOnScreenOrder(['s3', 'gone', 's1'], items)
  expect(inOrder.map(({ story }) => story.id)).toEqual(['s3', 's1', 's2', 's4'])
})

test('a thread on screen keeps its story in front, even if the ranking has another one in front', () => {
  const inOrder = preserveOnScreenOrder(['s4', 's3'], entries)
  expect(idsOf(inOrder)).toEqual(['s4', 's3', 's1'])
  expect(idsOf(inOrder[1]?.others ?? [])).toEqual(['s2'])
})

test('an entry shows its best allowed story; without one it is undefined', () => {
  const [, entry] = entries
  if (!entry) throw new Error('There is an entry.')
  expect(promoteAllowedStory(entry, () => true)).toBe(entry)
  expect(promoteAllowedStory(entry, ({ id }) => id === 's3')?.story.id).toBe('s3')
  expect(promoteAllowedStory(entry, () => false)).toBeUndefined()
})

test('the other stories of a thread are counted among the given stories', () => {
  const others = createThreadSiblingCounter([first.story, second.story, third.story])
  expect([first, second, third].map(({ story }) => others(story))).toEqual([0, 1, 1])
  expect(createThreadSiblingCounter([third.story])(second.story)).toBe(1)
})
