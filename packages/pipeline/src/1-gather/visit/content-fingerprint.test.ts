import type { Entry } from '@plainwire/domain/feed'
import { expect, test } from 'vitest'
import { computeContentFingerprint, countSharedEntries } from './content-fingerprint.ts'

const entry = (id: string, over: Partial<Entry> = {}): Entry => ({
  id,
  title: id,
  link: `https://news.example/${id}`,
  published: undefined,
  updated: undefined,
  authors: [],
  summary: '',
  content: '',
  categories: [],
  media: [],
  ...over,
})

test.each([
  ['a date', { published: new Date(0), updated: new Date(1) }],
  ['a picture', { media: [{ url: 'https://news.example/a.jpg?signed=1', type: 'image' as const }] }],
  ['a tracking parameter', { link: 'https://news.example/a?utm_source=rss' }],
])('%s makes no news', (_name, over) => {
  expect(computeContentFingerprint([entry('a', over)])).toBe(computeContentFingerprint([entry('a')]))
})

test.each([
  ['a title', { title: 'b' }],
  ['a summary', { summary: 'b' }],
  ['a text', { content: 'b' }],
  ['a page', { link: 'https://news.example/b' }],
])('%s makes news', (_name, over) => {
  expect(computeContentFingerprint([entry('a', over)])).not.toBe(computeContentFingerprint([entry('a')]))
})

test('two fingerprints show how many entries they share', () => {
  const [abc, bcd, xyz] = [
    ['a', 'b', 'c'],
    ['b', 'c', 'd'],
    ['x', 'y', 'z'],
  ].map((ids) => computeContentFingerprint(ids.map((id) => entry(id))))
  expect(countSharedEntries(abc, bcd ?? '')).toBe(2)
  expect(countSharedEntries(abc, xyz ?? '')).toBe(0)
  expect(countSharedEntries(undefined, abc ?? '')).toBe(0)
  expect(countSharedEntries('0123456789abcdef', abc ?? '')).toBe(0)
})

test('a print is short however long the feed', () => {
  const long = Array.from({ length: 200 }, (_, index) => entry(String(index), { content: 'x'.repeat(5_000) }))
  expect(computeContentFingerprint(long).length).toBeLessThan(400)
})
