import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildArticleUrl,
  buildListedFeedUrl,
  buildMovedFeedUrl,
  buildPublisherHomeUrl,
  buildStylesheetUrl,
  getPictureUrlAndType,
  toSectionSlug,
} from './addresses.ts'
import { aFeed, anEvent, aPublisher } from './content/sample-fixture.ts'

const origin = 'http://127.0.0.1:20001'
const publisher = aPublisher()
const article = (given: Parameters<typeof anEvent>[0] = [{}]) => {
  const [first] = anEvent(given).articles
  if (!first) throw new Error('no article')
  return first
}

test.each([
  ['Life & arts', 'life-arts'],
  ['  Wonen / werken!  ', 'wonen-werken'],
  ['Économie régionale', 'economie-regionale'],
  ['Coördinatie', 'coordinatie'],
  ['24/7', '24-7'],
  ['WORLD', 'world'],
])('the section %j is %s in an address', (section, slug) => {
  expect(toSectionSlug(section)).toBe(slug)
})

test('whatever a section’s name, its part of an address has letters, digits and single hyphens within', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (section) => {
      expect(toSectionSlug(section)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(toSectionSlug(toSectionSlug(section))).toBe(toSectionSlug(section))
    }),
  )
})

test('all addresses of a publisher are below its own folder', () => {
  const feed = aFeed({ name: 'sport' })
  expect(buildPublisherHomeUrl(origin, publisher)).toBe(`${origin}/river-post/`)
  expect(buildStylesheetUrl(origin, publisher)).toBe(`${origin}/river-post/style.css`)
  expect(buildArticleUrl(origin, publisher, article())).toBe(`${origin}/river-post/life-arts/lock-repair`)
  expect(buildListedFeedUrl(origin, publisher, feed)).toBe(`${origin}/river-post/feeds/sport.xml`)
  expect(buildMovedFeedUrl(origin, publisher, feed)).toBe(`${origin}/river-post/syndication/sport`)
})

test.each([
  ['rss', 'xml'],
  ['atom', 'xml'],
  ['rdf', 'xml'],
  ['json', 'json'],
] as const)('a feed in the format %s ends with .%s', (format, ending) => {
  expect(buildListedFeedUrl(origin, publisher, aFeed({ format }))).toBe(
    `${origin}/river-post/feeds/news.${ending}`,
  )
})

test('what would lead elsewhere in an address is escaped', () => {
  const name = '../a?b#c'
  expect(buildPublisherHomeUrl(origin, { id: name })).toBe(`${origin}/..%2Fa%3Fb%23c/`)
  const shown = { id: name, section: '../' }
  expect(buildArticleUrl(origin, publisher, shown)).toBe(`${origin}/river-post//..%2Fa%3Fb%23c`)
})

test.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
] as const)('a picture of a publisher of %s ends with .%s', (pictureFormat, ending) => {
  expect(getPictureUrlAndType(origin, aPublisher({ pictureFormat }), article())).toEqual({
    url: `${origin}/river-post/pictures/lock-repair.${ending}`,
    type: `image/${pictureFormat}`,
  })
})

test('a GIF is one with every publisher, a missing picture is in the publisher’s format', () => {
  const [gif, missing] = [
    article([{ image: { kind: 'gif', scene: 'river', seed: 1, alt: 'A lock' } }]),
    article([{ image: { kind: 'missing', alt: 'A lock' } }]),
  ]
  const [ofGif, ofMissing] = [gif, missing].map((one) => getPictureUrlAndType(origin, publisher, one))
  expect(ofGif).toEqual({ url: `${origin}/river-post/pictures/lock-repair.gif`, type: 'image/gif' })
  expect(ofMissing?.type).toBe('image/jpeg')
})
