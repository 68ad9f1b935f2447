import { DAY_MS } from '@plainwire/domain/units'
import { expect, test } from 'vitest'
import type { ClusterRevision } from '../3-cluster/index.ts'
import { clusterArticles } from '../articles/cluster-articles.ts'
import {
  createTestArticle,
  createTestPublisher,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createEditionState, createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import { composeAllStories } from '../stories/compose-all.ts'
import {
  addArticleToStory,
  applyClusterCorrections,
  type EditionState,
  removeExpiredStories,
  restoreArticle,
} from './edition-state.ts'

const newsroom = createNewsroomFromReviewedData(testNewsroomData)
const membership = (articleId: string) => ({
  articleId,
  similarity: 1,
  sharedNames: [],
  sharedTerms: [],
  gapHours: 0,
})
const aState = () =>
  createEditionState(newsroom, new Map([['gazette', createTestPublisher({ id: 'gazette' })]]))
const threads = (state: EditionState) =>
  Object.fromEntries([...state.clusters].map(([id, one]) => [id, one.threadId]))
const nothing: ClusterRevision = { moved: [], merged: [], rethreaded: [], mergedThreads: [] }

/** Three stories: the first two in one thread. */
function threeStories(): EditionState {
  const state = aState()
  for (const [id, threadId] of [
    ['a', 't1'],
    ['b', 't1'],
    ['c', 't3'],
  ] as const)
    addArticleToStory(state, createTestArticle({ id, title: `Title of ${id}` }), {
      storyId: `s${id}`,
      threadId,
      membership: membership(id),
    })
  return state
}

test('a story is in the thread that it was placed in last', () => {
  const state = threeStories()
  expect(threads(state)).toEqual({ sa: 't1', sb: 't1', sc: 't3' })
  addArticleToStory(state, createTestArticle({ id: 'd' }), {
    storyId: 'sb',
    threadId: 't3',
    membership: membership('d'),
  })
  expect(threads(state).sb).toBe('t3')
})

test('threads merge and stories change threads, in this order; a story that merges goes to the other’s thread', () => {
  const state = threeStories()
  applyClusterCorrections(state, {
    ...nothing,
    mergedThreads: [{ from: 't1', into: 't0' }],
    rethreaded: [
      { storyId: 'sb', threadId: 't3' },
      { storyId: 'gone', threadId: 't3' },
    ],
  })
  expect(threads(state)).toEqual({ sa: 't0', sb: 't3', sc: 't3' })
  applyClusterCorrections(state, { ...nothing, merged: [{ from: 'sa', into: 'sc' }] })
  expect(threads(state)).toEqual({ sb: 't3', sc: 't3' })
})

test('an article that moves doesn’t change threads; a story that it opens gets a new thread', () => {
  const state = threeStories()
  const moved = [
    { from: 'sa', storyId: 'sc', membership: membership('a') },
    { from: 'sb', storyId: 's9', membership: membership('b') },
  ]
  applyClusterCorrections(state, { ...nothing, moved })
  expect(threads(state)).toEqual({ sc: 't3', s9: 't9' })
})

test('a restart restores stories to their threads; one stored without gets its own', () => {
  const state = aState()
  const stored = (id: string, threadId: string | undefined) =>
    restoreArticle(state, createTestArticle({ id }), {
      storyId: `s${id}`,
      threadId,
      membership: membership(id),
    })
  stored('a', 't7')
  stored('b', 't7')
  stored('c', undefined)
  expect(threads(state)).toEqual({ sa: 't7', sb: 't7', sc: 'tc' })
  removeExpiredStories(state, new Date(TEST_NOW.getTime() + 30 * DAY_MS))
  expect(threads(state)).toEqual({})
})

test('a story that only changed its thread is not written again, and is composed in the new one', async () => {
  const state = aState()
  const text = 'A stretch of the coastal dyke at Praia Nova broke on Friday, killing six people in Beira.'
  const { placed } = await clusterArticles(state, [
    createTestArticle({ id: 'a1', title: 'Six dead as dyke breaks in Beira', text }),
  ])
  const [first] = (await composeAllStories(newsroom, state, TEST_NOW)).stories
  expect(first?.threadId).toBe(placed[0]?.threadId)
  applyClusterCorrections(state, { ...nothing, rethreaded: [{ storyId: first?.id ?? '', threadId: 't1' }] })
  const [second] = (await composeAllStories(newsroom, state, TEST_NOW)).stories
  expect(second?.threadId).toBe('t1')
  expect(second?.texts).toBe(first?.texts)
})

test('a story counts the independent reports of its whole thread', async () => {
  const names = ['gazette', 'courier']
  const papers = names.map((id): [string, ReturnType<typeof createTestPublisher>] => [
    id,
    createTestPublisher({ id, owner: id }),
  ])
  const compose = async (threadOfB: string) => {
    const state = createEditionState(newsroom, new Map(papers))
    const put = (id: string, threadId: string, publisherId: string, title: string, text: string) =>
      addArticleToStory(state, createTestArticle({ id, title, text, publisherId }), {
        storyId: `s${id}`,
        threadId,
        membership: membership(id),
      })
    const dyke = 'A stretch of the coastal dyke at Praia Nova broke on Friday, killing six people in Beira.'
    put('a', 't1', 'gazette', 'Six dead as dyke breaks in Beira', dyke)
    const aid = 'Ministers in Maputo agreed on Saturday to pay for repairs of every dyke on the coast.'
    put('b', threadOfB, 'courier', 'Maputo to repair dykes on the coast', aid)
    const { stories } = await composeAllStories(newsroom, state, TEST_NOW)
    return stories.find(({ id }) => id === 'sa')?.scoreParts?.global_relevance
  }
  const wide = { name: 'thread_reports', value: expect.closeTo(Math.log10(2), 2) }
  expect(await compose('t1')).toContainEqual(expect.objectContaining(wide))
  expect(await compose('t2')).toContainEqual(expect.objectContaining({ name: 'thread_reports', value: 0 }))
})
