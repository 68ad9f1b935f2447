import { expect, test } from 'vitest'
import { NewestItemsCollector } from './newest-items.ts'
import { buildRssFeed, parseTestFeed } from './testing.ts'

function kept(limit: number, moments: (number | undefined)[]): number[] {
  const list = new NewestItemsCollector<number>(limit, (position) => moments[position])
  for (const position of moments.keys()) list.add(position)
  return list.all()
}

test.each([
  ['all where they are few', 5, [3, 1, 2], [0, 1, 2]],
  ['the newest, in their order', 2, [1, 9, 3, 8, 2, 7, 1], [1, 3]],
  ['the first where none has a date', 2, [undefined, undefined, undefined, undefined, undefined], [0, 1]],
  ['an undated one as old as the one before it', 2, [9, undefined, 1, 8, 2], [0, 1]],
])('retains %s', (_name, limit, moments, expected) => {
  expect(kept(limit, moments)).toEqual(expected)
})

test('only the newest 200 entries of a feed of 3,000 are returned', () => {
  const items = Array.from({ length: 3_000 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toUTCString()
    return `<item><title>${index}</title><pubDate>${date}</pubDate></item>`
  })
  const { entries } = parseTestFeed(buildRssFeed(items.join('')))
  expect(entries).toHaveLength(200)
  expect(entries.map(({ title }) => Number(title))).toEqual(
    Array.from({ length: 200 }, (_, index) => 2_800 + index),
  )
})
