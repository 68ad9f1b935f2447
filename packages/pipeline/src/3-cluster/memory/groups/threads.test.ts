import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveStoryId, deriveThreadId, getFirstStoryId } from './story-id.ts'
import { ThreadsByStory } from './threads.ts'

const STORIES = Array.from({ length: 6 }, (_, at) => deriveStoryId(`a${at}`))
const stories = fc.constantFrom(...STORIES)
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: stories, into: stories }) },
  { weight: 1, arbitrary: fc.record({ remove: stories }) },
)

/** The threads after some steps. `put` moves a story to the thread that the story `into` opened. */
function threadsAfter(list: readonly ({ put: string; into: string } | { remove: string })[]) {
  const threads = new ThreadsByStory()
  /** The expected thread of each story that was put into a thread and not removed later. */
  const plain = new Map<string, string>()
  for (const step of list) {
    if ('remove' in step) {
      threads.remove(step.remove)
      plain.delete(step.remove)
    } else {
      threads.put(step.put, deriveThreadId(step.into))
      plain.set(step.put, deriveThreadId(step.into))
    }
  }
  return { threads, plain }
}

test('the ids of a thread and of the story that opened it follow from each other', () => {
  for (const story of STORIES) expect(getFirstStoryId(deriveThreadId(story))).toBe(story)
})

test('a story is in the thread that it was last put into, and otherwise in its own', () => {
  fc.assert(
    fc.property(fc.array(steps), (list) => {
      const { threads, plain } = threadsAfter(list)
      for (const story of STORIES) expect(threads.idOf(story)).toBe(plain.get(story) ?? deriveThreadId(story))
    }),
  )
})

test('no stored thread is empty, and no story is listed in two threads', () => {
  fc.assert(
    fc.property(fc.array(steps), (list) => {
      const { threads } = threadsAfter(list)
      const listed = STORIES.flatMap((opener) => [...threads.storiesOf(deriveThreadId(opener))])
      expect(listed).toEqual([...new Set(listed)])
      for (const opener of STORIES) {
        const thread = deriveThreadId(opener)
        expect(threads.has(thread)).toBe([...threads.storiesOf(thread)].length > 0)
        for (const story of threads.storiesOf(thread)) expect(threads.idOf(story)).toBe(thread)
      }
    }),
  )
})

test('the stories of a thread are those that share its id, as long as its opener was put into it', () => {
  const withOpener = fc.array(fc.record({ put: stories, into: stories })).map((list) =>
    list.flatMap(({ put, into }) => [
      { put, into },
      { put: into, into },
    ]),
  )
  fc.assert(
    fc.property(withOpener, (list) => {
      const { threads } = threadsAfter(list)
      const byThread = Map.groupBy(STORIES, (story) => threads.idOf(story))
      for (const story of STORIES) {
        const mates = byThread.get(threads.idOf(story)) ?? []
        expect([...threads.storiesWith(story)].sort()).toEqual(mates.toSorted())
        expect(threads.countWith(story)).toBe(mates.length)
      }
    }),
  )
})

test('a story alone in its own thread is not stored', () => {
  const threads = new ThreadsByStory()
  const [story = ''] = STORIES
  threads.put(story, deriveThreadId(story))
  expect(threads.has(deriveThreadId(story))).toBe(false)
  expect([...threads.storiesWith(story)]).toEqual([story])
})

test('a story that leaves its thread is again in its own, and the thread stays with the others', () => {
  const threads = new ThreadsByStory()
  const [opener = '', second = '', third = ''] = STORIES
  const thread = deriveThreadId(opener)
  for (const story of [second, opener, third]) threads.put(story, thread)
  threads.remove(opener)
  threads.remove(third)
  expect(threads.idOf(third)).toBe(deriveThreadId(third))
  expect([...threads.storiesOf(thread)]).toEqual([second])
  expect(threads.idOf(second)).toBe(thread)
})
