import { ErrorResponse } from '@plainwire/domain/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MisplacedArticleQueue } from '../../options.ts'
import { recordingLog, startServer, type TestServer } from '../../testing.ts'

const requestRecheck = vi.fn<MisplacedArticleQueue['request']>()
const { log, lines } = recordingLog()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ rechecks: { request: requestRecheck }, log, trustProxy: true })
})
afterAll(() => server.stop())
beforeEach(() => {
  requestRecheck.mockReset().mockResolvedValue('queued')
})

let caller = 0
/** Sends each call from another address, so that only the test of the rate limit reaches the limit. */
function post(path: string, body: unknown, from = `192.0.2.${++caller}`): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
const codeOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error.code

describe('B6 POST /api/stories/{id}/not-the-same', () => {
  test('queues the article, however often it is said', async () => {
    for (let said = 0; said < 2; said++) {
      const answer = await post('/api/stories/s1/not-the-same', { articleId: 'a1' })
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'queued' }])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(requestRecheck.mock.calls).toEqual([
      ['s1', 'a1'],
      ['s1', 'a1'],
    ])
  })

  test('answers 404 if the story has no such article', async () => {
    requestRecheck.mockResolvedValue('unknown')
    const answer = await post('/api/stories/s1/not-the-same', { articleId: 'zz' })
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'STORY_NOT_FOUND'])
  })

  test.each([
    ['no body', ''],
    ['no JSON', '{'],
    ['no article', {}],
    ['a number', { articleId: 7 }],
    ['an odd article', { articleId: "'; DROP TABLE stories" }],
    ['a long one', { articleId: 'a'.repeat(65) }],
    ['more than an article', { articleId: 'a1', reader: 'me' }],
    ['a list', ['a1']],
  ])('refuses %s, without a query', async (_name, body) => {
    const answer = await post('/api/stories/s1/not-the-same', body)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
    expect(requestRecheck).not.toHaveBeenCalled()
  })

  test.each(['S1', '%00', '..%2f', 'x'.repeat(65)])('knows no story %s', async (id) => {
    const answer = await post(`/api/stories/${id}/not-the-same`, { articleId: 'a1' })
    expect(answer.status).toBe(404)
    expect(requestRecheck).not.toHaveBeenCalled()
  })

  test('takes no other method and no other kind of content', async () => {
    const path = `${server.url}/api/stories/s1/not-the-same`
    expect((await fetch(path)).status).toBe(405)
    const form = await fetch(path, { method: 'POST', body: new URLSearchParams({ articleId: 'a1' }) })
    expect(form.status).toBe(415)
  })

  test('answers 503 while the database can’t be reached, and says nothing of the reader', async () => {
    requestRecheck.mockRejectedValue(new Error('connection refused'))
    const answer = await post('/api/stories/s1/not-the-same', { articleId: 'a1' }, '192.0.2.250')
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'UNAVAILABLE'])
    expect(lines.join()).not.toMatch(/192\.0\.2|a1/)
  })

  test('is limited per client', async () => {
    const answers: number[] = []
    for (let said = 0; said < 12; said++) {
      answers.push((await post('/api/stories/s1/not-the-same', { articleId: 'a1' }, '192.0.2.251')).status)
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
  })
})
