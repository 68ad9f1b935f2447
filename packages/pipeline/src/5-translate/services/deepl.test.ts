import { expect, test } from 'vitest'
import type { FailedServiceRequest, JsonServiceRequest, ServiceClient } from '../../service/service-client.ts'
import { createDeeplClient } from './deepl.ts'
import { createLibreTranslateClient } from './libretranslate.ts'

/** Creates a service that gives the same answer to every request, and lists the requests. */
function answering(answer: { json: unknown } | FailedServiceRequest, isOpen = true) {
  const requested: JsonServiceRequest[] = []
  const service = {
    isOpen: () => isOpen,
    request: async (question: JsonServiceRequest) => {
      requested.push(question)
      return answer
    },
  } as ServiceClient
  return { requested, service }
}
const texts = (...all: string[]) => ({ json: { translations: all.map((text) => ({ text, other: 1 })) } })
const NOT_ALL = expect.objectContaining({ failure: 'not-json' })
const REFUSED: FailedServiceRequest = { failure: 'quota', message: 'used up' }

test('DeepL is called in its protocol, with the variant of English that it demands as a target', async () => {
  const { requested, service } = answering(texts('Dyke', 'Storm'))
  const deepl = createDeeplClient(service, { url: 'https://deepl.example/', key: 'k' })
  expect(await deepl.translate(['Dijk', 'Storm'], 'nl', 'en')).toEqual(['Dyke', 'Storm'])
  expect(requested[0]).toMatchObject({
    url: 'https://deepl.example/v2/translate',
    headers: { authorization: 'DeepL-Auth-Key k' },
    json: { text: ['Dijk', 'Storm'], source_lang: 'NL', target_lang: 'EN-GB' },
  })
  await deepl.translate(['Dyke'], 'en', 'nl')
  expect(requested[1]?.json).toEqual({ text: ['Dyke'], source_lang: 'EN', target_lang: 'NL' })
})

test.each([
  ['one text of two', texts('Dijk'), NOT_ALL],
  ['three texts of two', texts('a', 'b', 'c'), NOT_ALL],
  ['no texts', { json: {} }, NOT_ALL],
  ['texts of another form', { json: { translations: ['Dijk', 'Storm'] } }, NOT_ALL],
  ['an error', REFUSED, REFUSED],
])('%s from DeepL is a failure', async (_name, answer, expected) => {
  const deepl = createDeeplClient(answering(answer).service, { url: 'https://deepl.example', key: 'k' })
  expect(await deepl.translate(['Dyke', 'Storm'], 'en', 'nl')).toEqual(expected)
})

test('LibreTranslate is called in its protocol, with a key only if there is one', async () => {
  const { requested, service } = answering({ json: { translatedText: ['Dijk', 'Storm'] } })
  const url = 'https://libre.example//'
  await createLibreTranslateClient(service, { url }).translate(['Dyke', 'Storm'], 'en', 'nl')
  expect(requested[0]).toMatchObject({ url: 'https://libre.example/translate' })
  expect(requested[0]?.json).toEqual({ q: ['Dyke', 'Storm'], source: 'en', target: 'nl', format: 'text' })
  await createLibreTranslateClient(service, { url, key: 'k' }).translate(['Dyke', 'Storm'], 'en', 'nl')
  expect(requested[1]?.json).toMatchObject({ api_key: 'k' })
})

test.each([
  ['a list', { json: { translatedText: ['Dijk'] } }, ['Dijk']],
  ['a text', { json: { translatedText: 'Dijk' } }, ['Dijk']],
  ['too many', { json: { translatedText: ['Dijk', 'Storm'] } }, NOT_ALL],
  ['nothing', { json: {} }, NOT_ALL],
  ['numbers', { json: { translatedText: [1] } }, NOT_ALL],
  ['an error', REFUSED, REFUSED],
])('LibreTranslate answers with %s', async (_name, answer, expected) => {
  const libre = createLibreTranslateClient(answering(answer).service, { url: 'https://libre.example' })
  expect(await libre.translate(['Dyke'], 'en', 'nl')).toEqual(expected)
})

test.each([[true], [false]])('a translator is as open as its service: %s', (isOpen) => {
  const { service } = answering(texts(), isOpen)
  expect(createDeeplClient(service, { url: 'https://deepl.example', key: 'k' }).isOpen()).toBe(isOpen)
  expect(createLibreTranslateClient(service, { url: 'https://libre.example' }).isOpen()).toBe(isOpen)
})
