import type { Log } from '@plainwire/domain/log'
import { expect, test } from 'vitest'
import {
  createStormImprovementInput,
  createStormReport,
  createStormText,
  GOOD_MODEL_ANSWER,
} from '../../testing/model-story.ts'
import type { ModelAnswer, ModelAnswerSource } from '../../writing-ports.ts'
import { createModelWriter } from './model-writer.ts'

const { sentences } = GOOD_MODEL_ANSWER.en
const order = {
  ...createStormImprovementInput('en'),
  extracted: createStormText('en'),
  reports: [[createStormReport('en')]],
}

/** A writer whose model answers as given; it records questions and log entries. */
function writing(answer: ModelAnswer | undefined, more: Partial<ModelAnswerSource> = {}) {
  const [requests, logged]: [string[], object[]] = [[], []]
  const log: Log = { info: (context) => void logged.push(context), warn: () => {}, error: () => {} }
  const answers: ModelAnswerSource = {
    answerTo: async ({ storyId }) => {
      requests.push(storyId)
      return answer
    },
    ...more,
  }
  return { writer: createModelWriter({ model: 'm', answers, log }), requests, logged }
}

test('the sentences of the model that the sources support are the text', async () => {
  const { writer, requests } = writing({ draft: { sentences } })
  const text = await writer.write(order)
  expect(text.sentences.map((one) => one.text)).toEqual(sentences.map((one) => one.text))
  expect(requests).toEqual(['s1'])
})

test.each([
  ['an answer', undefined],
  ['a draft', { failure: 'declined' }],
] as const)('without %s the extracted text remains, and nothing is logged', async (_, answer) => {
  const { writer, logged } = writing(answer)
  expect(await writer.write(order)).toBe(order.extracted)
  expect(logged).toEqual([])
})

test('a story with too few lines isn’t sent to the model', async () => {
  const { writer, requests } = writing({ draft: { sentences } })
  const short = {
    ...order,
    reports: [[createStormReport('en', { text: 'The dyke of Beira broke early on Friday.' })]],
  }
  expect(await writer.write(short)).toBe(order.extracted)
  expect(requests).toEqual([])
})

test('an answer is logged once, with the number of rejected lines by reason', async () => {
  const [first, second] = sentences
  const lines = [
    first,
    { text: 'Ninety people died in Maputo on Sunday, officials said.', sources: [2] },
    { text: 'See www.beira.example for what broke early on Friday.', sources: [2] },
    { text: 'It broke.', sources: [2] },
    second,
  ].flatMap((line) => line ?? [])
  const { writer, logged } = writing({ draft: { sentences: lines } })
  await writer.write(order)
  await writer.write(order)
  expect(logged).toEqual([
    expect.objectContaining({
      story: 's1',
      language: 'en',
      model: 'm',
      proven: 2,
      failed: { number: 1, form: 2 },
    }),
  ])
})

test('another story is logged by itself', async () => {
  const { writer, logged } = writing({ draft: { sentences } })
  await writer.write(order)
  await writer.write({ ...order, reports: [[createStormReport('en', { title: 'Dyke of Beira breaks' })]] })
  expect(logged).toHaveLength(2)
})

test('answers that arrived later are those of the source, or none', async () => {
  const late = new Set(['s1'])
  const isOurs = () => true
  const { writer } = writing(undefined, { hasAnswered: async () => true, takeAnswered: async () => late })
  expect([await writer.hasAnswered?.(isOurs), await writer.takeAnswered?.(isOurs)]).toEqual([true, late])
  const { writer: without } = writing(undefined)
  expect([await without.hasAnswered?.(isOurs), await without.takeAnswered?.(isOurs)]).toEqual([
    false,
    new Set(),
  ])
})
