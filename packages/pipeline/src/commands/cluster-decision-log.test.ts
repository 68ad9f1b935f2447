import { expect, test } from 'vitest'
import type { ClusterRevision } from '../3-cluster/index.ts'
import { ClusterDecisionLog } from './cluster-decision-log.ts'

const membership = (articleId: string) => ({
  articleId,
  similarity: 1,
  sharedNames: [],
  sharedTerms: [],
  gapHours: 0,
})
const placement = (articleId: string, storyId: string, threadId: string) => {
  return { storyId, threadId, membership: membership(articleId), opened: true }
}
const revision = (over: Partial<ClusterRevision>): ClusterRevision => ({
  moved: [],
  merged: [],
  rethreaded: [],
  mergedThreads: [],
  ...over,
})

test('every article has the story and the thread that it is in at the end of the stream', () => {
  const decisions = new ClusterDecisionLog()
  for (const id of ['a', 'b', 'c', 'd']) decisions.place(id, placement(id, `s${id}`, `t${id}`))
  decisions.revise(
    revision({
      moved: [{ from: 'sd', storyId: 'se', membership: membership('d') }],
      merged: [{ from: 'sb', into: 'sa' }],
      rethreaded: [{ storyId: 'sc', threadId: 'ta' }],
    }),
  )
  decisions.revise(revision({ mergedThreads: [{ from: 'ta', into: 'tz' }] }))
  expect([...decisions.lines()]).toEqual([
    { id: 'a', story: 'sa', thread: 'tz' },
    { id: 'b', story: 'sa', thread: 'tz' },
    { id: 'c', story: 'sc', thread: 'tz' },
    { id: 'd', story: 'se', thread: 'te' },
  ])
})

test('an article that is listed twice has a line each time', () => {
  const decisions = new ClusterDecisionLog()
  for (const story of ['s1', 's2']) decisions.place('a', placement('a', story, 't1'))
  expect([...decisions.lines()].map(({ story }) => story)).toEqual(['s2', 's2'])
})
