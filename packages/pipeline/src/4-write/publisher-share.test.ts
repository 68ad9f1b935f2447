import type { StoryTextContent } from '@plainwire/domain/story'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  sampleArticles,
  sampleEvents,
  samplePublishers,
  TEST_NOW,
  testNewsroomData,
} from '../newsroom/newsroom.fixture.ts'
import { createNewsroomFromReviewedData } from '../newsroom/newsroom.ts'
import { createTextJudge } from '../stories/text-judge.ts'
import { buildFactTable, writeStory } from './index.ts'
import {
  countWordsOverLimit,
  createPublisherLimitCheck,
  createPublisherLookup,
  cutToPublisherLimit,
  MAX_WORDS_PER_PUBLISHER,
  selectTextsWithinLimit,
} from './publisher-share.ts'

const publishers = createPublisherLookup([
  { id: 'a1', publisherId: 'gazette' },
  { id: 'a2', publisherId: 'gazette' },
  { id: 'b1', publisherId: 'courier' },
])
const limit = { most: 5, publisherOf: publishers }

test('words of two articles of one publisher count together', () => {
  const fits = createPublisherLimitCheck(limit, [{ text: 'Dyke breaks', articleId: 'a1' }])
  expect(fits([{ text: 'six people died', articleId: 'a2' }])).toBe(true)
  expect(fits([{ text: 'six people have died', articleId: 'a2' }])).toBe(false)
  expect(fits([{ text: 'six people have died', articleId: 'b1' }])).toBe(true)
})

test('a way to count that splits words and one that counts dashes find no more than the limit', () => {
  const fits = createPublisherLimitCheck(limit, [])
  expect(fits([{ text: 'and/or two/three four', articleId: 'a1' }])).toBe(true)
  expect(fits([{ text: 'and/or two/three four/five', articleId: 'a1' }])).toBe(false)
  expect(fits([{ text: 'one – two – three –', articleId: 'a1' }])).toBe(false)
})

const text: StoryTextContent = {
  headline: 'Dyke breaks',
  headlineFrom: 'a1',
  subHeadline: 'Six people died',
  subHeadlineEvidence: [{ articleId: 'a2', field: 'text', start: 0, end: 15 }],
  sentences: [
    { text: 'Eleven are missing.', evidence: [{ articleId: 'a1', field: 'text', start: 0, end: 19 }] },
    { text: 'Schools are open.', evidence: [{ articleId: 'b1', field: 'text', start: 0, end: 17 }] },
  ],
  description: 'Eleven are missing. Schools are open.',
}

test('a writer’s text loses the sentences that are too much of one publisher', () => {
  expect(cutToPublisherLimit(text, limit)).toMatchObject({
    subHeadline: 'Six people died',
    description: 'Schools are open.',
  })
  expect(cutToPublisherLimit(text, { ...limit, most: 4 })).toMatchObject({
    subHeadline: '',
    description: 'Schools are open.',
  })
  expect(cutToPublisherLimit(text, { ...limit, most: 8 })).toEqual(text)
})

test('the chosen texts are within the limit for any input', () => {
  const offered = fc.array(
    fc.record({ text: fc.string(), articleId: fc.constantFrom('a1', 'a2', 'b1', 'unknown') }),
  )
  fc.assert(
    fc.property(offered, fc.nat(40), (all, most) => {
      const within = { most, publisherOf: publishers }
      expect(
        countWordsOverLimit(within, selectTextsWithinLimit(all, createPublisherLimitCheck(within, []))),
      ).toBe(0)
    }),
  )
})

test('no text of the sample edition has more words of one publisher than the limit', () => {
  const events = sampleEvents()
  const all = sampleArticles(events)
  const known = samplePublishers(events)
  const { vocabulary, scorer } = createNewsroomFromReviewedData(testNewsroomData)
  const judge = createTextJudge(scorer.judge, testNewsroomData)
  for (const { id } of events) {
    const articles = all.filter(({ event }) => event.id === id).map(({ article }) => article)
    const reports = new Map(articles.map((article, index) => [article.id, index]))
    const facts = buildFactTable(articles, { vocabulary, reports })
    for (const language of ['en', 'nl'] as const) {
      const written = writeStory(
        { id, threadId: id, articles, members: [] },
        {
          data: testNewsroomData,
          vocabulary,
          facts,
          publishers: known,
          language,
          now: TEST_NOW,
          judge,
          reports,
        },
      )
      if (!written) continue
      const { headline, headlineFrom, subHeadline, subHeadlineEvidence = [], sentences } = written
      const taken = [
        { text: headline, articleId: headlineFrom },
        ...[{ text: subHeadline, evidence: subHeadlineEvidence }, ...sentences].map((one) => {
          return { text: one.text, articleId: one.evidence[0]?.articleId ?? '' }
        }),
      ]
      expect(
        countWordsOverLimit(
          { most: MAX_WORDS_PER_PUBLISHER, publisherOf: createPublisherLookup(articles) },
          taken,
        ),
        `${id} ${language}`,
      ).toBe(0)
    }
  }
})
