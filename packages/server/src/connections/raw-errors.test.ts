import type { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { API_ERRORS } from '@plainwire/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing.ts'
import { createMalformedRequestHandler } from './raw-errors.ts'
import { sendRawRequest } from './testing-raw.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const BODY = { error: { code: 'BAD_REQUEST', message: API_ERRORS.BAD_REQUEST.message } }

/** The parts of an answer as it came over the wire. */
function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status, ...lines] = head.split('\r\n')
  const headers = new Map(lines.map((line) => line.split(': ', 2) as [string, string]))
  return { status, headers, body }
}

describe('bytes that are no request', () => {
  test.each([
    ['no method', 'NONSENSE\r\n\r\n', '400 Bad Request'],
    ['a version that doesn’t exist', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', '400 Bad Request'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      '400 Bad Request',
    ],
    [
      'too many bytes of headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])(
    'with %s are answered with the headers of all answers, and the connection ends',
    async (_name, bytes, status) => {
      const answer = parse(await sendRawRequest(server.url, bytes))
      expect(answer.status).toBe(`HTTP/1.1 ${status}`)
      expect(JSON.parse(answer.body)).toEqual(BODY)
      const { headers } = await server.get('/healthz')
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
        expect([name, answer.headers.get(name)]).toEqual([name, headers.get(name)])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.headers.get('content-length')).toBe(String(answer.body.length))
      expect(answer.headers.get('connection')).toBe('close')
    },
  )
})

test('a request that expects what we don’t do is refused with our headers', async () => {
  const bytes = 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n'
  const { status, headers, body } = parse(await sendRawRequest(server.url, bytes))
  expect(status).toBe('HTTP/1.1 417 Expectation Failed')
  expect(body).toContain('"BAD_REQUEST"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

describe('the handler', () => {
  const handle = createMalformedRequestHandler({ 'x-own': 'yes' })
  const errorOf = (code?: string) => Object.assign(new Error('broken'), { code })
  function answerTo(error: Error, socket = new PassThrough()) {
    handle(error, socket as unknown as Socket)
    return { socket, text: String(socket.read() ?? '') }
  }

  test('answers a request that took too long with 408, and one of an unknown fault with 400', () => {
    const late = parse(answerTo(errorOf('ERR_HTTP_REQUEST_TIMEOUT')).text)
    expect([late.status, late.headers.get('x-own')]).toEqual(['HTTP/1.1 408 Request Timeout', 'yes'])
    for (const code of [undefined, 'HPE_INVALID_METHOD'])
      expect(parse(answerTo(errorOf(code)).text).status).toBe('HTTP/1.1 400 Bad Request')
  })

  test('ends the connection after the answer', () => {
    expect(answerTo(errorOf()).socket.writableEnded).toBe(true)
  })

  test('writes nothing to a client that has gone', () => {
    const reset = answerTo(errorOf('ECONNRESET'))
    expect([reset.socket.destroyed, reset.text]).toEqual([true, ''])
    const ended = new PassThrough()
    ended.end()
    const gone = answerTo(errorOf(), ended)
    expect([gone.socket.destroyed, gone.text]).toEqual([true, ''])
  })
})
