import type { Article } from '@plainwire/domain/article'
import { expect, test } from 'vitest'
import { createTestArticle } from '../../../newsroom/newsroom.fixture.ts'
import type { MentionSentence } from './fact-mention.ts'
import { findNonNumericMentions } from './named-facts.ts'
import { splitSentenceIntoTokens } from './pieces.ts'

function mentions(text: string, known: Partial<MentionSentence> = {}, article: Partial<Article> = {}) {
  const place: MentionSentence = {
    article: createTestArticle({ id: 'a1', publishedAt: new Date('2026-11-21T12:00:00Z'), ...article }),
    report: 0,
    field: 'text',
    position: 0,
    offset: 0,
    text,
    ...known,
  }
  return findNonNumericMentions(place, splitSentenceIntoTokens(text), new Set())
}
const read = (...given: Parameters<typeof mentions>) =>
  mentions(...given).map(({ key, value }) => [key, value])
const dates = (text: string, written?: string) =>
  mentions(text, { field: 'title', position: -1 }, written ? { publishedAt: new Date(written) } : {}).map(
    ({ value }) => value,
  )

test.each([
  ['Prime minister Ada Vermeulen opened the bridge.', 'role prime minister', 'Ada Vermeulen'],
  ['Premier Ada Vermeulen opened the bridge.', 'role prime minister', 'Ada Vermeulen'],
  ['The talks with mayor Piet van der Berg failed.', 'role mayor', 'Piet van der Berg'],
  ['A letter by senator Ana Maria Costa Lima was found.', 'role senator', 'Ana Maria Costa Lima'],
])('the holder of an office: %s', (text, key, value) => {
  expect(read(text)).toEqual([[key, value]])
})

test('only a whole particle belongs to a name, and only if the name goes on', () => {
  expect(read('Captain Kees van den Berg spoke.')).toEqual([['role captain', 'Kees van den Berg']])
  expect(read('President Moreno also spoke.')).toEqual([])
  expect(read('The bridge in Zwolle later opened.')).toEqual([['place zwolle', 'Zwolle']])
  expect(read('Een brug in Zwolle van staal ging open.')).toEqual([['place zwolle', 'Zwolle']])
})

test('a surname alone, or a name without an office, is no holder of one', () => {
  expect(read('President Moreno said so.')).toEqual([])
  expect(read('The singer Ana Moreno said so.')).toEqual([])
})

test.each([
  ['The bridge in Zwolle opened.', 'Zwolle'],
  ['A ship sank off Bohol.', 'Bohol'],
  ['The harbour in Beira’s old town flooded.', 'Beira'],
  ['A fire broke out near New Haven.', 'New Haven'],
])('a place behind a preposition of place: %s', (text, value) => {
  expect(read(text)).toEqual([[`place ${value.toLowerCase()}`, value]])
})

test.each([
  'It opened in May.',
  'It opened in The Ship.',
  'It opened with Zwolle.',
  'It opened in the town.',
])('no place: %s', (text) => {
  expect(read(text)).toEqual([])
})

test('places are read in the first two sentences only, and a title has only dates', () => {
  expect(read('The bridge in Zwolle opened.', { position: 1 })).toHaveLength(1)
  expect(read('The bridge in Zwolle opened.', { position: 2 })).toEqual([])
  expect(read('Mayor Ana Costa spoke.', { position: 2 })).toHaveLength(1)
  const title = { field: 'title', position: -1 } as const
  expect(read('Mayor Ana Costa opens bridge in Zwolle on 20 November', title)).toEqual([
    ['date 2026-11-20', '2026-11-20'],
  ])
})

test.each([
  ['on 20 November', '2026-11-20'],
  ['op 20 november', '2026-11-20'],
  ['on November 20', '2026-11-20'],
  ['on November 20, 2025', '2025-11-20'],
  ['on November 20 2025', '2025-11-20'],
  ['on November 20 12 trains ran', '2026-11-20'],
  ['on 20 November 2025', '2025-11-20'],
  ['on 5 Dec', '2026-12-05'],
  ['on 1 December', '2026-12-01'],
  ['on 31 December', '2026-12-31'],
])('a date "%s" is %s', (text, value) => {
  expect(dates(text)).toEqual([value])
})

test.each(['on 32 November', 'on 0 November', 'it may 5 times', '5 dec', 'in November 2026', 'on 20 trains'])(
  'no date: %s',
  (text) => {
    expect(dates(text)).toEqual([])
  },
)

test('a date without a year is in the year nearest to the time of writing', () => {
  expect(dates('on 28 December', '2026-01-05T12:00:00Z')).toEqual(['2025-12-28'])
  expect(dates('on 2 January', '2026-12-30T12:00:00Z')).toEqual(['2027-01-02'])
  expect(dates('on 1 March', '2026-02-01T12:00:00Z')).toEqual(['2026-03-01'])
  const undated = { publishedAt: undefined, firstSeenAt: new Date('2031-06-01T00:00:00Z') }
  expect(read('on 28 May', {}, undated)).toEqual([['date 2031-05-28', '2031-05-28']])
})

test('the offsets are those of the field', () => {
  const text = 'Mayor Ana Costa spoke in Zwolle on 20 November.'
  const found = mentions(text, { offset: 100 })
  expect(found.map(({ start, end }) => text.slice(start - 100, end - 100))).toEqual([
    '20 November',
    'Ana Costa',
    'Zwolle',
  ])
  expect(found.every(({ qualifier, isCasualty }) => qualifier === 'exact' && !isCasualty)).toBe(true)
})
