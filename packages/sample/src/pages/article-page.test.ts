import { expect, test } from 'vitest'
import type { SampleArticle } from '../content/sample-event.ts'
import { anEvent, aPublisher, HOSTILE_TEXT, STARTED_AT } from '../content/sample-fixture.ts'
import { listPublishedArticles } from '../published.ts'
import { renderArticlePage } from './article-page.ts'

const origin = 'http://127.0.0.1:20001'
const note = 'Correction: nine days.'

function page(article: Partial<SampleArticle> = {}, minutes = 0, language = 'en'): string {
  const publisher = aPublisher({ language })
  const now = new Date(STARTED_AT.getTime() + minutes * 60_000)
  const [first] = listPublishedArticles(publisher, [anEvent([article])], {
    startedAt: STARTED_AT,
    now,
    origin,
  })
  if (!first) throw new Error('no article')
  return renderArticlePage({ publisher, origin, article: first, others: [], sections: ['Life & arts'] }).text
}

const linkedData = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">(.*)<\/script>/)?.[1] ?? '')

test('has the text, byline, time, figure and a notice that it is invented', () => {
  const html = page()
  expect(html).toContain('<p>The lock closes on Monday.</p>')
  expect(html).toContain('<span rel="author">Ana Whitcombe</span>')
  expect(html).toContain('<time datetime="2026-11-20T08:30:00.000Z">20 November 2026 at 08:30 UTC</time>')
  expect(html).toMatch(/<figcaption>A lock.*Picture: River Post/)
  expect(html).toContain('This publisher and this event are invented.')
})

test('has the same data for machines: canonical address, Open Graph and JSON-LD', () => {
  const html = page()
  expect(html).toContain(`<link rel="canonical" href="${origin}/river-post/life-arts/lock-repair">`)
  expect(html).toContain('<meta property="article:published_time" content="2026-11-20T08:30:00.000Z">')
  expect(html).toContain(`<meta property="og:image" content="${origin}/river-post/pictures/lock-repair.jpg">`)
  expect(linkedData(html)).toMatchObject({
    '@type': 'NewsArticle',
    datePublished: '2026-11-20T08:30:00.000Z',
  })
})

test('credits the agency whose copy it is', () => {
  const html = page({ credit: 'Northern Wire', byline: null, kind: 'wire-copy' })
  expect(html).toContain('<p class="credit">Source: Northern Wire</p>')
  expect(linkedData(html).author).toEqual({ '@type': 'Organization', name: 'Northern Wire' })
})

test('ends with the correction after its time has come', () => {
  const edits = [{ afterMinutes: 2, title: 'Nine days', paragraphs: ['It takes nine days.', note], note }]
  expect(page({ edits }, 1)).not.toContain(note)
  const html = page({ edits }, 3)
  expect(html.split(`<p class="correction">${note}</p>`)).toHaveLength(2)
  expect(html).toContain('<h1>Nine days</h1>')
  expect(linkedData(html)).toMatchObject({ correction: note, dateModified: '2026-11-20T09:02:00.000Z' })
})

test('an article with a broken date has no machine-readable date', () => {
  const html = page({ date: 'broken' })
  expect(html).not.toMatch(/<time|published_time|datePublished/)
})

test('an opinion and a live blog are labelled', () => {
  expect(linkedData(page({ kind: 'opinion' }))['@type']).toBe('OpinionNewsArticle')
  expect(linkedData(page({ kind: 'live-blog' }))['@type']).toBe('LiveBlogPosting')
})

test('a Dutch publisher has a Dutch page', () => {
  const html = page({}, 0, 'nl')
  expect(html).toContain('<html lang="nl">')
  expect(html).toContain('Deze uitgever en deze gebeurtenis zijn verzonnen.')
})

test('hostile text is shown, not run', () => {
  const html = page({
    title: HOSTILE_TEXT,
    summary: HOSTILE_TEXT,
    byline: HOSTILE_TEXT,
    paragraphs: [HOSTILE_TEXT],
    credit: HOSTILE_TEXT,
  })
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(linkedData(html).headline).toBe(HOSTILE_TEXT)
  expect(html).not.toContain('<b>')
})
