import { expect, test } from 'vitest'
import type { SampleArticle } from '../content/sample-event.ts'
import { anEvent, aPublisher, STARTED_AT } from '../content/sample-fixture.ts'
import { listPublishedArticles } from '../published.ts'
import { buildArticleJsonLd } from './linked-data.ts'

const origin = 'http://127.0.0.1:20001'
const url = `${origin}/river-post/life-arts/lock-repair`

function linkedData(given: Partial<SampleArticle> = {}, minutes = 0) {
  const publisher = aPublisher({ language: 'nl', country: 'BE' })
  const now = new Date(STARTED_AT.getTime() + minutes * 60_000)
  const [article] = listPublishedArticles(publisher, [anEvent([given])], {
    startedAt: STARTED_AT,
    now,
    origin,
  })
  if (!article) throw new Error('no article')
  return buildArticleJsonLd(article, publisher)
}

test('an article is described with its address, section, language and publisher', () => {
  expect(linkedData()).toMatchObject({
    '@context': 'https://schema.org',
    headline: 'Lock on the river to close for repair',
    description: 'The lock closes for nine days.',
    url,
    mainEntityOfPage: url,
    inLanguage: 'nl-BE',
    articleSection: 'Life & arts',
    publisher: { '@type': 'NewsMediaOrganization', name: 'River Post' },
  })
})

test.each([
  ['report', 'NewsArticle'],
  ['wire-copy', 'NewsArticle'],
  ['round-up', 'NewsArticle'],
  ['opinion', 'OpinionNewsArticle'],
  ['live-blog', 'LiveBlogPosting'],
] as const)('the kind %s is called %s', (kind, type) => {
  expect(linkedData({ kind })).toHaveProperty('@type', type)
})

test.each([
  ['Ana Whitcombe', 'Northern Wire', { '@type': 'Person', name: 'Ana Whitcombe' }],
  [null, 'Northern Wire', { '@type': 'Organization', name: 'Northern Wire' }],
  [null, undefined, { '@type': 'Organization', name: 'River Post' }],
])('with the byline %s and the agency %s', (byline, credit, author) => {
  expect(linkedData({ byline, ...(credit !== undefined && { credit }) })).toHaveProperty('author', author)
})

test('dates are those of publication and of the last change, and none if the date is broken', () => {
  const edits = [{ afterMinutes: 2, title: 'Nine days', paragraphs: ['Nine.'], note: 'Correction.' }]
  expect(linkedData({ edits }, 1)).toMatchObject({
    datePublished: '2026-11-20T08:30:00.000Z',
    dateModified: '2026-11-20T08:30:00.000Z',
  })
  expect(linkedData({ edits }, 2)).toMatchObject({
    datePublished: '2026-11-20T08:30:00.000Z',
    dateModified: '2026-11-20T09:02:00.000Z',
    correction: 'Correction.',
  })
  expect(linkedData({ edits }, 1)).not.toHaveProperty('correction')
  const broken = linkedData({ date: 'broken' })
  expect(Object.keys(broken).filter((key) => key.startsWith('date'))).toEqual([])
})

test('the picture has its address, text and size, and an article without one has none', () => {
  expect(linkedData()).toHaveProperty('image', {
    '@type': 'ImageObject',
    url: `${origin}/river-post/pictures/lock-repair.jpg`,
    caption: 'A lock',
    width: 1600,
    height: 900,
  })
  expect(linkedData({ image: null })).not.toHaveProperty('image')
})
