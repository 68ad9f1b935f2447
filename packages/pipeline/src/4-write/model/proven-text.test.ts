import type { Sentence } from '@plainwire/domain/story'
import { expect, test } from 'vitest'
import {
  createStormImprovementInput,
  createStormReport,
  createStormText,
  GOOD_MODEL_ANSWER,
  STORM_REPORT_SENTENCES,
} from '../../testing/model-story.ts'
import type { Draft } from '../../writing-ports.ts'
import { buildSupportedDraftText } from './proven-text.ts'
import { buildWriterModelRequest } from './writer-question.ts'

const extracted = createStormText('en')
const order = { ...createStormImprovementInput('en'), extracted, reports: [[createStormReport('en')]] }
const lines = buildWriterModelRequest(order, 'm')?.lines ?? []
const [first, second, third] = GOOD_MODEL_ANSWER.en.sentences
const made = (draft: Partial<Draft>, change: Partial<typeof order> = {}) =>
  buildSupportedDraftText(
    { ...order, ...change },
    { sentences: GOOD_MODEL_ANSWER.en.sentences, ...draft },
    lines,
  )
const textsOf = ({ sentences }: { sentences: readonly Sentence[] }) => sentences.map(({ text }) => text)
const invented = (sources: number[]) => ({
  text: 'Ninety people died in Maputo on Sunday, officials said.',
  sources,
})

test('one proven sentence is enough: extracted ones fill the text up to three', () => {
  const { text, proven } = made({ sentences: [first].flatMap((line) => line ?? []) })
  expect(proven).toBe(1)
  expect(textsOf(text)).toEqual([first?.text, STORM_REPORT_SENTENCES.en[1], STORM_REPORT_SENTENCES.en[2]])
})

test('a sentence that fails is replaced in its place, by one of the source that it named', () => {
  const other = createStormReport('en', {
    id: 'a2',
    publisherId: 'courier',
    title: 'Port of Beira closed',
    text: 'The port of Beira was closed on Friday because of the storm.',
  })
  const theirs = {
    text: other.text,
    evidence: [{ articleId: 'a2', field: 'text' as const, start: 0, end: other.text.length }],
  }
  const both = {
    ...order,
    reports: [[createStormReport('en')], [other]],
    extracted: { ...extracted, sentences: [...extracted.sentences, theirs] },
  }
  const given = buildWriterModelRequest(both, 'm')?.lines ?? []
  const number = given.findIndex(({ text }) => text === other.text) + 1
  const { text } = buildSupportedDraftText(
    both,
    { sentences: [first, invented([number]), third].flatMap((line) => line ?? []) },
    given,
  )
  expect(textsOf(text)).toEqual([first?.text, other.text, third?.text])
})

test('a sentence that fails and has no replacement is dropped', () => {
  const few = { ...extracted, sentences: extracted.sentences.slice(0, 1) }
  const { text, failed } = made(
    { sentences: [first, invented([2]), third].flatMap((line) => line ?? []) },
    { extracted: few },
  )
  expect(textsOf(text)).toEqual([first?.text, third?.text])
  expect(failed).toEqual([{ text: invented([]).text, reason: expect.stringContaining('number: Ninety') }])
  expect(text.removed).toEqual(failed)
})

test('a repeated sentence is reported as repeated, and not as unsupported', () => {
  const { text, failed } = made({ sentences: [first, first, second, third].flatMap((line) => line ?? []) })
  expect(text.sentences).toHaveLength(3)
  expect(failed).toMatchObject([{ reason: 'repeat: it is in the text already' }])
  expect(text.removed).toBeUndefined()
})

test('only five of more sentences are used', () => {
  const verbatim = STORM_REPORT_SENTENCES.en.map((text, index) => ({ text, sources: [index + 2] }))
  const { text } = made({ sentences: [...verbatim, ...verbatim, ...GOOD_MODEL_ANSWER.en.sentences] })
  expect(text.sentences.length).toBeLessThanOrEqual(5)
})

test('a sentence that names an unrelated source cites only those that support it', () => {
  const { text } = made({ sentences: [{ text: second?.text ?? '', sources: [5, 3] }] })
  const [proof] = text.sentences[0]?.evidence ?? []
  expect(text.sentences[0]?.text).toBe(second?.text)
  expect(STORM_REPORT_SENTENCES.en.join(' ').slice(proof?.start, proof?.end)).toBe(
    STORM_REPORT_SENTENCES.en[1],
  )
})

test('a sub-headline that the text says already is left out, the model’s and the extracted one', () => {
  const subHeadline = { text: 'Eleven people were missing in Beira', sources: [3] }
  expect(
    made({ subHeadline }, { extracted: { ...extracted, subHeadline: STORM_REPORT_SENTENCES.en[0] ?? '' } })
      .text.subHeadline,
  ).toBe('')
})

test('invisible characters are removed; unreadable ones reject the sentence', () => {
  const hidden = { text: first?.text.replace('dyke', 'dy\u200b\u202eke') ?? '', sources: [2] }
  const broken = { text: second?.text.replace('missing', 'mis�ing') ?? '', sources: [3] }
  const { text, failed } = made({ sentences: [hidden, broken] })
  expect(textsOf(text)[0]).toBe(first?.text)
  expect(failed).toMatchObject([{ reason: expect.stringContaining('form') }])
})
