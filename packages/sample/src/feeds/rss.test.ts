import { parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import type { SampleArticle } from '../content/sample-event.ts'
import { anEvent, aPublisher, STARTED_AT } from '../content/sample-fixture.ts'
import type { SampleFeed } from '../content/sample-publisher.ts'
import { listPublishedArticles } from '../published.ts'
import { renderRss } from './rss.ts'

const origin = 'http://127.0.0.1:20001'
const home = `${origin}/river-post/`
const picture = `${home}pictures/lock-repair.jpg`
const CHANGED = new Date('2026-11-20T08:45:00Z')

/** The text of an RSS feed with articles, `minutes` after the start of the server. */
function rss(
  given: Partial<SampleFeed> = {},
  articles: Partial<SampleArticle>[] = [{}],
  minutes = 0,
): string {
  const publisher = aPublisher({ language: 'nl', country: 'BE', feeds: [given] })
  const [feed] = publisher.feeds
  if (!feed) throw new Error('no feed')
  const now = new Date(STARTED_AT.getTime() + minutes * 60_000)
  const published = listPublishedArticles(publisher, [anEvent(articles)], {
    startedAt: STARTED_AT,
    now,
    origin,
  })
  const address = `${home}feeds/news.xml`
  return renderRss({ publisher, feed, address, home, changedAt: CHANGED, articles: published }).text
}
const firstItem = (document: string) => parseRssFeed(document).items?.[0]

test('the channel has its addresses, language and the time of its last change', () => {
  const document = rss()
  expect(parseRssFeed(document)).toMatchObject({
    title: 'River Post',
    link: home,
    description: 'News of the river',
    language: 'nl-be',
    lastBuildDate: 'Fri, 20 Nov 2026 08:45:00 GMT',
  })
  expect(document).toContain(
    `<atom:link href="${home}feeds/news.xml" rel="self" type="application/rss+xml"/>`,
  )
})

test('the minutes between visits are named only where the feed has them', () => {
  expect(parseRssFeed(rss({ ttlMinutes: 15 })).ttl).toBe(15)
  expect(rss()).not.toContain('<ttl>')
})

test('items are in the order of the articles', () => {
  const document = rss({}, [
    { id: 'old', title: 'Old', minutesAgo: 60 },
    { id: 'new', title: 'New', minutesAgo: 20 },
  ])
  expect(parseRssFeed(document).items?.map(({ title }) => title)).toEqual(['New', 'Old'])
})

test('a feed without articles is a feed', () => {
  expect(parseRssFeed(rss({}, [{ publisher: 'lake-post' }]))).toMatchObject({ title: 'River Post' })
  expect(rss({}, [{ publisher: 'lake-post' }])).not.toContain('<item>')
})

test('an item has its time of change only after it was edited', () => {
  const edits = [{ afterMinutes: 2, title: 'Nine days', paragraphs: ['Nine.'], note: 'Correction.' }]
  expect(rss({}, [{ edits }], 1)).not.toContain('dcterms:modified')
  const edited = rss({}, [{ edits }], 2)
  expect(edited).toContain('<dcterms:modified>2026-11-20T09:02:00.000Z</dcterms:modified>')
  expect(edited).toContain('<pubDate>Fri, 20 Nov 2026 08:30:00 GMT</pubDate>')
})

test('the id of an item is no address', () => {
  expect(rss()).toContain('<guid isPermaLink="false">tag:river-post.example,2026:lock-repair</guid>')
})

test('the full text comes only in feeds that have it, with the correction at its end', () => {
  const edits = [{ afterMinutes: 2, title: 'Nine days', paragraphs: ['Nine & more.'], note: 'Correction.' }]
  expect(rss({}, [{ edits }], 2)).not.toContain('content:encoded>')
  expect(firstItem(rss({ text: 'full' }, [{ edits }], 2))?.content?.encoded).toBe(
    '<p>Nine &amp; more.</p><p><em>Correction.</em></p>',
  )
})

test.each(['summary', 'full'] as const)('a text of the kind %s has the summary too', (text) => {
  expect(firstItem(rss({ text }))?.description).toBe('The lock closes for nine days.')
})

test('a picture of Media RSS has its size, text and, if it has one, its credit', () => {
  const document = rss()
  expect(document).toContain(
    `<media:content url="${picture}" type="image/jpeg" medium="image" width="1600" height="900">`,
  )
  expect(document).toContain('<media:description type="plain">A lock</media:description>')
  expect(document).toContain('<media:credit>River Post</media:credit>')
  expect(rss({}, [{ image: { scene: 'river', seed: 1, alt: 'A lock' } }])).not.toContain('media:credit')
})

test.each([
  ['media', [1, 0, 0]],
  ['enclosure', [0, 1, 0]],
  ['inline', [0, 0, 1]],
  ['none', [0, 0, 0]],
] as const)('pictures of the kind %s are in one place at most', (pictures, [media, enclosure, inline]) => {
  const document = rss({ pictures })
  const count = (text: string) => document.split(text).length - 1
  expect([count('<media:content'), count('<enclosure'), count('&lt;img')]).toEqual([media, enclosure, inline])
})

test.each(['media', 'enclosure', 'inline'] as const)(
  'an article without a picture has none: %s',
  (pictures) => {
    expect(rss({ pictures }, [{ image: null }])).not.toMatch(/<media:content|<enclosure|&lt;img/)
  },
)

test.each([
  ['Ana Whitcombe', 'Northern Wire', 'Ana Whitcombe'],
  [null, 'Northern Wire', 'Northern Wire'],
  [null, undefined, 'River Post'],
])('with the byline %s and the agency %s the author is %s', (byline, credit, author) => {
  const document = rss({}, [{ byline, ...(credit !== undefined && { credit }) }])
  expect(document).toContain(`<dc:creator>${author}</dc:creator>`)
})
