import type { ParsedFeed } from '@plainwire/domain/feed'
import { expect, test } from 'vitest'
import { estimateFeedFetchTime } from './recording-time.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const feed = (...published: (string | undefined)[]): ParsedFeed => ({
  format: 'rss',
  title: 'Gazette',
  link: undefined,
  language: undefined,
  ttlMinutes: undefined,
  skipHours: [],
  skipDays: [],
  hub: undefined,
  entries: published.map((moment, index) => ({
    id: `${index}`,
    title: 'A title',
    link: undefined,
    published: moment === undefined ? undefined : new Date(moment),
    updated: undefined,
    authors: [],
    summary: '',
    content: '',
    categories: [],
    media: [],
  })),
})

test('recorded feeds are of the day of their newest entry, wrong clocks and undated entries aside', () => {
  const feeds = [
    feed('2020-05-30T09:00:00Z', '2020-05-29T09:00:00Z', undefined),
    feed('2020-05-30T11:30:00Z'),
    feed('2020-05-28T08:00:00Z'),
    feed('2024-01-01T00:00:00Z', '2020-05-30T10:00:00Z'),
    feed('2031-01-01T00:00:00Z'),
  ]
  expect(estimateFeedFetchTime(feeds, NOW)).toEqual(new Date('2020-05-30T11:30:00Z'))
})

test('fresh feeds, and feeds without a date, are of now', () => {
  expect(estimateFeedFetchTime([feed('2026-11-20T11:00:00Z'), feed('2026-11-19T14:00:00Z')], NOW)).toEqual(
    NOW,
  )
  expect(estimateFeedFetchTime([feed(undefined)], NOW)).toEqual(NOW)
  expect(estimateFeedFetchTime([], NOW)).toEqual(NOW)
})
