import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicaliseUrl } from './canonical-url.ts'

test.each([
  ['https://News.Example:443/A#top', 'https://news.example/A'],
  ['https://www.bbc.co.uk/news/1?at_medium=RSS&at_campaign=KARANGA', 'https://www.bbc.co.uk/news/1'],
  [
    'https://www.dailymail.co.uk/a.html?ns_mchannel=rss&ito=1490&ns_campaign=1490',
    'https://www.dailymail.co.uk/a.html',
  ],
  ['https://a.example/1?utm_source=rss&utm_medium=feed&id=7', 'https://a.example/1?id=7'],
  ['https://a.example/1?xtor=RSS-1&CMP=rss&fbclid=x&gclid=y', 'https://a.example/1'],
  ['https://a.example/1?partner=rss&emc=rss', 'https://a.example/1'],
  ['https://a.example/1?mod=rss_world', 'https://a.example/1'],
  ['https://a.example/1?ref=frontpage', 'https://a.example/1?ref=frontpage'],
  ['https://a.example/1?maca=en-rss-en-all-1573-rdf', 'https://a.example/1'],
  ['https://a.example/?b=2&a=1', 'https://a.example/?a=1&b=2'],
  ['https://m.bbc.co.uk/news/1', 'https://www.bbc.co.uk/news/1'],
  ['https://amp.theguardian.com/a', 'https://www.theguardian.com/a'],
  ['https://m.sport.example.com/a', 'https://m.sport.example.com/a'],
  ['https://m.co.uk/a', 'https://m.co.uk/a'],
  ['https://a.example/story/amp/', 'https://a.example/story'],
  ['https://a.example/story.amp.html', 'https://a.example/story.html'],
  ['https://a.example/story?amp=1', 'https://a.example/story'],
  ['https://www-a-example.cdn.ampproject.org/v/s/www.a.example/story?amp=1', 'https://www.a.example/story'],
  ['https://www.google.com/amp/s/www.a.example/story', 'https://www.a.example/story'],
  ['http://127.0.0.1:8081/a?utm_source=x', 'http://127.0.0.1:8081/a'],
])('%s is %s', (url, expected) => {
  expect(canonicaliseUrl(url)).toBe(expected)
})

test('a canonical URL is unchanged', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const canonical = canonicaliseUrl(url)
      expect(canonicaliseUrl(canonical)).toBe(canonical)
    }),
  )
})
