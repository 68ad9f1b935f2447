import { type Entry, Publisher } from '@plainwire/domain/feed'
import { describe, expect, test } from 'vitest'
import { computeEntryKey } from './entry-key.ts'
import { toArticle } from './to-article.ts'

const now = new Date('2026-11-20T12:00:00Z')
const publisher = Publisher.parse({
  id: 'courier',
  name: 'Courier',
  homepage: 'https://courier.example',
  owner: 'Courier Ltd',
  country: 'GB',
  language: 'en',
  kind: 'newspaper',
  feeds: [{ url: 'https://courier.example/feed' }],
})
const feed = { categories: ['science' as const], language: undefined }
const entry = (over: Partial<Entry> = {}): Entry => ({
  id: 'guid-1',
  title: 'Bridge opens',
  link: 'https://courier.example/bridge?utm_source=rss',
  published: new Date('2026-11-20T10:00:00Z'),
  updated: undefined,
  authors: ['Ana Whitcombe', 'Ben Oduya'],
  summary: 'It opened.',
  content: '',
  categories: ['World', 'world', 'Bridges'],
  media: [
    { url: 'https://courier.example/a.gif', type: 'image' },
    { url: 'https://courier.example/a.jpg', type: 'image' },
  ],
  ...over,
})

test('an article inherits the place of its feed, where that has one', () => {
  const place = { country: 'NL', city: 'Zwolle' }
  expect(toArticle(entry(), { ...feed, place }, publisher, now)).toMatchObject({ placeHint: place })
  expect(toArticle(entry(), { ...feed, place: {} }, publisher, now)).not.toHaveProperty('placeHint')
})

test('an entry becomes an article with the facts in the feed', () => {
  expect(toArticle(entry(), feed, publisher, now, 3)).toMatchObject({
    publisherId: 'courier',
    url: 'https://courier.example/bridge?utm_source=rss',
    canonicalUrl: 'https://courier.example/bridge',
    text: 'It opened.',
    byline: 'Ana Whitcombe, Ben Oduya',
    language: 'en',
    hints: ['science'],
    sections: ['world', 'bridges'],
    media: [{ url: 'https://courier.example/a.jpg' }],
    feedPosition: 3,
  })
})

describe('identity', () => {
  const idOf = (over: Partial<Entry>) => {
    const article = toArticle(entry(over), feed, publisher, now)
    return 'id' in article ? article.id : undefined
  }

  test('an edited entry has the same key and the same article', () => {
    expect(idOf({ title: 'Bridge opens after delay' })).toBe(idOf({}))
    expect(computeEntryKey(entry({ title: 'x' }))).toBe(computeEntryKey(entry()))
  })

  test('tracking parameters don’t make another article', () => {
    expect(idOf({ link: 'https://courier.example/bridge' })).toBe(idOf({}))
    expect(idOf({ link: 'https://courier.example/tunnel' })).not.toBe(idOf({}))
  })
})

test.each([
  ['no title', { title: '  ' }, 'it has no title'],
  ['a title without a letter', { title: '…' }, 'it has no title'],
  ['no link', { link: undefined }, 'it has no link that a reader can follow'],
  [
    'a link to a home page',
    { link: 'https://courier.example/' },
    'its link leads to a home page, not to an article',
  ],
  ['a link to a file', { link: 'https://courier.example/a.mp3' }, 'its link leads to a file, not to a page'],
  ['a date of last month', { published: new Date('2026-10-01T10:00:00Z') }, 'it is older than 30 days'],
])('an entry with %s is rejected with a reason', (_name, over, rejected) => {
  expect(toArticle(entry(over), feed, publisher, now)).toEqual({ rejected })
})

test.each([
  ['of another publisher', { link: 'https://other.example/bridge' }],
  ['with a query only', { link: 'https://courier.example/?p=12' }],
  ['without a date', { published: undefined }],
  ['in another script', { title: '橋が開通' }],
])('an entry %s is an article', (_name, over) => {
  expect(toArticle(entry(over), feed, publisher, now)).toHaveProperty('id')
})

test('without a summary the text begins it, and what belongs to the feed is left out', () => {
  const content = `${'It opened on Friday. '.repeat(50)}\n\nThe post Bridge opens appeared first on Courier.`
  const article = toArticle(entry({ summary: '', content }), feed, publisher, now)
  expect(article).toMatchObject({ summary: expect.stringMatching(/^It opened on Friday\. .*…$/) })
  expect('text' in article && article.text).toMatch(/Friday\.$/)
})

test('an address is no byline', () => {
  expect(toArticle(entry({ authors: ['desk@courier.example'] }), feed, publisher, now)).toMatchObject({
    byline: undefined,
  })
  expect(toArticle(entry({ authors: ['By Ana Whitcombe'] }), feed, publisher, now)).toMatchObject({
    byline: 'Ana Whitcombe',
  })
})

test('an entry without a published date takes its updated one', () => {
  const updated = new Date('2026-11-20T11:00:00Z')
  expect(toArticle(entry({ published: undefined, updated }), feed, publisher, now)).toMatchObject({
    publishedAt: updated,
    updatedAt: undefined,
  })
})
