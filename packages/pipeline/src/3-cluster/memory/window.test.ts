import { HOUR_MS } from '@plainwire/domain/units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEST_NOW } from '../../newsroom/newsroom.fixture.ts'
import { arbitraryHistories, MemoryHistory } from '../testing/memory-history.ts'
import type { ClusteringWindow } from './window.ts'

/**
 * Checks that each article has the same entry by id, by position and in its story, and is in no other story.
 */
function expectConsistent(window: ClusteringWindow): void {
  const articles = [...window.articles()]
  expect(window.size).toBe(articles.length)
  for (const article of articles) {
    expect(window.byId(article.articleId)).toBe(article)
    expect(window.at(article.sequence)).toBe(article)
    expect(window.story(article.storyId)).toBe(article.story)
  }
  const stories = [...window.stories()]
  for (const { members } of stories) {
    expect(members.length).toBeGreaterThan(0)
    expect(members.map(({ sequence }) => sequence)).toEqual(
      members.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    )
  }
  const members = stories.flatMap((story) => story.members.map((member) => ({ member, story })))
  expect(members).toHaveLength(articles.length)
  for (const { member, story } of members) {
    expect(member.story).toBe(story)
    expect(window.byId(member.articleId)).toBe(member)
  }
}

test('articles and stories stay consistent as they are added, moved, dropped and expire', () => {
  fc.assert(
    fc.property(arbitraryHistories('replace'), (steps) => {
      const history = new MemoryHistory()
      for (const step of steps) {
        history.do(step)
        expectConsistent(history.memory.window)
      }
    }),
    { numRuns: 40 },
  )
})

test('an article that is replaced has the same index in its story and a new position', () => {
  fc.assert(
    fc.property(arbitraryHistories('expire'), (steps) => {
      const history = new MemoryHistory()
      const { window } = history.memory
      for (const step of steps) {
        const before = new Map(
          Array.from(window.articles(), ({ articleId, storyId }) => [articleId, storyId]),
        )
        history.do(step)
        if (step.kind !== 'replace') continue
        const after = new Map(Array.from(window.articles(), ({ articleId, storyId }) => [articleId, storyId]))
        expect(after).toEqual(before)
        for (const article of window.articles()) {
          expect(window.at(article.sequence)).toBe(article)
          expect(article.story.members).toContain(article)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('exactly the stories whose last article is too old leave, however late they are looked for', () => {
  fc.assert(
    fc.property(arbitraryHistories('move', 'replace', 'expire'), fc.array(fc.nat(100)), (steps, instants) => {
      const history = new MemoryHistory()
      for (const step of steps) history.do(step)
      for (const hours of instants.toSorted((a, b) => b - a)) {
        const before = TEST_NOW.getTime() - hours * HOUR_MS
        const isOld = ({ members }: { members: readonly { at: number }[] }) =>
          members.every(({ at }) => at < before)
        const expected = history.stories().filter(isOld)
        expect(history.expire(before).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      }
    }),
    { numRuns: 40 },
  )
})

test('the first position in time is never behind an article that is young enough', () => {
  fc.assert(
    fc.property(
      arbitraryHistories('move', 'replace', 'join thread'),
      fc.array(fc.nat(100)),
      (steps, instants) => {
        const history = new MemoryHistory()
        const { window } = history.memory
        for (const step of steps) history.do(step)
        for (const hours of instants.toSorted((a, b) => b - a)) {
          const before = TEST_NOW.getTime() - hours * HOUR_MS
          const since = window.oldestSince(before)
          const young = Array.from(window.articles()).filter(({ at }) => at >= before)
          expect(young.every(({ sequence }) => sequence >= since)).toBe(true)
        }
      },
    ),
    { numRuns: 30 },
  )
})
