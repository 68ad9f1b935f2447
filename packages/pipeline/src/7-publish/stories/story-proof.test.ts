import { StoryDetails } from '@plainwire/domain/contract'
import type { Fact, Story, StoryLog } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import { anArticle, aPublishContext, aStory } from '../testing/example-edition.ts'
import { toNewsStory } from './news-story.ts'
import { toStoryDetails } from './story-details.ts'

const at = new Date('2026-11-20T10:00:00Z')
const giver = (articleId: string, end = 6) => ({
  articleId,
  publisherId: 'courier',
  report: 0,
  at,
  language: 'en',
  field: 'title' as const,
  start: 0,
  end,
})
const fact: Fact = {
  id: 'injured',
  kind: 'count',
  subject: 'injured',
  unit: undefined,
  agreement: 'conflict',
  values: [
    { value: 12, qualifier: 'exact', reports: 1, givers: [giver('a1')] },
    { value: 14, qualifier: 'at_least', reports: 1, givers: [giver('unknown')] },
  ],
  changes: [{ publisherId: 'courier', from: 10, to: 12, at }],
}
const log: StoryLog = {
  version: 2,
  updatedAt: at.toISOString(),
  snapshot: { headlines: {}, sources: {}, facts: [], known: [], corrections: [], told: [], merged: [] },
  changes: [{ kind: 'merged', storyId: 's2', version: 2, at: at.toISOString() }],
}
const shown = (over: Partial<Story>) => {
  const story = aStory(over)
  return StoryDetails.parse(toStoryDetails(story, toNewsStory(story, aPublishContext())))
}

test('B3 facts are quoted with publisher and time; who isn’t listed gives none', () => {
  const [only] = shown({ facts: [fact] }).facts ?? []
  expect(only).toMatchObject({
    agreement: 'single',
    unit: null,
    values: [
      { value: 12, givers: [{ sourceId: 'a1', source: 'Courier', at: at.toISOString(), quote: 'Bridge' }] },
    ],
    changes: [{ from: 10, to: 12, at: at.toISOString() }],
  })
  expect(only?.values).toHaveLength(1)
  const nobody = { ...fact, values: fact.values.slice(1) }
  expect(shown({ facts: [nobody] }).facts).toEqual([])
})

test.each([
  ['x'.repeat(300), `${'x'.repeat(119)}…`],
  [`${'x'.repeat(118)}🌉${'x'.repeat(180)}`, `${'x'.repeat(118)}…`],
])('B3 a fact’s quotation is short, whatever it points to (%#)', (title, quote) => {
  const article = anArticle({ title })
  const long = {
    ...fact,
    values: [{ value: 1, qualifier: 'exact' as const, reports: 1, givers: [giver('a1', 300)] }],
  }
  expect(shown({ articles: [article], facts: [long] }).facts?.[0]?.values[0]?.givers[0]?.quote).toBe(quote)
})

test('B4 the workshop names its sources', () => {
  const workshop = {
    headlines: {
      en: {
        headline: 'Bridge opens',
        notes: [{ step: 'label_removed' as const, articleId: 'a1', removed: 'LIVE' }],
      },
    },
    originals: [
      {
        articleId: 'a1',
        title: 'LIVE: Bridge opens',
        marks: [{ kind: 'question' as const, start: 0, end: 4 }],
      },
      { articleId: 'unknown', title: 'Not listed', marks: [] },
    ],
  }
  expect(shown({ workshop }).workshop).toEqual({
    headlines: {
      en: {
        headline: 'Bridge opens',
        notes: [{ step: 'label_removed', sourceId: 'a1', source: 'Courier', removed: 'LIVE' }],
      },
    },
    originals: [
      { sourceId: 'a1', title: 'LIVE: Bridge opens', marks: [{ kind: 'question', start: 0, end: 4 }] },
    ],
  })
})

test('B5 corrections are quoted, and the log is served with its version', () => {
  const details = shown({
    log,
    corrections: [{ articleId: 'a1', publisherId: 'courier', at, field: 'text', start: 0, end: 28 }],
  })
  expect(details.corrections).toEqual([
    { sourceId: 'a1', publisherId: 'courier', at: at.toISOString(), quote: 'The bridge opened on Friday.' },
  ])
  expect(details).toMatchObject({ version: 2, changes: log.changes })
})
