import { expect, test } from 'vitest'
import { aFeed, anEvent, aPublisher, STARTED_AT } from './content/sample-fixture.ts'
import { findLastModifiedTime, listPublishedArticles, selectFeedArticles } from './published.ts'

const origin = 'http://127.0.0.1:20001'
const publisher = aPublisher()
const after = (minutes: number) => new Date(STARTED_AT.getTime() + minutes * 60_000)
const at = (minutes: number, from = origin) => ({ startedAt: STARTED_AT, now: after(minutes), origin: from })

test('articles are dated relative to the start and sorted newest first', () => {
  const event = anEvent([
    { id: 'old', minutesAgo: 500 },
    { id: 'new', minutesAgo: 20 },
  ])
  const articles = listPublishedArticles(publisher, [event], at(0))
  expect(articles.map(({ id, publishedAt }) => [id, publishedAt])).toEqual([
    ['new', after(-20)],
    ['old', after(-500)],
  ])
})

test('an edit takes effect at its time, not before', () => {
  const edits = [
    {
      afterMinutes: 2,
      title: 'Nine days',
      paragraphs: ['Text.', 'Correction: nine.'],
      note: 'Correction: nine.',
    },
  ]
  const event = anEvent([{ title: 'Eight days', edits }])
  const [before] = listPublishedArticles(publisher, [event], at(1.99))
  const [later] = listPublishedArticles(publisher, [event], at(2))
  expect(before).toMatchObject({ title: 'Eight days', note: undefined, updatedAt: after(-30) })
  expect(later).toMatchObject({
    title: 'Nine days',
    note: 'Correction: nine.',
    paragraphs: ['Text.'],
    updatedAt: after(2),
  })
  expect(later?.guid).toBe(before?.guid)
  expect(later?.url).toBe(before?.url)
})

test('the guid is the same on every port', () => {
  const [one] = listPublishedArticles(publisher, [anEvent()], at(0))
  const [other] = listPublishedArticles(publisher, [anEvent()], at(0, 'http://127.0.0.1:20002'))
  expect(one?.guid).toBe('tag:river-post.example,2026:lock-repair')
  expect(other?.guid).toBe(one?.guid)
  expect(other?.url).toBe('http://127.0.0.1:20002/river-post/life-arts/lock-repair')
})

test('a feed of one category has only its articles; a tracked feed marks its links', () => {
  const events = [anEvent(), anEvent([{ id: 'cup-final' }], { id: 'cup', category: 'sports' })]
  const articles = listPublishedArticles(publisher, events, at(0))
  expect(selectFeedArticles(aFeed({ categories: ['sports'] }), articles).map(({ id }) => id)).toEqual([
    'cup-final',
  ])
  const [tracked] = selectFeedArticles(aFeed({ isTracked: true }), articles)
  expect(new URL(tracked?.url ?? '').searchParams.get('utm_source')).toBe('rss')
})

test('the time of a list is that of its latest change; of an empty list, the start', () => {
  expect(findLastModifiedTime(listPublishedArticles(publisher, [anEvent()], at(0)), STARTED_AT)).toEqual(
    after(-30),
  )
  expect(findLastModifiedTime([], STARTED_AT)).toEqual(STARTED_AT)
})
