import { describe, expect, test } from 'vitest'
import type { GroupingLevel } from '../matching/group-match.ts'
import type { StoryMatcher } from '../matching/story-match.ts'
import type { ClusterMemory } from '../memory/cluster-memory.ts'
import type { WindowArticle, WindowStory } from '../memory/window-article.ts'
import { GroupMergeVote } from './group-votes.ts'

/** Creates stories, by id, each with the given number of reports. */
function stories<Id extends string>(sizes: Record<Id, number>) {
  let sequence = 0
  const made = {} as Record<Id, WindowStory>
  for (const [id, size] of Object.entries<number>(sizes) as [Id, number][]) {
    const members = Array.from({ length: size }, (_, at) => ({
      articleId: `${id}${at}`,
      kind: 'report',
      sequence: sequence++,
    })) as WindowArticle[]
    made[id] = { id, members, reviewedSize: 0 } as unknown as WindowStory
  }
  return made
}

interface Known {
  /** The margins with which reports match stories, by 'report>story'; -3 by default. */
  excess?: Record<string, number>
  margin?: number
  /** For each report, the stories that it may belong to, most likely first; all by default. */
  neighbours?: (voter: string) => WindowStory[]
  /** By the id of a story: all stories of its thread. By default, a story is alone in its thread. */
  mates?: Record<string, WindowStory[]>
}

function vote(all: WindowStory[], { excess = {}, margin = 0, neighbours = () => all, mates = {} }: Known) {
  const requested: string[] = []
  const matcher = {
    mergeMargin: () => margin,
    neighbours: (voter: WindowArticle) => neighbours(voter.articleId),
    candidates: (voter: WindowArticle) => neighbours(voter.articleId),
    threadsOf: (found: WindowStory[], not: WindowStory) => found.filter((story) => story !== not),
    excesses: (voter: WindowArticle, groups: WindowStory[]) =>
      groups.map((story) => {
        requested.push(`${voter.articleId}>${story.id}`)
        return { story, excess: excess[`${voter.articleId}>${story.id}`] ?? -3 }
      }),
  } as unknown as StoryMatcher
  const memory = {
    mates: (story: WindowStory) => mates[story.id] ?? [story],
  } as unknown as ClusterMemory
  const votes = new GroupMergeVote(memory, matcher)
  return {
    best: (story: WindowStory, level: GroupingLevel = 'story') => votes.best(story, level)?.id,
    requested,
    votes,
  }
}

describe('a story merges with the one', () => {
  const { a, b, c } = stories({ a: 1, b: 1, c: 1 })

  test.each([
    [1, 1, 'b'],
    [0.5, -0.25, 'b'],
    [0.5, -0.5, undefined],
    [-0.5, 0.75, 'b'],
    [-1, 6, undefined],
    [3, -3, undefined],
  ])('whose votes are %f from here and %f from there: %s', (forward, back, expected) => {
    expect(vote([a, b], { excess: { 'a0>b': forward, 'b0>a': back } }).best(a)).toBe(expected)
  })

  test('with the highest vote of both sides', () => {
    const excess = { 'a0>b': 3, 'b0>a': 1, 'a0>c': 2, 'c0>a': 4 }
    expect(vote([a, b, c], { excess }).best(a)).toBe('c')
    expect(vote([a, c, b], { excess }).best(a)).toBe('c')
  })

  test('above the threshold of merging', () => {
    const excess = { 'a0>b': 2, 'b0>a': 2 }
    expect(vote([a, b], { excess, margin: 1.9 }).best(a)).toBe('b')
    expect(vote([a, b], { excess, margin: 2 }).best(a)).toBeUndefined()
  })

  test('and never with itself, or with none', () => {
    expect(vote([a], { excess: { 'a0>a': 6 } }).best(a)).toBeUndefined()
    expect(vote([], {}).best(a)).toBeUndefined()
  })

  test('whose other side is requested only if the first vote is near the threshold', () => {
    const far = vote([a, b], { excess: { 'a0>b': -1 } })
    far.best(a)
    expect(far.requested).toEqual(['a0>b'])
    const near = vote([a, b], { excess: { 'a0>b': -0.99 } })
    near.best(a)
    expect(near.requested).toEqual(['a0>b', 'b0>a'])
  })
})

describe('a single vote', () => {
  const { a, b } = stories({ a: 2, b: 1 })

  test('is at most 6, so that one report decides nothing alone', () => {
    expect(vote([a, b], { excess: { 'a0>b': 100, 'a1>b': -4, 'b0>a': -1.1 } }).best(a)).toBeUndefined()
    expect(vote([a, b], { excess: { 'a0>b': 100, 'a1>b': -4, 'b0>a': -0.9 } }).best(a)).toBe('b')
  })

  test('is at least -4, unless it contradicts the merge', () => {
    expect(vote([a, b], { excess: { 'a0>b': 6, 'a1>b': -11, 'b0>a': 0 } }).best(a)).toBe('b')
    expect(vote([a, b], { excess: { 'a0>b': 6, 'a1>b': -12, 'b0>a': 6 } }).best(a)).toBeUndefined()
  })
})

describe('the reports that vote', () => {
  const votersOf = (size: number) => {
    const { a, b } = stories({ a: size, b: 1 })
    const { best, requested } = vote([a, b], {})
    best(a)
    return requested.map((pair) => Number(/^a(\d+)>b$/.exec(pair)?.[1]))
  }

  test.each([
    [1, [0]],
    [4, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6]],
    [16, [0, 5, 10, 15]],
    [17, [0, 4, 8, 12, 16]],
  ])('of %i are %j, from its whole life', (size, voters) => {
    expect(votersOf(size)).toEqual(voters)
  })

  test('are twelve at most', () => {
    const voters = votersOf(200)
    expect(voters).toHaveLength(12)
    expect([voters[0], voters.at(-1)]).toEqual([0, 199])
  })
})

test('at most eight groups are compared, those that most reports find first', () => {
  const sizes = { a: 2, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1 }
  const { a, ...others } = stories(sizes)
  const list = Object.values(others)
  const last = list.at(-1)
  if (!last) throw new Error('there are other stories')
  // The second report only finds the last story, which thus comes before those that the first report finds.
  const neighbours = (voter: string) => (voter === 'a0' ? [a, ...list] : [last])
  const { best, requested } = vote([a, ...list], { neighbours })
  best(a)
  const compared = requested.filter((pair) => pair.startsWith('a0>')).map((pair) => pair.slice(3))
  expect(compared).toEqual(['j', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
})

test('the reports of a thread are those of all its stories, in the order of their arrival', () => {
  const { a, b } = stories({ a: 2, b: 1 })
  const { votes } = vote([], { mates: { a: [b, a] } })
  expect(votes.reportsWith(a, 'thread').map(({ articleId }) => articleId)).toEqual(['a0', 'a1', 'b0'])
  expect(votes.reportsWith(b, 'thread').map(({ articleId }) => articleId)).toEqual(['b0'])
  expect(votes.reportsWith(a, 'story').map(({ articleId }) => articleId)).toEqual(['a0', 'a1'])
})

test('threads vote with the reports of all their stories', () => {
  const { a, b, c } = stories({ a: 1, b: 1, c: 1 })
  const excess = { 'a0>c': -3, 'b0>c': 6, 'c0>a': 2 }
  const mates = { a: [a, b], b: [a, b] }
  expect(vote([a, c], { excess, mates }).best(a, 'thread')).toBe('c')
  expect(vote([a, c], { excess, mates }).best(a, 'story')).toBeUndefined()
})
