import { describe, expect, test } from 'vitest'
import { findFeedLinks } from './feed-links.ts'

const PAGE = 'https://news.example/section/index.html'
const links = (html: string) => findFeedLinks(html, PAGE)
const paths = (html: string) => links(html).map(({ url }) => url.replace('https://news.example', ''))

describe('a page names its feeds', () => {
  test.each([
    ['application/rss+xml', true],
    ['application/atom+xml', true],
    ['application/rdf+xml', true],
    ['application/feed+json', true],
    ['application/json', true],
    ['text/xml', true],
    [' Application/RSS+XML; charset=utf-8', true],
    ['application/xml', false],
    ['text/html', false],
    ['x-application/rss+xml', false],
    ['', false],
  ])('by links of type "%s": %s', (type, expected) => {
    expect(links(`<link rel="alternate" type="${type}" href="/a">`)).toHaveLength(expected ? 1 : 0)
  })

  test.each([
    ['alternate', true],
    ['ALTERNATE', true],
    ['home alternate', true],
    ['alternates', false],
    ['stylesheet', false],
  ])('by links with the relation "%s": %s', (rel, expected) => {
    expect(links(`<link rel="${rel}" type="text/xml" href="/a">`)).toHaveLength(expected ? 1 : 0)
  })

  test('with their titles', () => {
    const html = '<LINK REL="alternate" TYPE="text/xml" HREF="feed" TITLE=" News &amp; sport ">'
    expect(links(html)).toEqual([{ url: 'https://news.example/section/feed', title: 'News & sport' }])
    expect(links('<link rel="alternate" type="text/xml" href="/a">')[0]?.title).toBe('')
  })

  test('by addresses relative to the base of the page', () => {
    const link = '<link rel="alternate" type="text/xml" href="a">'
    expect(links(`<base href="/other/">${link}`)[0]?.url).toBe('https://news.example/other/a')
    expect(links(`<base href="https://cdn.example/x/">${link}`)[0]?.url).toBe('https://cdn.example/x/a')
    expect(links(`<base href="http://[">${link}`)[0]?.url).toBe('https://news.example/section/a')
  })

  test.each([
    ['javascript:alert(1)'],
    ['file:///etc/passwd'],
    ['http://127.0.0.1/feed'],
    ['http://localhost/feed'],
    ['https://bbc.co.uk@evil.example/feed'],
    [''],
  ])('but not by the address "%s"', (href) => {
    expect(links(`<link rel="alternate" type="text/xml" href="${href}"><a href="${href}">x</a>`)).toEqual([])
  })

  test('but not without an address', () => {
    expect(links('<link rel="alternate" type="text/xml"><a>feed</a>')).toEqual([])
  })
})

describe('a link in a page looks like one to a feed', () => {
  test.each([
    ['/rss', true],
    ['/feed/', true],
    ['/news/feeds', true],
    ['/atom', true],
    ['/index.xml', true],
    ['/news-rss.xml', true],
    ['/rss2.xml', true],
    ['/my_feed.json', true],
    ['/a.rss', false],
    ['/feed.rss', true],
    ['rss', true],
    ['/RSS', true],
    ['/feed?section=1#top', true],
    ['/?feed', false],
    ['/feedback', false],
    ['/rss-explained', false],
    ['/rss/about', false],
    ['/feed.html', false],
    ['/index.xmlx', false],
  ])('%s: %s', (href, expected) => {
    expect(links(`<a href="${href}">x</a>`)).toHaveLength(expected ? 1 : 0)
  })
})

test('feeds that are named come before those that are only linked, each once', () => {
  const html =
    '<a href="/rss">x</a><a href="/feed">y</a><link rel="alternate" type="text/xml" href="/named" title="N">' +
    '<link rel="alternate" type="text/xml" href="/feed"><a href="/rss">again</a>'
  expect(paths(html)).toEqual(['/named', '/feed', '/rss'])
})

test('twenty feeds at most are found', () => {
  const html = Array.from({ length: 21 }, (_, at) => `<a href="/${at}/rss">x</a>`).join('')
  expect(paths(html)).toHaveLength(20)
  expect(paths(html).at(-1)).toBe('/19/rss')
})
