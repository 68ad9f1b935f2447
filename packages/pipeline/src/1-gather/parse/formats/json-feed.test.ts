import { expect, test } from 'vitest'
import { parseTestFeed } from '../testing.ts'

const feed = (items: unknown[], over: object = {}) =>
  parseTestFeed(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News &amp; more',
      home_page_url: '/',
      language: 'en-GB',
      hubs: [{ type: 'WebSub', url: 'https://hub.example/' }],
      items,
      ...over,
    }),
  )

test('a feed and its items', () => {
  const whole = feed([
    {
      id: '1',
      url: '/a?x=1',
      title: 'A <b>bold</b> step',
      content_html: '<p>One</p><p>Two <img src="/i.jpg" alt="I"></p>',
      summary: 'Less < more',
      image: 'https://news.example/a.jpg',
      banner_image: '/b',
      date_published: '2026-11-20T09:00:00+01:00',
      date_modified: '2026-11-20T09:30:00Z',
      authors: [{ name: 'Jane' }, { name: 'Ann' }],
      author: { name: 'jane' },
      tags: ['World', 'world peace', ''],
      attachments: [{ url: '/p.mp3', mime_type: 'audio/mpeg', title: 'Pod' }],
    },
  ])
  expect(whole).toMatchObject({
    format: 'json',
    title: 'News & more',
    link: 'https://news.example/',
    language: 'en-gb',
    hub: 'https://hub.example/',
  })
  expect(whole.entries).toEqual([
    {
      id: '1',
      title: 'A bold step',
      link: 'https://news.example/a?x=1',
      published: new Date('2026-11-20T08:00:00Z'),
      updated: new Date('2026-11-20T09:30:00Z'),
      authors: ['jane', 'Ann'],
      summary: 'Less < more',
      content: 'One\n\nTwo',
      categories: ['World', 'world peace'],
      media: [
        { url: 'https://news.example/a.jpg', type: 'image' },
        { url: 'https://news.example/b', type: 'image' },
        { url: 'https://news.example/p.mp3', type: 'audio', alt: 'Pod' },
      ],
    },
  ])
})

test('plain text preserves its paragraphs and angle brackets', () => {
  expect(feed([{ id: '1', content_text: 'a < b\n\nc & d' }]).entries[0]?.content).toBe('a < b\n\nc & d')
})

test.each([
  [{ id: 1, external_url: 'https://other.example/a' }, 'https://other.example/a', '1'],
  [{ id: 'https://news.example/a' }, 'https://news.example/a', 'https://news.example/a'],
  [{ url: 'javascript:alert(1)', id: 'x' }, undefined, 'x'],
])('%j', (item, link, id) => {
  expect(feed([item]).entries).toMatchObject([{ link, id }])
})

test('values of the wrong kind cost their field, things that are no item cost themselves', () => {
  const { entries } = feed([
    null,
    'text',
    {
      id: '1',
      title: { a: 1 },
      tags: 'x',
      authors: [null, { name: 'Jane' }],
      attachments: [5],
      date_published: 5,
    },
  ])
  expect(entries).toMatchObject([
    { id: '1', title: '', categories: [], authors: ['Jane'], media: [], published: undefined },
  ])
})

test('without its version a feed is known by its fields', () => {
  const item = { id: '1', content_text: 'a' }
  expect(feed([item], { version: undefined }).entries).toHaveLength(1)
  expect(feed([], { version: undefined, feed_url: '/feed.json' }).entries).toEqual([])
})

test('deep and huge JSON is no danger', () => {
  expect(() => parseTestFeed(`${'['.repeat(100_000)}`)).toThrow('This looks like JSON, but it is damaged.')
  expect(feed(Array.from({ length: 5_000 }, (_, id) => ({ id }))).entries).toHaveLength(200)
})
