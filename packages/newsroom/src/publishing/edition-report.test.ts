import type { FeedEntryOutcomeRecord } from '@plainwire/store'
import { expect, test } from 'vitest'
import { buildEditionReport, buildFeedReportRows, determineFeedEntryOutcomes } from './edition-report.ts'

const record = (over: Partial<FeedEntryOutcomeRecord>): FeedEntryOutcomeRecord => ({
  feedUrl: 'https://courier.example/feed',
  publisherId: 'courier',
  entryKey: 'guid-1',
  title: 'Bridge opens',
  url: 'https://courier.example/bridge',
  articleId: 'a1',
  isDuplicate: false,
  storyId: undefined,
  reason: undefined,
  ...over,
})
const published = new Map([['s1', 't1']])
const heldBack = [{ storyId: 's2', reason: 'no text in English or Dutch' }]

test.each([
  ['in a published story', { storyId: 's1' }, { outcome: 'published', story: 's1', thread: 't1' }],
  [
    'in a story that was held back',
    { storyId: 's2' },
    { outcome: 'rejected', reason: 'no text in English or Dutch' },
  ],
  ['in a story that left', { storyId: 's3' }, { outcome: 'rejected', reason: 'its story left the window' }],
  [
    'that became no article',
    { reason: 'it has no title' },
    { outcome: 'rejected', reason: 'it has no title' },
  ],
  ['whose page waits', {}, { outcome: 'rejected', reason: 'its page is still to be read' }],
  ['that repeats another', { isDuplicate: true, storyId: 's1' }, { outcome: 'duplicate', story: 's1' }],
])('an entry %s is accounted for', (_name, over, expected) => {
  expect(determineFeedEntryOutcomes([record(over)], published, heldBack)).toMatchObject([expected])
})

test('the counts of a report add up', () => {
  const entries = determineFeedEntryOutcomes(
    [record({ storyId: 's1' }), record({ isDuplicate: true }), record({ reason: 'x' })],
    published,
    heldBack,
  )
  const moment = new Date('2026-11-20T12:00:00Z')
  const { counts } = buildEditionReport({ number: 1, publishedAt: moment, feeds: [], entries, stories: 1 })
  expect(counts).toMatchObject({ entries: 3, published: 1, duplicate: 1, rejected: 1, stories: 1 })
})

test('a feed that failed is listed with its error', () => {
  const health = { lastError: 'The server answered with status 500.' } as never
  const feed = { url: 'https://courier.example/feed', publisherId: 'courier', health } as never
  expect(buildFeedReportRows([feed], [record({}), record({})])).toEqual([
    {
      feed: 'https://courier.example/feed',
      publisher: 'courier',
      entries: 2,
      error: 'The server answered with status 500.',
    },
  ])
})
