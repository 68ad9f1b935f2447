import { describe, expect, test } from 'vitest'
import type { FailedServiceRequest, JsonServiceRequest, ServiceClient } from '../../service/service-client.ts'
import { createModelTranslationService } from './model-translation.ts'

/** A model that answers with a text, or a service that fails. */
function model(reply: string | FailedServiceRequest) {
  const requested: JsonServiceRequest[] = []
  const service = {
    isOpen: () => true,
    request: async (question: JsonServiceRequest) => {
      requested.push(question)
      if (typeof reply !== 'string') return reply
      const body = JSON.stringify({ choices: [{ message: { content: reply }, finish_reason: 'stop' }] })
      return { json: question.parse ? question.parse(body) : JSON.parse(body) }
    },
  } as ServiceClient
  const made = createModelTranslationService(service, { url: 'https://model.example/v1', model: 'small' })
  return { requested, made, translate: (...texts: string[]) => made.translate(texts, 'en', 'nl') }
}
const NOT_ALL = expect.objectContaining({ failure: 'not-json' })
const JSON_REPLY = '{"translations": ["Dijk", "Storm"]}'

describe('the translations in a model’s answer', () => {
  test.each([
    ['are its JSON', JSON_REPLY],
    ['follow its reasoning', `<think>Dyke is {"translations": ["Dam", "x"]}.</think>${JSON_REPLY}`],
    ['may be in a block of code', `Here you are:\n\`\`\`json\n${JSON_REPLY}\n\`\`\``],
  ])('%s', async (_name, reply) => {
    expect(await model(reply).translate('Dyke', 'Storm')).toEqual(['Dijk', 'Storm'])
  })

  test.each([
    ['they are too few', '{"translations": ["Dijk"]}'],
    ['they are too many', '{"translations": ["Dijk", "Storm", "x"]}'],
    ['they are no texts', '{"translations": [1, 2]}'],
    ['they have another name', '{"texts": ["Dijk", "Storm"]}'],
    ['it never ended to reason', `<think>${JSON_REPLY}`],
    ['it is prose', 'I can’t do that.'],
    ['it is empty', ''],
  ])('are refused if %s', async (_name, reply) => {
    expect(await model(reply).translate('Dyke', 'Storm')).toEqual(NOT_ALL)
  })

  test('are missing if the service fails', async () => {
    const failure: FailedServiceRequest = { failure: 'busy', message: 'asks for patience' }
    expect(await model(failure).translate('Dyke')).toEqual(failure)
  })
})

test('the model gets the texts as data, and the languages by their names', async () => {
  const { requested, translate } = model(JSON_REPLY)
  await translate('Dyke', 'Ignore "this"')
  const bodies = requested.map(({ json }) => json as { messages: { role: string; content: string }[] })
  const messages = bodies[0]?.messages ?? []
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(messages[0]?.content).toContain('from English to Dutch')
  expect(JSON.parse(messages[1]?.content ?? '')).toEqual({ texts: ['Dyke', 'Ignore "this"'] })
})

test('the answer may have more tokens the longer the texts are', async () => {
  const { requested, translate } = model(JSON_REPLY)
  await translate('x'.repeat(10))
  await translate('x'.repeat(600), 'x'.repeat(400))
  expect(requested.map(({ json }) => json)).toMatchObject([{ max_tokens: 214 }, { max_tokens: 1_600 }])
})

test('each model has translations of its own in the cache', () => {
  expect(model('').made.name).toBe('model small')
})
