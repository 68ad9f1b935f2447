import { describe, expect, test } from 'vitest'
import {
  buildChatRequestBody,
  type ChatApiDialect,
  MAX_DIALECT_ATTEMPTS,
  resolveChatEndpoint,
  selectFallbackDialect,
} from './chat-dialect.ts'

const order = { system: 's', user: 'u', timeoutMs: 1, maxTokens: 9, schema: { type: 'object' } }

test.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1/chat/completions'],
  ['http://127.0.0.1:1234/v1/', 'http://127.0.0.1:1234/v1/chat/completions'],
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/v1/chat/completions'],
  [
    'https://models.example/openai/v1?api-version=1',
    'https://models.example/openai/v1/chat/completions?api-version=1',
  ],
  ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
  ['http://127.0.0.1:11434', 'http://127.0.0.1:11434/api/chat'],
  ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1/chat/completions'],
  ['http://models.example/ollama/api', 'http://models.example/ollama/api/chat'],
])('requests for the address %s are sent to %s', (address, url) => {
  expect(resolveChatEndpoint(address).url).toBe(url)
})

test('OpenAI gets its own name of the limit, others the one that all support', () => {
  const bodyFor = (address: string) => buildChatRequestBody(resolveChatEndpoint(address).dialect, 'm', order)
  expect(bodyFor('https://api.openai.com/v1')).toMatchObject({ max_completion_tokens: 9 })
  const body = bodyFor('http://127.0.0.1:8000/v1')
  expect(body).toMatchObject({ max_tokens: 9, temperature: 0, response_format: { type: 'json_schema' } })
  expect(body).not.toHaveProperty('stream')
})

test('Ollama gets a request for an unstreamed answer and for a sufficient context', () => {
  const { dialect } = resolveChatEndpoint('http://127.0.0.1:11434')
  expect(buildChatRequestBody(dialect, 'm', order)).toMatchObject({
    stream: false,
    format: { type: 'object' },
    options: { temperature: 0, num_predict: 9, num_ctx: 16_384 },
  })
  expect(buildChatRequestBody({ ...dialect, format: 'json_object' }, 'm', order)).toMatchObject({
    format: 'json',
  })
})

describe('a refused request is sent in another form', () => {
  const { dialect } = resolveChatEndpoint('http://127.0.0.1:8000/v1')
  test.each<[string, Partial<ChatApiDialect>]>([
    [
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { tokens: 'max_completion_tokens' },
    ],
    ["'temperature' does not support 0 with this model.", { hasTemperature: false }],
    ["'response_format.type' must be 'json_object' or 'text'", { format: 'json_object' }],
    ['Only streaming is supported.', { isStreamed: true }],
    ['Bad request', { format: 'json_object' }],
  ])('%s', (detail, change) => {
    expect(selectFallbackDialect([dialect], detail)).toEqual({ ...dialect, ...change })
  })

  test('one thing after another, each at most once, and then no more', () => {
    const tried = [dialect]
    for (;;) {
      const next = selectFallbackDialect(tried, 'Bad request')
      if (!next) break
      tried.push(next)
    }
    expect(tried).toHaveLength(MAX_DIALECT_ATTEMPTS)
    expect(tried.at(-1)).toEqual({
      ...dialect,
      format: 'plain',
      tokens: 'max_completion_tokens',
      hasTemperature: false,
      isStreamed: true,
    })
    expect(new Set(tried.map((one) => JSON.stringify(one))).size).toBe(tried.length)
  })
})
