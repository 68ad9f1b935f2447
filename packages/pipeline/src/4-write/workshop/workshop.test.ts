import type { TitleWordingIssue } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createTestArticle, createTestArticleReading } from '../../newsroom/newsroom.fixture.ts'
import { listHeadlineChanges } from './headline-changes.ts'
import { buildRewrittenHeadlines, listFlaggedHeadlinePhrases } from './workshop.ts'

const notes = (title: string, headline: string, text = '') =>
  listHeadlineChanges(headline, { id: 'a', title, summary: '', text }).map(({ step, removed }) =>
    removed === undefined ? step : `${step}: ${removed}`,
  )

test.each([
  ['Dyke breaks in Beira', 'Dyke breaks in Beira', ['unchanged']],
  ['  Dyke  breaks in Beira', 'Dyke breaks in Beira', ['unchanged']],
  ['BREAKING: Dyke breaks in Beira', 'Dyke breaks in Beira', ['label_removed: BREAKING']],
  ['Exclusief: dijk breekt', 'Dijk breekt', ['label_removed: Exclusief']],
  ['Dyke breaks in Beira [video]', 'Dyke breaks in Beira', ['label_removed: video']],
  ['Dyke breaks in Beira | The Gazette', 'Dyke breaks in Beira', ['site_name_removed: The Gazette']],
  [
    'LIVE: DYKE BREAKS in Beira - The Gazette',
    'Dyke breaks in Beira',
    ['label_removed: LIVE', 'site_name_removed: The Gazette', 'capitals_lowered'],
  ],
  ['🚨 Dyke breaks in Beira!!', 'Dyke breaks in Beira', ['marks_removed']],
  ['You won’t believe this', 'A dyke broke in Beira', ['first_sentence']],
  ['You won’t believe this', 'A wall fell in Beira', ['reworded']],
])('B4 from "%s" to "%s"', (title, headline, steps) => {
  expect(notes(title, headline, 'A dyke broke in Beira. More follows.')).toEqual(steps)
})

const marked = (title: string, marks: TitleWordingIssue[]) =>
  listFlaggedHeadlinePhrases({ title, reading: createTestArticleReading({ marks }) })

test('B4 marks are in the order of the title, and every sort of loaded word is one kind', () => {
  const marks = [
    { kind: 'attack', start: 19, end: 24 },
    { kind: 'question', start: 11, end: 12 },
  ]
  expect(marked('Will she go? Mayor slams plan', marks)).toEqual([
    { kind: 'question', start: 11, end: 12 },
    { kind: 'loaded', start: 19, end: 24 },
  ])
})

test('B4 marks that don’t fit the title are left out', () => {
  const marks = [
    { kind: 'attack', start: 0, end: 5 },
    { kind: 'question', start: 3, end: 900 },
  ]
  expect(marked('Slams plan', marks)).toEqual([{ kind: 'loaded', start: 0, end: 5 }])
  expect(listFlaggedHeadlinePhrases({ title: 'Slams plan', reading: undefined })).toEqual([])
})

test('B4 our headline is above the originals, in each of our languages', () => {
  const text = { subHeadline: '', description: '', sentences: [], headlineFrom: 'a' }
  const articles = [
    createTestArticle({ id: 'a', title: 'WATCH: Dyke breaks' }),
    createTestArticle({ id: 'b', title: 'Dyke gone' }),
  ]
  const shown = buildRewrittenHeadlines(articles, {
    en: { ...text, headline: 'Dyke breaks', state: 'original' },
    nl: { ...text, headline: 'Dijk breekt', state: 'machine' },
  })
  expect(shown.headlines).toEqual({
    en: { headline: 'Dyke breaks', notes: [{ step: 'label_removed', articleId: 'a', removed: 'WATCH' }] },
    nl: { headline: 'Dijk breekt', notes: [{ step: 'translated', articleId: 'a', removed: undefined }] },
  })
  expect(shown.originals.map(({ articleId, title }) => [articleId, title])).toEqual([
    ['a', 'WATCH: Dyke breaks'],
    ['b', 'Dyke gone'],
  ])
})

test('B4 a headline that was translated alone says so, though its text was written from sources', () => {
  const text = { subHeadline: '', description: '', sentences: [], headlineFrom: 'a' }
  const articles = [createTestArticle({ id: 'a', title: 'Mother swims home', language: 'en' })]
  const { headlines } = buildRewrittenHeadlines(articles, {
    nl: { ...text, headline: 'Moeder zwemt naar huis', state: 'original' },
  })
  expect(headlines.nl?.notes).toEqual([{ step: 'translated', articleId: 'a', removed: undefined }])
})
