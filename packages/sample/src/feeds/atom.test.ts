import { parseAtomFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import type { SampleArticle } from '../content/sample-event.ts'
import { anEvent, aPublisher, STARTED_AT } from '../content/sample-fixture.ts'
import type { SampleFeed } from '../content/sample-publisher.ts'
import { listPublishedArticles } from '../published.ts'
import { renderAtom } from './atom.ts'

const origin = 'http://127.0.0.1:20001'
const home = `${origin}/river-post/`
const picture = `${home}pictures/lock-repair.jpg`
const CHANGED = new Date('2026-11-20T08:45:00Z')
const EDITS = [{ afterMinutes: 2, title: 'Nine days', paragraphs: ['Nine & more.'], note: 'Correction.' }]

/** The text of an Atom feed with one article, `minutes` after the start of the server. */
function atom(given: Partial<SampleFeed> = {}, article: Partial<SampleArticle> = {}, minutes = 0): string {
  const publisher = aPublisher({ language: 'nl', country: 'BE', feeds: [{ format: 'atom', ...given }] })
  const [feed] = publisher.feeds
  if (!feed) throw new Error('no feed')
  const now = new Date(STARTED_AT.getTime() + minutes * 60_000)
  const published = listPublishedArticles(publisher, [anEvent([article])], {
    startedAt: STARTED_AT,
    now,
    origin,
  })
  const address = `${home}feeds/news.xml`
  return renderAtom({ publisher, feed, address, home, changedAt: CHANGED, articles: published }).text
}
const entryOf = (document: string) => parseAtomFeed(document).entries?.[0]

test('the feed has its id, addresses, language and the time of its last change', () => {
  const document = atom({ name: 'sport' })
  expect(parseAtomFeed(document)).toMatchObject({
    id: 'tag:river-post.example,2026:sport',
    title: { value: 'River Post' },
    subtitle: { value: 'News of the river' },
    updated: '2026-11-20T08:45:00.000Z',
  })
  expect(document).toContain('xml:lang="nl-BE"')
  expect(document).toContain(`<link rel="self" type="application/atom+xml" href="${home}feeds/news.xml"/>`)
  expect(document).toContain(`<link rel="alternate" type="text/html" href="${home}"/>`)
})

test('an entry has the time of its publication, and of its last edit', () => {
  const times = (minutes: number) => {
    const { published, updated } = entryOf(atom({}, { edits: EDITS }, minutes)) ?? {}
    return [published, updated]
  }
  expect(times(1)).toEqual(['2026-11-20T08:30:00.000Z', '2026-11-20T08:30:00.000Z'])
  expect(times(2)).toEqual(['2026-11-20T08:30:00.000Z', '2026-11-20T09:02:00.000Z'])
})

test('an article with a broken date has no right one anywhere in its entry', () => {
  const entry = atom({}, { date: 'broken', edits: EDITS }, 2).split('<entry>')[1] ?? ''
  expect(entry).toContain('<published>dinsdag, tegen de middag</published>')
  expect(entry).toContain('<updated>dinsdag, tegen de middag</updated>')
  expect(entry).not.toMatch(/T\d\d:\d\d:/)
})

test('the full text comes only in feeds that have it, as escaped HTML', () => {
  expect(atom({}, { edits: EDITS }, 2)).not.toContain('<content')
  const document = atom({ text: 'full' }, { edits: EDITS }, 2)
  expect(entryOf(document)?.content?.value).toBe('<p>Nine &amp; more.</p><p><em>Correction.</em></p>')
  expect(document).toContain('<content type="html">&lt;p&gt;Nine &amp;amp; more.')
})

test('the summary is plain text, and HTML only if it has the picture', () => {
  const summary = 'Nine < ten & more.'
  expect(atom({}, { summary })).toContain('<summary type="text">Nine &lt; ten &amp; more.</summary>')
  const inline = atom({ pictures: 'inline' }, { summary })
  expect(inline).toContain(`<summary type="html">&lt;p&gt;&lt;img src=&quot;${picture}&quot;`)
  expect(inline).toContain('&lt;p&gt;Nine &amp;lt; ten &amp;amp; more.&lt;/p&gt;</summary>')
  expect(atom({ pictures: 'inline' }, { summary, image: null })).toContain(
    '<summary type="html">&lt;p&gt;Nine &amp;lt; ten',
  )
})

test.each([
  ['media', [1, 0, 0]],
  ['enclosure', [0, 1, 0]],
  ['inline', [0, 0, 1]],
  ['none', [0, 0, 0]],
] as const)('pictures of the kind %s are in one place at most', (pictures, [media, enclosure, inline]) => {
  const count = (document: string) =>
    ['<media:content', 'rel="enclosure"', '&lt;img'].map((text) => document.split(text).length - 1)
  expect(count(atom({ pictures }))).toEqual([media, enclosure, inline])
  expect(count(atom({ pictures }, { image: null }))).toEqual([0, 0, 0])
})

test('a picture has its address, type, size and text', () => {
  expect(atom()).toContain(
    `<media:content url="${picture}" type="image/jpeg" medium="image" width="1600" height="900">` +
      '<media:description>A lock</media:description></media:content>',
  )
  expect(atom({ pictures: 'enclosure' })).toContain(
    `<link rel="enclosure" type="image/jpeg" href="${picture}"/>`,
  )
})
