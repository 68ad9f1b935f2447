import type { EditionReport } from '@plainwire/domain/contract'
import { expect, test } from 'vitest'
import { buildEditionReportCounts, classifyRejectionReason, classifyRemovalReasons } from './report-counts.ts'

test.each([
  ['it has no title', 'no-title'],
  ['it is older than 7 days', 'too-old'],
  ['writing it failed: Cannot read <script>', 'not-written'],
  ['its story was left out: its id is not one of ours', 'left-out'],
  ['something new', 'other'],
  [undefined, 'other'],
])('B17 the reason "%s" is shown as %s', (reason, shown) => {
  expect(classifyRejectionReason(reason)).toBe(shown)
})

test('B17 a removed sentence has each kind of its problems once', () => {
  expect(classifyRemovalReasons('number: 14,800; number: 3; name: Roe')).toEqual(['number', 'name'])
  expect(classifyRemovalReasons('source')).toEqual(['source'])
  expect(classifyRemovalReasons('clickbait: it teases')).toEqual(['other'])
})

test('B17 a report is counted by class, without its titles and sentences', () => {
  const entry = {
    feed: 'https://a.example/feed',
    publisher: 'a',
    entry: '1',
    title: 'Secret title',
    url: null,
  }
  const report: EditionReport = {
    edition: 1,
    published_at: '2026-11-20T12:00:00.000Z',
    feeds: [],
    counts: { entries: 4, published: 1, duplicate: 0, rejected: 3, stories: 1, multi_publisher_stories: 0 },
    entries: [
      { ...entry, outcome: 'published' },
      { ...entry, outcome: 'rejected', reason: 'it has no title' },
      { ...entry, outcome: 'rejected', reason: 'it is older than 7 days' },
      { ...entry, outcome: 'rejected', reason: 'it is older than 7 days' },
    ],
    removed_sentences: [
      { story: 's1', language: 'en', text: 'An unproven claim.', reason: 'number: 3' },
      { story: 's1', language: 'nl', text: 'Een bewering.', reason: 'number: 3; name: Roe' },
    ],
  }
  const counts = buildEditionReportCounts(report)
  expect(counts).toEqual({
    entries: {
      published: 1,
      duplicate: 0,
      rejected: 3,
      reasons: [
        { reason: 'too-old', entries: 2 },
        { reason: 'no-title', entries: 1 },
      ],
    },
    removed_sentences: {
      sentences: 2,
      stories: 1,
      problems: [
        { problem: 'number', sentences: 2 },
        { problem: 'name', sentences: 1 },
      ],
    },
  })
})
