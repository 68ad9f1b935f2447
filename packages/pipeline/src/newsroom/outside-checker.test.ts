import { describe, expect, test } from 'vitest'
import { startTestService, type TestRequestHandler } from '../testing/service.ts'
import { TEST_NOW, testNewsroomData } from './newsroom.fixture.ts'
import { createNewsroomClaimChecker } from './outside.ts'

const DOCUMENT =
  'The council of Port Ellery approved a new harbour wall on Monday. Mayor Dana Whitlock said the wall may cost 14 million pounds.'
const SUPPORTED = 'The council of Port Ellery approved a new harbour wall on Monday.'
const UNLIKE = 'Local politicians have backed better protection against the sea.'
const WRONG = 'The council of Port Ellery approved a new harbour wall on Friday.'

async function checkerFor(answering: TestRequestHandler, path = '', timeoutMs = 10_000) {
  const service = await startTestService(answering)
  const checker = createNewsroomClaimChecker(testNewsroomData, {
    http: service.http,
    wait: service.wait,
    log: service.log,
    now: () => TEST_NOW,
    endpoint: { url: service.origin + path, model: 'minicheck', key: 'secret' },
    timeoutMs,
  })
  const verdict = async (claim: string) =>
    (await checker.check({ claim, documents: [DOCUMENT], language: 'en' })).verdict
  return { ...service, checker, verdict }
}

const answersWith =
  (word: string): TestRequestHandler =>
  () => ({ json: { response: word, choices: [{ message: { content: word } }] } })

describe('a model as second stage', () => {
  test.each([
    ['', '/api/generate', { prompt: `Document: ${DOCUMENT}\nClaim: ${UNLIKE}`, stream: false }],
    ['/api/generate', '/api/generate', { model: 'minicheck' }],
    [
      '/v1',
      '/v1/chat/completions',
      { messages: [{ role: 'user', content: `Document: ${DOCUMENT}\nClaim: ${UNLIKE}` }] },
    ],
  ])('with the address %s, requests are sent to %s', async (path, requestedPath, json) => {
    const { verdict, requests: questions } = await checkerFor(answersWith('Yes'), path)
    expect(await verdict(UNLIKE)).toBe('supported')
    expect(questions[0]).toMatchObject({
      path: requestedPath,
      json,
      headers: { authorization: 'Bearer secret' },
    })
  })

  test('decides on the wording, and never on what a rule found', async () => {
    const no = await checkerFor(answersWith('No.'))
    expect(await no.verdict(SUPPORTED)).toBe('unsupported')
    const yes = await checkerFor(answersWith('yes'))
    expect(await yes.verdict(WRONG)).toBe('unsupported')
    expect(yes.requests).toHaveLength(0)
  })

  test('receives the same request only once', async () => {
    const { verdict, requests } = await checkerFor(answersWith('Yes'))
    for (let time = 0; time < 3; time++) await verdict(UNLIKE)
    expect(requests).toHaveLength(1)
  })

  test.each<[string, TestRequestHandler, number]>([
    ['a server error', () => ({ status: 400 }), 10_000],
    ['no JSON', () => ({ body: '<html>' }), 10_000],
    ['another word', answersWith('Perhaps'), 10_000],
    ['no answer in time', () => undefined, 100],
  ])('that gives %s is counted, and the first stage decides', async (_name, answering, timeoutMs) => {
    const { verdict, checker, log } = await checkerFor(answering, '', timeoutMs)
    expect(await verdict(SUPPORTED)).toBe('supported')
    expect(await verdict(UNLIKE)).toBe('unsupported')
    expect(checker.failures).toBe(2)
    expect(log).toBeDefined()
  })
})
