import { expect, test } from 'vitest'
import { computeEntryKey } from './entry-key.ts'

test.each([
  ['https://news.example/a#1', 'https://news.example/a#2'],
  ['https://news.example/a?utm_source=rss', 'https://news.example/a'],
  ['tag:1', 'tag:1'],
])('%s and %s are one entry', (one, other) => {
  expect(computeEntryKey({ id: one })).toBe(computeEntryKey({ id: other }))
})

test.each([
  ['tag:1', 'tag:2'],
  ['https://news.example/a', 'https://news.example/b'],
  ['1#a', '1#b'],
])('%s and %s are two', (one, other) => {
  expect(computeEntryKey({ id: one })).not.toBe(computeEntryKey({ id: other }))
})

test.each([['../../../../etc/passwd'], ['x'.repeat(500)], [''], ['https://['], ["'; DROP TABLE"]])(
  'the key of %.20j is our own',
  (id) => {
    expect(computeEntryKey({ id })).toMatch(/^[0-9a-f]{16}$/)
  },
)
