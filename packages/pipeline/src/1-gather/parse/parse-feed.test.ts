import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FeedError } from './feed-error.ts'
import { buildAtomFeed, buildRssFeed, parseTestFeed } from './testing.ts'

describe('formats', () => {
  const item = '<title>A</title><link>https://news.example/a</link>'
  test.each([
    ['rss', `<rss version="2.0"><channel><item>${item}</item></channel></rss>`],
    ['rss', `<rss version="0.91"><channel><item>${item}</item></channel></rss>`],
    ['rss', `<rss><channel><item>${item}</item></channel></rss>`],
    ['rss', `<RSS><CHANNEL><ITEM><TITLE>A</TITLE><LINK>https://news.example/a</LINK></ITEM></CHANNEL></RSS>`],
    ['rss', `<rss xmlns="http://backend.userland.com/rss2"><channel><item>${item}</item></channel></rss>`],
    ['rss', `<rss xmlns="http://www.w3.org/2005/Atom"><channel><item>${item}</item></channel></rss>`],
    ['rss', `<channel><item>${item}</item></channel>`],
    [
      'rdf',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel/><item>${item}</item></rdf:RDF>`,
    ],
    [
      'rdf',
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:n="http://my.netscape.com/rdf/simple/0.9/"><n:channel/><n:item><n:title>A</n:title><n:link>https://news.example/a</n:link></n:item></r:RDF>`,
    ],
    ['atom', buildAtomFeed('<entry><title>A</title><link href="https://news.example/a"/></entry>')],
    [
      'atom',
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title>A</title><link rel="alternate" href="https://news.example/a"/></entry></feed>`,
    ],
    [
      'atom',
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>A</a:title><a:link href="https://news.example/a"/></a:entry></a:feed>`,
    ],
    ['atom', `<feed><entry><title>A</title><link href="https://news.example/a"/></entry></feed>`],
    [
      'atom',
      `<entry xmlns="http://www.w3.org/2005/Atom"><title>A</title><link href="https://news.example/a"/></entry>`,
    ],
    [
      'json',
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","url":"https://news.example/a","title":"A"}]}',
    ],
    [
      'sitemap',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"><url><loc>https://news.example/a</loc><n:news><n:title>A</n:title></n:news></url></urlset>`,
    ],
  ])('%s in %s', (format, document) => {
    const feed = parseTestFeed(document)
    expect(feed.format).toBe(format)
    expect(feed.entries).toMatchObject([{ title: 'A', link: 'https://news.example/a' }])
  })
})

describe('what is no feed gets one clear sentence', () => {
  test.each([
    ['', 'EMPTY', 'The document is empty.'],
    [' \n ', 'EMPTY', 'The document is empty.'],
    ['Too many requests', 'NOT_A_FEED', 'This is plain text, not a feed.'],
    [
      '<!DOCTYPE html><html><head><title>403 Forbidden</title></head></html>',
      'WEB_PAGE',
      'This is a web page titled “403 Forbidden”, not a feed.',
    ],
    ['<html><body>Access denied</body></html>', 'WEB_PAGE', 'This is a web page, not a feed.'],
    ['<head><title>Moved</title></head>', 'WEB_PAGE', 'This is a web page titled “Moved”, not a feed.'],
    [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'NOT_A_FEED',
      'This document begins with <svg>, which is no feed.',
    ],
    ['<opml><body/></opml>', 'FEED_LIST', 'This is a list of feeds (OPML), not a feed.'],
    ['<sitemapindex/>', 'SITEMAP_INDEX', 'This is a list of sitemaps, not a feed.'],
    [
      '<urlset><url><loc>https://a.example/</loc></url></urlset>',
      'SITEMAP_WITHOUT_NEWS',
      'This is a sitemap without news, not a feed.',
    ],
    ['{"items":', 'BAD_JSON', 'This looks like JSON, but it is damaged.'],
    ['{"error":"no"}', 'NOT_A_FEED', 'This is JSON, but not a JSON Feed.'],
    ['[1,2]', 'NOT_A_FEED', 'This is JSON, but not a JSON Feed.'],
    ['{"items":[{"title":"a"}]}', 'NOT_A_FEED', 'This is JSON, but not a JSON Feed.'],
  ])('%j', (document, code, message) => {
    expect(() => parseTestFeed(document)).toThrow(expect.objectContaining({ code, message }))
  })

  test.each([
    ['compressed data', gzipSync('<rss/>')],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a PDF document', Buffer.from('%PDF-1.7')],
  ])('%s', (kind, bytes) => {
    expect(() => parseTestFeed(bytes)).toThrow(`This is ${kind}, not a feed.`)
  })

  test('a feed inside a web page is found all the same', () => {
    const page = `<html><body><div id="source">${buildRssFeed('<item><title>A</title></item>')}</div></body></html>`
    expect(parseTestFeed(page).entries).toHaveLength(1)
    expect(() => parseTestFeed('<html><body><item>x</item></body></html>')).toThrow(FeedError)
  })
})

test('an empty feed is a feed', () => {
  expect(parseTestFeed(buildRssFeed('')).entries).toEqual([])
  expect(parseTestFeed(buildAtomFeed('')).entries).toEqual([])
})

test('no document makes it throw anything but a FeedError', () => {
  const part = fc.constantFrom(
    ...[
      '<rss>',
      '<channel>',
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<entry>',
      '<feed>',
      '<![CDATA[',
      ']]>',
    ],
    ...[
      '<!--',
      '-->',
      '&',
      '&lt;',
      '"',
      '<a href="',
      '/>',
      '<?xml',
      'text',
      '\u0000',
      '<media:content url="x"',
    ],
  )
  const document = fc.oneof(
    fc.array(part, { maxLength: 40 }).map((parts) => Buffer.from(`<rss>${parts.join('')}`)),
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((text) => Buffer.from(text)),
  )
  fc.assert(
    fc.property(document, (bytes) => {
      try {
        for (const { link } of parseTestFeed(bytes).entries) expect(link ?? 'https://').toMatch(/^https?:/)
      } catch (error) {
        if (!(error instanceof FeedError)) throw error
        expect(error.message).toMatch(/^[A-Z].*\.$/s)
      }
    }),
  )
})
