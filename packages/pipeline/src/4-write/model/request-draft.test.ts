import { expect, test } from 'vitest'
import type { FailedServiceRequest, ModelReply } from '../../service/index.ts'
import { ANSWER_SCHEMA } from './draft.ts'
import { estimateMaxTokenCost, MAX_ANSWER_TOKENS, requestDraft } from './request-draft.ts'

const question = {
  hash: 'h',
  storyId: 's1',
  language: 'en',
  system: 'Write news.',
  user: '{"reports":[]}',
  reports: 1,
} as const
const JSON_DRAFT = JSON.stringify({ sentences: [{ text: 'The dyke broke.', sources: [1] }] })
const DRAFT = {
  sentences: [{ text: 'The dyke broke.', sources: [1] }],
  headline: undefined,
  subHeadline: undefined,
}

/** Requests a draft from a model that replies as given; returns the answer and what was sent. */
async function request(reply: Partial<ModelReply> | FailedServiceRequest, detected = 'en') {
  const [sent, texts]: [unknown[], string[]] = [[], []]
  const whole =
    'failure' in reply ? reply : { text: '', refusal: undefined, finish: 'stop', tokens: 100, ...reply }
  const chat = {
    request: async (order: unknown) => {
      sent.push(order)
      return whole
    },
  }
  const detectLanguage = (text: string, fallback: string) => {
    texts.push(`${fallback}: ${text}`)
    return detected
  }
  return { answer: await requestDraft({ chat, detectLanguage, timeoutMs: 5_000 }, question), sent, texts }
}

test('the draft of the model is the answer, at the price that the server counts', async () => {
  const { answer, sent } = await request({ text: JSON_DRAFT, tokens: 123.2 })
  expect(answer).toEqual({ answer: { draft: DRAFT }, tokens: 124, malformed: 0, isRepaired: false })
  expect(sent).toEqual([
    {
      system: 'Write news.',
      user: '{"reports":[]}',
      timeoutMs: 5_000,
      maxTokens: MAX_ANSWER_TOKENS,
      schema: ANSWER_SCHEMA,
    },
  ])
})

test('without a count, a token is three characters of request and answer', async () => {
  const { answer } = await request({ text: JSON_DRAFT, tokens: undefined })
  const characters = 'Write news.'.length + '{"reports":[]}'.length + JSON_DRAFT.length
  expect(answer).toMatchObject({ tokens: Math.ceil(characters / 3) })
})

test('a draft in another language is of no use; its sentences are what is looked at', async () => {
  const { answer, texts } = await request(
    { text: JSON.stringify({ headline: 'Dijk breekt', sentences: ['The dyke broke.', 'Six died.'] }) },
    'nl',
  )
  expect(answer).toMatchObject({ answer: { failure: 'wrong-language' }, tokens: 100 })
  expect(texts).toEqual(['en: The dyke broke. Six died.'])
})

test.each([
  ['declined', { text: '', refusal: 'I can’t help with that.' }],
  ['empty', { text: '' }],
  ['cut-off', { text: '', finish: 'length' }],
  ['no-json', { text: 'The dyke broke.' }],
  ['wrong-form', { text: '{"answer": 1, "more": 2}' }],
])('an answer that is %s costs its tokens and has no draft', async (failure, reply) => {
  const { answer } = await request(reply)
  expect(answer).toEqual({ answer: { failure }, tokens: 100, malformed: 0, isRepaired: false })
})

test('lines without a text are counted', async () => {
  const { answer } = await request({
    text: JSON.stringify({ sentences: ['The dyke broke.', { sources: [1] }] }),
  })
  expect(answer).toMatchObject({
    answer: { draft: { sentences: [{ text: 'The dyke broke.' }] } },
    malformed: 1,
  })
})

test('a story that is too large for the server is answered for good, at the highest price', async () => {
  const failure = { failure: 'too-large', message: 'Too large.' } as const
  const { answer } = await request(failure)
  expect(answer).toEqual({
    answer: { failure: 'too-large' },
    tokens: estimateMaxTokenCost(question),
    malformed: 0,
    isRepaired: false,
  })
  // The request's texts have 11 and 14 characters, with three characters per token.
  expect(estimateMaxTokenCost(question)).toBe(9 + 4_000)
})

test('a service that doesn’t answer this time is no answer', async () => {
  const failure = { failure: 'busy', message: 'The service is busy.' } as const
  expect((await request(failure)).answer).toBe(failure)
})
