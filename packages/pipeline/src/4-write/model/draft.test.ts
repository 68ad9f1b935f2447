import { expect, test } from 'vitest'
import {
  ANSWER_SCHEMA,
  Draft,
  DraftLine,
  MAX_DRAFT_LINE_CHARACTERS,
  MAX_DRAFT_LINES,
  StoredModelAnswer,
} from './draft.ts'

const line = { text: 'Six people died in Beira.', sources: [1, 2] }
const lines = (count: number) => Array.from({ length: count }, () => line)
const isLine = (value: unknown) => DraftLine.safeParse(value).success
const isDraft = (value: unknown) => Draft.safeParse(value).success
const isAnswer = (value: unknown) => StoredModelAnswer.safeParse(value).success

test('a line has a text of 1 to 1000 characters', () => {
  expect(MAX_DRAFT_LINE_CHARACTERS).toBe(1000)
  const text = (length: number) => ({ ...line, text: 'x'.repeat(length) })
  expect([0, 1, 1000, 1001].map((length) => isLine(text(length)))).toEqual([false, true, true, false])
})

test('a line has whole numbers of sources, or none', () => {
  expect(DraftLine.parse(line)).toEqual(line)
  expect(isLine({ ...line, sources: [] })).toBe(true)
  expect(isLine({ ...line, sources: [1.5] })).toBe(false)
  expect(isLine({ ...line, sources: ['1'] })).toBe(false)
  expect(isLine({ text: line.text })).toBe(false)
  expect(isLine({ sources: [1] })).toBe(false)
  expect(isLine({ ...line, text: 6 })).toBe(false)
})

test('a draft has 1 to 12 sentences; headline and sub-headline may be missing', () => {
  expect(MAX_DRAFT_LINES).toBe(12)
  expect([0, 1, 12, 13].map((count) => isDraft({ sentences: lines(count) }))).toEqual([
    false,
    true,
    true,
    false,
  ])
  const whole = { headline: line, subHeadline: line, sentences: [line] }
  expect(Draft.parse(whole)).toEqual(whole)
  expect(isDraft({ headline: line, subHeadline: line })).toBe(false)
  expect(isDraft({ headline: 'Six die', sentences: [line] })).toBe(false)
  expect(isDraft({ subHeadline: { text: '', sources: [] }, sentences: [line] })).toBe(false)
  expect(isDraft({ sentences: [line, { text: 'No sources' }] })).toBe(false)
})

test('a stored answer is a draft', () => {
  const answer = { draft: { sentences: [line] } }
  expect(StoredModelAnswer.parse(answer)).toEqual(answer)
  expect(isAnswer({ draft: { sentences: [] } })).toBe(false)
  expect(isAnswer({})).toBe(false)
  expect(isAnswer({ sentences: [line] })).toBe(false)
})

test.each(['empty', 'declined', 'cut-off', 'no-json', 'wrong-form', 'wrong-language', 'too-large'])(
  'a stored answer is the failure "%s"',
  (failure) => {
    expect(StoredModelAnswer.parse({ failure })).toEqual({ failure })
  },
)

test('other failures can’t be stored', () => {
  expect([{ failure: 'tired' }, { failure: '' }, { failure: undefined }].filter(isAnswer)).toEqual([])
})

const LINE_SCHEMA = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    sources: { type: 'array', items: expect.objectContaining({ type: 'integer' }) },
  },
  required: ['text', 'sources'],
  additionalProperties: false,
}

test('a model must answer with a headline, a sub-headline and sentences, and nothing else', () => {
  expect(ANSWER_SCHEMA).toMatchObject({
    type: 'object',
    properties: {
      headline: LINE_SCHEMA,
      sub_headline: LINE_SCHEMA,
      sentences: { type: 'array', items: LINE_SCHEMA },
    },
    required: ['headline', 'sub_headline', 'sentences'],
    additionalProperties: false,
  })
  expect(Object.keys(ANSWER_SCHEMA.properties ?? {})).toEqual(['headline', 'sub_headline', 'sentences'])
})
