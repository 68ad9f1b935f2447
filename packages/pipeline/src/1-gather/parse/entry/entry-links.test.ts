import { describe, expect, test } from 'vitest'
import { buildAtomFeed, buildRssFeed, parseAtomEntry, parseRssEntry, parseTestFeed } from '../testing.ts'

describe('the page of an item', () => {
  test.each([
    ['its link', '<link> https://news.example/a </link>', 'https://news.example/a'],
    [
      'its link in CDATA',
      '<link><![CDATA[https://news.example/a?b=1&c=2]]></link>',
      'https://news.example/a?b=1&c=2',
    ],
    [
      'its link, escaped twice',
      '<link>https://news.example/a?b=1&amp;amp;c=2</link>',
      'https://news.example/a?b=1&c=2',
    ],
    [
      'its link with raw ampersands',
      '<link>https://news.example/a?b=1&copy=2</link>',
      'https://news.example/a?b=1&copy=2',
    ],
    ['a relative link', '<link>/a</link>', 'https://news.example/a'],
    ['a link in an attribute', '<link href="https://news.example/a"/>', 'https://news.example/a'],
    ['an Atom link', '<atom:link rel="alternate" href="https://news.example/a"/>', 'https://news.example/a'],
    ['its guid', '<guid>https://news.example/a</guid>', 'https://news.example/a'],
    ['no guid that is no link', '<guid isPermaLink="false">https://news.example/a</guid>', undefined],
    ['no guid that is no address', '<guid>a</guid>', undefined],
    ['nothing of another scheme', '<link>javascript:alert(1)</link>', undefined],
    [
      'its guid where the link is bad',
      '<link>javascript:x</link><guid>https://news.example/a</guid>',
      'https://news.example/a',
    ],
    [
      'the page behind a forwarder',
      '<link>http://feedproxy.google.com/~r/x/1</link><feedburner:origLink>https://news.example/a</feedburner:origLink>',
      'https://news.example/a',
    ],
    ['a page of another publisher', '<link>https://other.example/a</link>', 'https://other.example/a'],
  ])('is %s', (_name, inside, link) => {
    expect(parseRssEntry(`<title>A</title>${inside}`).link).toBe(link)
  })
})

describe('the page of an Atom entry', () => {
  test.each([
    ['its only link', '<link href="https://news.example/a"/>', 'https://news.example/a'],
    [
      'the alternate, not the first',
      '<link rel="edit" href="/e"/><link rel="self" href="/s"/><link rel="alternate" href="/a"/>',
      'https://news.example/a',
    ],
    [
      'the page, not the data',
      '<link rel="alternate" type="application/json" href="/j"/><link rel="alternate" type="text/html" href="/a"/>',
      'https://news.example/a',
    ],
    [
      'itself where nothing else is',
      '<link rel="self" href="https://news.example/s"/>',
      'https://news.example/s',
    ],
    [
      'where its content is',
      '<content type="text/html" src="https://news.example/a"/>',
      'https://news.example/a',
    ],
    ['its id', '<id>https://news.example/a</id>', 'https://news.example/a'],
    ['no enclosure', '<link rel="enclosure" href="https://news.example/a.mp3"/>', undefined],
  ])('is %s', (_name, inside, link) => {
    expect(parseAtomEntry(inside).link).toBe(link)
  })
})

describe('relative links', () => {
  test.each([
    [
      'the document in Atom',
      buildAtomFeed('<entry><link href="a"/></entry>'),
      'https://news.example/feeds/a',
    ],
    [
      'the root’s base',
      buildAtomFeed('<entry><link href="a"/></entry>', 'xml:base="https://b.example/x/"'),
      'https://b.example/x/a',
    ],
    [
      'a base nearer by',
      buildAtomFeed('<entry xml:base="y/"><link href="a"/></entry>', 'xml:base="https://b.example/x/"'),
      'https://b.example/x/y/a',
    ],
    [
      'a base of the link itself',
      buildAtomFeed('<entry><link xml:base="/z/" href="a"/></entry>'),
      'https://news.example/z/a',
    ],
    [
      'no base of another scheme',
      buildAtomFeed('<entry><link href="a"/></entry>', 'xml:base="aaa:bbb//"'),
      'https://news.example/feeds/a',
    ],
    ['the site in RSS', buildRssFeed('<item><link>a</link></item>'), 'https://news.example/a'],
    [
      'a base in RSS',
      buildRssFeed('<item><link>a</link></item>', 'xml:base="https://b.example/x/"'),
      'https://b.example/x/a',
    ],
  ])('are resolved against %s', (_name, document, link) => {
    expect(parseTestFeed(document).entries[0]?.link).toBe(link)
  })

  test('a file on disk resolves by what it says of itself', () => {
    const file = 'file:///tmp/feed.xml'
    expect(parseTestFeed(buildRssFeed('<item><link>/a</link></item>'), file).entries[0]?.link).toBe(
      'https://news.example/a',
    )
    const self = '<link rel="self" href="https://news.example/feeds/atom"/><entry><link href="a"/></entry>'
    expect(parseTestFeed(buildAtomFeed(self), file).entries[0]?.link).toBe('https://news.example/feeds/a')
    expect(
      parseTestFeed('<rss><channel><item><link>/a</link></item></channel></rss>', file).entries[0]?.link,
    ).toBeUndefined()
  })
})
