import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webUrl } from './web-url.ts'

const context = { base: 'https://news.example/feeds/all.xml', home: 'https://news.example/feeds/all.xml' }

test.each([
  ['https://news.example/a', 'https://news.example/a'],
  [' /story/1 ', 'https://news.example/story/1'],
  ['story/1', 'https://news.example/feeds/story/1'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['www.news.example/a', 'https://www.news.example/a'],
  [' WWW.news.example/a', 'https://www.news.example/a'],
  ['https://news.example/www.html', 'https://news.example/www.html'],
  ['/about/www.html', 'https://news.example/about/www.html'],
  [`/${'x'.repeat(1_979)}`, `https://news.example/${'x'.repeat(1_979)}`],
  [`https://news.example/${'x'.repeat(1_979)}`, `https://news.example/${'x'.repeat(1_979)}`],
  ['https://news.example/?a=1&amp;b=2', 'https://news.example/?a=1&b=2'],
  ['https://news.example/?a=1&#38;b=2', 'https://news.example/?a=1&b=2'],
  ['https://other.example/aggregated', 'https://other.example/aggregated'],
  ['http://xn--80ak6aa92e.com/', 'http://xn--80ak6aa92e.com/'],
  ['https://nieuws.example/één', 'https://nieuws.example/%C3%A9%C3%A9n'],
])('%j leads to %s', (text, url) => {
  expect(webUrl(text, context)).toBe(url)
})

test.each([
  [''],
  ['javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>'],
  ['vbscript:x'],
  ['file:///etc/passwd'],
  ['blob:http://a/1'],
  ['mailto:a@news.example'],
  ['ftp://news.example/a'],
  ['https://:secret@news.example/'],
  [`https://news.example/${'a/../'.repeat(400)}`],
  [`/${'x'.repeat(1_980)}`],
  ['https://bbc.co.uk@evil.example/'],
  ['http://169.254.169.254/latest/meta-data/'],
  ['http://2130706433/'],
  ['http://localhost/'],
  ['http://news.example/%0d%0aX: y'],
  ['http://'],
  ['http://['],
  [`https://news.example/${'x'.repeat(3_000)}`],
])('%.60j is no link', (text) => {
  expect(webUrl(text, context)).toBeUndefined()
})

test('a publisher on a private address may link to itself and to no other', () => {
  const home = 'http://127.0.0.1:8081/feed'
  expect(webUrl('/a', { base: home, home })).toBe('http://127.0.0.1:8081/a')
  expect(webUrl('http://127.0.0.1:8080/a', { base: home, home })).toBeUndefined()
})

test('without a usable base only absolute links work', () => {
  expect(webUrl('/a', { base: '', home: '' })).toBeUndefined()
  expect(webUrl('https://news.example/', { base: '', home: '' })).toBe('https://news.example/')
})

test('whatever comes out is http or https without a user', () => {
  const text = fc.oneof(
    fc.webUrl({ withFragments: true }),
    fc.string(),
    fc.string().map((end) => `https:${end}`),
  )
  fc.assert(
    fc.property(text, (link) => {
      const url = webUrl(link, context)
      if (url !== undefined) expect(url).toMatch(/^https?:\/\/[^@/]+\//)
    }),
  )
})
