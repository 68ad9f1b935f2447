import { expect, test } from 'vitest'
import { entryKey } from './entry-key.ts'

test.each([
  ['https://news.example/a#1', 'https://news.example/a#2'],
  ['https://news.example/a?utm_source=rss', 'https://news.example/a'],
  ['tag:1', 'tag:1'],
])('%s and %s are one entry', (one, other) => {
  expect(entryKey({ id: one })).toBe(entryKey({ id: other }))
})

test.each([
  ['tag:1', 'tag:2'],
  ['https://news.example/a', 'https://news.example/b'],
  ['1#a', '1#b'],
])('%s and %s are two', (one, other) => {
  expect(entryKey({ id: one })).not.toBe(entryKey({ id: other }))
})

test.each([['../../../../etc/passwd'], ['x'.repeat(500)], [''], ['https://['], ["'; DROP TABLE"]])(
  'the key of %.20j is our own',
  (id) => {
    expect(entryKey({ id })).toMatch(/^[0-9a-f]{16}$/)
  },
)
