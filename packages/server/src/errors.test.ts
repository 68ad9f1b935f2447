import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError, toApiErrorCode } from './errors.ts'
import { recordingLog, startServer, type TestServer } from './testing.ts'

const kept = recordingLog()
let server: TestServer
beforeAll(async () => {
  const failing = {
    current: () => {
      throw new Error('a secret of ours')
    },
    onChange: () => () => undefined,
  }
  server = await startServer({ editions: failing, log: kept.log })
})
afterAll(() => server.stop())

test('an internal error is logged and not revealed to the client', async () => {
  const answer = await server.get('/news.json')
  expect(answer.status).toBe(500)
  const text = await answer.text()
  expect(JSON.parse(text)).toEqual({
    error: { code: 'INTERNAL', message: 'Something went wrong on our side.' },
  })
  expect(kept.lines.join()).toContain('a secret of ours')
  const page = await server.get('/')
  expect(page.status).toBe(500)
  expect(await page.text()).not.toMatch(/secret|at .*\.ts/)
})

test.each([
  [new ApiError('STORY_NOT_FOUND'), 'STORY_NOT_FOUND'],
  [new Error('any'), 'INTERNAL'],
  ['a string', 'INTERNAL'],
  [Object.assign(new Error(), { statusCode: 413 }), 'PAYLOAD_TOO_LARGE'],
  [Object.assign(new Error(), { statusCode: 418 }), 'BAD_REQUEST'],
  [Object.assign(new Error(), { statusCode: 504 }), 'INTERNAL'],
  [Object.assign(new Error(), { statusCode: 400, validationContext: 'params' }), 'NOT_FOUND'],
])('%s is %s', (error, code) => {
  expect(toApiErrorCode(error)).toBe(code)
})
