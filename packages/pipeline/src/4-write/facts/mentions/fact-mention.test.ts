import { expect, test } from 'vitest'
import { createTestArticle } from '../../../newsroom/newsroom.fixture.ts'
import { createTestMention } from '../mention.fixture.ts'
import { compareMentionPositions, getArticleTimeMs, getMentionTimeMs } from './fact-mention.ts'

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 21, hours))

test.each([
  ['it was last changed', { updatedAt: hour(12), publishedAt: hour(8) }, hour(12)],
  ['it was published, if it wasn’t changed', { updatedAt: undefined, publishedAt: hour(8) }, hour(8)],
  ['it was first seen, if nothing else is known', { publishedAt: undefined }, hour(9)],
])('the time of an article, and of its mentions, is when %s', (_, times, expected) => {
  const known = { ...times, firstSeenAt: hour(9) }
  expect(getArticleTimeMs(createTestArticle({ id: 'a1', ...known }))).toBe(expected.getTime())
  expect(getMentionTimeMs(createTestMention({}, known))).toBe(expected.getTime())
})

test('mentions are sorted from the title down, and those of one sentence keep their order', () => {
  const at = (position: number, value: number) => createTestMention({ position, value })
  const sorted = [at(2, 1), at(0, 2), at(10, 3), at(-1, 4), at(0, 5)].sort(compareMentionPositions)
  expect(sorted.map(({ position, value }) => [position, value])).toEqual([
    [-1, 4],
    [0, 2],
    [0, 5],
    [2, 1],
    [10, 3],
  ])
})
