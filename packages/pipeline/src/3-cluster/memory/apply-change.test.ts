import { HOUR_MS } from '@plainwire/domain/units'
import { describe, expect, test } from 'vitest'
import { createTestArticle, TEST_NOW, testNewsroomData } from '../../newsroom/newsroom.fixture.ts'
import { applyReviewChange } from './apply-change.ts'
import { ClusterMemory } from './cluster-memory.ts'
import type { WindowStory } from './window-article.ts'

/**
 * A memory with the given stories, the oldest first, each with two articles. A thread is given by the ids of
 * its stories: 's1 s3' is the thread with the id 't1', which s1 opened and s3 joined.
 */
function remember(ids: string, ...threads: string[]) {
  const memory = new ClusterMemory({ data: testNewsroomData })
  const names = ids.split(' ')
  for (const [at, id] of [...names, ...names].entries()) {
    const publishedAt = new Date(TEST_NOW.getTime() - (100 - at) * HOUR_MS)
    const article = createTestArticle({ id: `a${at}`, title: `Harbour ${id} opens`, publishedAt })
    memory.insert(memory.hold(article), id)
  }
  for (const thread of threads) {
    const [first = '', ...others] = thread.split(' ')
    for (const id of others) memory.joinThread(id, memory.threads.idOf(first))
  }
  const story = (id: string): WindowStory => {
    const found = memory.window.story(id)
    if (!found) throw new Error(`no story ${id}`)
    return found
  }
  const threadsNow = () =>
    Object.fromEntries(Array.from(memory.window.stories(), ({ id }) => [id, memory.threads.idOf(id)]))
  return { memory, story, threadsNow }
}

describe('two stories that merge', () => {
  const merge = (ids: string, ...threads: string[]) => {
    const { memory, story, threadsNow } = remember(ids, ...threads)
    const applied = applyReviewChange(memory, { kind: 'merge', from: story('s2'), into: story('s1') })
    return { applied, memory, threads: threadsNow() }
  }
  const merged = { from: 's2', into: 's1' }

  test('have all articles together, and the other thread leads to the one that stays', () => {
    const { applied, memory, threads } = merge('s1 s2 s3')
    expect(applied).toEqual({
      merged,
      rethreaded: [{ storyId: 's1', threadId: 't1' }],
      mergedThread: { from: 't2', into: 't1' },
    })
    expect(memory.window.story('s2')).toBeUndefined()
    expect(
      memory.window
        .story('s1')
        ?.members.map(({ articleId }) => articleId)
        .sort(),
    ).toEqual(['a0', 'a1', 'a3', 'a4'])
    expect(threads).toEqual({ s1: 't1', s3: 't3' })
  })

  test('belong to the larger of both threads', () => {
    const larger = merge('s1 s2 s3', 's2 s3')
    expect(larger.applied).toEqual({
      merged,
      rethreaded: [{ storyId: 's1', threadId: 't2' }],
      mergedThread: { from: 't1', into: 't2' },
    })
    expect(larger.threads).toEqual({ s1: 't2', s3: 't2' })
    expect(merge('s1 s2 s3', 's1 s3').threads).toEqual({ s1: 't1', s3: 't1' })
  })

  test('of threads of equal size stay in the thread of the story that stays', () => {
    const { applied, threads } = merge('s1 s2 s3 s4', 's1 s3', 's2 s4')
    expect(applied).toEqual({ merged, rethreaded: [{ storyId: 's1', threadId: 't1' }] })
    expect(threads).toEqual({ s1: 't1', s3: 't1', s4: 't2' })
  })

  test('leave a thread that still has stories as it is', () => {
    const { applied, threads } = merge('s1 s2 s3 s4 s5', 's1 s3', 's2 s4 s5')
    expect(applied).toEqual({ merged, rethreaded: [{ storyId: 's1', threadId: 't2' }] })
    expect(threads).toEqual({ s1: 't2', s3: 't1', s4: 't2', s5: 't2' })
  })

  test('of one thread change none', () => {
    const { applied, threads } = merge('s1 s2 s3', 's1 s2 s3')
    expect(applied).toEqual({ merged, rethreaded: [] })
    expect(threads).toEqual({ s1: 't1', s3: 't1' })
  })
})

describe('two threads that merge', () => {
  test.each([
    ['s1', 's2'],
    ['s2', 's1'],
  ])('are the older one, whichever was given first: %s into %s', (from, into) => {
    const { memory, story, threadsNow } = remember('s1 s2 s3 s4', 's2 s3')
    const applied = applyReviewChange(memory, { kind: 'merge-threads', from: story(from), into: story(into) })
    expect(applied.merged).toBeUndefined()
    expect(applied.mergedThread).toEqual({ from: 't2', into: 't1' })
    expect(applied.rethreaded).toHaveLength(2)
    expect(applied.rethreaded).toEqual(
      expect.arrayContaining([
        { storyId: 's2', threadId: 't1' },
        { storyId: 's3', threadId: 't1' },
      ]),
    )
    expect(threadsNow()).toEqual({ s1: 't1', s2: 't1', s3: 't1', s4: 't4' })
  })
})

describe('an article that moves', () => {
  test.each([
    ['s2', 't2', 3],
    ['s3', 't2', 3],
    ['s9', 't9', 1],
  ])('to the story %s belongs to its thread %s', (into, threadId, articles) => {
    const { memory, story } = remember('s1 s2 s3', 's2 s3')
    const [article] = story('s1').members
    if (!article) throw new Error('the story has articles')
    const applied = applyReviewChange(memory, { kind: 'move', article, into, match: undefined })
    expect(applied).toEqual({ rethreaded: [{ storyId: into, threadId }] })
    expect(memory.window.byId('a0')?.storyId).toBe(into)
    expect(story('s1').members.map(({ articleId }) => articleId)).toEqual(['a3'])
    expect(story(into).members).toHaveLength(articles)
  })
})
