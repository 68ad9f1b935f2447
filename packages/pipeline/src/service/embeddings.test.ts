import { describe, expect, test } from 'vitest'
import { createNewsroomEmbedder } from '../newsroom/outside.ts'
import { type ServiceRequest, startTestService, type TestRequestHandler } from '../testing/service.ts'
import { resolveEmbeddingProtocol } from './embedding-protocol.ts'
import { EmbeddingError } from './embeddings.ts'

const limits = { requestMs: 10_000, batchMs: 60_000 }
const START = Date.parse('2026-11-21T12:00:00Z')

const inputsOf = ({ json }: ServiceRequest) => (json as { input: string[] }).input
/** Returns a distinct vector for a text: its length and 1. */
const vectorOf = (text: string) => [text.length, 1]

const openAi: TestRequestHandler = (request) => ({
  json: {
    object: 'list',
    data: inputsOf(request)
      .map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
      .reverse(),
  },
})
const ollama: TestRequestHandler = (request) => ({ json: { embeddings: inputsOf(request).map(vectorOf) } })

async function embedderFor(answering: TestRequestHandler, path = '/v1', known: Partial<typeof limits> = {}) {
  const service = await startTestService(answering)
  let at = START
  const embedder = createNewsroomEmbedder({
    http: service.http,
    wait: service.wait,
    now: () => new Date(at),
    endpoint: { url: service.origin + path, model: 'small', key: 'secret', prefix: 'query: ' },
    limits: { ...limits, ...known },
  })
  const pass = (ms: number) => {
    at += ms
  }
  return { ...service, embedder, pass }
}

/** Returns the code of the error that a call rejects with. */
async function codeOf(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  return error instanceof EmbeddingError ? error.code : error
}

test('OpenAI’s protocol: vectors of unit length in the texts’ order, with key, model and prefix', async () => {
  const { embedder, requests } = await embedderFor(openAi)
  const vectors = await embedder.embed(['one', 'three'])
  const first = 'query: one'.length
  expect(vectors[0]?.[0]).toBeCloseTo(first / Math.hypot(first, 1))
  expect(Math.hypot(...(vectors[1] ?? []))).toBeCloseTo(1)
  expect(requests[0]).toMatchObject({
    path: '/v1/embeddings',
    headers: { authorization: 'Bearer secret' },
    json: { model: 'small', input: ['query: one', 'query: three'], encoding_format: 'float' },
  })
})

test('Ollama’s protocol', async () => {
  const { embedder, requests } = await embedderFor(ollama, '/api/embed')
  const vectors = await embedder.embed(['one'])
  expect(vectors).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    path: '/api/embed',
    json: { model: 'small', input: ['query: one'] },
  })
})

test.each([
  ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/api/embed'],
  ['http://127.0.0.1:11434/api/', 'http://127.0.0.1:11434/api/embed'],
  ['http://models.example/ollama/api/embed', 'http://models.example/ollama/api/embed'],
  ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1/embeddings'],
  ['https://models.example', 'https://models.example/v1/embeddings'],
  ['https://models.example/v1/', 'https://models.example/v1/embeddings'],
  ['https://models.example/v1/embeddings?version=2', 'https://models.example/v1/embeddings?version=2'],
])('requests for the address %s are sent to %s', (address, url) => {
  expect(resolveEmbeddingProtocol(address).url).toBe(url)
})

test('many texts go in several requests, none of them too large', async () => {
  const { embedder, requests } = await embedderFor(openAi)
  expect(await embedder.embed(Array.from({ length: 70 }, (_, at) => `text ${at}`))).toHaveLength(70)
  expect(requests.map((one) => inputsOf(one).length)).toEqual([32, 32, 6])
})

describe('what an endpoint gives wrong is an error with a code', () => {
  test.each<[string, TestRequestHandler, string]>([
    ['a wrong key', () => ({ status: 401 }), 'SERVICE_FAILED'],
    ['a server error', () => ({ status: 500 }), 'SERVICE_FAILED'],
    ['no JSON', () => ({ body: '<html>' }), 'SERVICE_FAILED'],
    ['another form', () => ({ json: { vectors: [] } }), 'BAD_ANSWER'],
    ['texts for numbers', () => ({ json: { data: [{ embedding: ['1'] }] } }), 'BAD_ANSWER'],
    ['a vector of zeros', () => ({ json: { data: [{ embedding: [0, 0] }] } }), 'BAD_ANSWER'],
    ['too few vectors', () => ({ json: { data: [] } }), 'WRONG_COUNT'],
    ['too many vectors', () => ({ json: { data: [{ embedding: [1] }, { embedding: [1] }] } }), 'WRONG_COUNT'],
  ])('%s', async (_name, answering, code) => {
    const { embedder } = await embedderFor(answering)
    expect(await codeOf(embedder.embed(['one']))).toBe(code)
  })

  test('vectors of different lengths, in one answer or in two', async () => {
    const growing: TestRequestHandler = (request, count) => ({
      json: { data: inputsOf(request).map(() => ({ embedding: Array(count).fill(1) })) },
    })
    const { embedder } = await embedderFor(growing)
    await embedder.embed(['one'])
    expect(await codeOf(embedder.embed(['two']))).toBe('WRONG_DIMENSION')
    const mixed = await embedderFor(() => ({ json: { data: [{ embedding: [1] }, { embedding: [1, 1] }] } }))
    expect(await codeOf(mixed.embedder.embed(['one', 'two']))).toBe('WRONG_DIMENSION')
  })

  test('an endpoint that doesn’t answer in time', async () => {
    const { embedder } = await embedderFor(() => undefined, '/v1', { requestMs: 100 })
    expect(await codeOf(embedder.embed(['one']))).toBe('SERVICE_FAILED')
  })

  test('an endpoint that is too slow for a batch, until the next begins', async () => {
    const { embedder, pass, requests } = await embedderFor(openAi)
    embedder.startBatch?.()
    pass(limits.batchMs)
    expect(await codeOf(embedder.embed(['one']))).toBe('OUT_OF_TIME')
    expect(requests).toHaveLength(0)
    embedder.startBatch?.()
    expect(await embedder.embed(['one'])).toHaveLength(1)
  })
})

test('a busy endpoint gets the request again, a broken one is paused after four failures', async () => {
  const busyOnce = await embedderFor((request, count) =>
    count === 1 ? { status: 503 } : openAi(request, count),
  )
  expect(await busyOnce.embedder.embed(['one'])).toHaveLength(1)
  const { embedder, requests, pass } = await embedderFor(() => ({ status: 400 }))
  for (let at = 0; at < 6; at++) await codeOf(embedder.embed(['one']))
  expect(requests).toHaveLength(4)
  pass(5 * 60_000)
  await codeOf(embedder.embed(['one']))
  expect(requests).toHaveLength(5)
})

test('the name distinguishes models, endpoints and prefixes, and contains no key', async () => {
  const { embedder, origin } = await embedderFor(openAi)
  expect(embedder.name).toBe(`${new URL(origin).host} small query: `)
})
