import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SampleRouteResponse, sendSampleResponse } from './answer.ts'

const CHANGED = new Date('2026-11-20T09:00:00Z')
let answer: SampleRouteResponse
let origin: string
const server = createServer((incoming, response) => void sendSampleResponse(incoming, response, answer))
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const content = (length: number, type = 'text/xml') =>
  ({ status: 200, type, body: Buffer.alloc(length, 'a'), changedAt: CHANGED }) as const

/**
 * Makes the server answer with `given`, and sends it a request without any headers but `headers`. A gzip
 * answer isn't decompressed.
 */
async function get(given: SampleRouteResponse, headers: Record<string, string> = {}, method = 'GET') {
  answer = given
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin, { method, headers }, resolve).once('error', reject).end()
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test('a redirect has its address and no content', async () => {
  const { status, headers, body } = await get({ status: 301, location: 'http://127.0.0.1/elsewhere' })
  expect([status, headers.location, body.length]).toEqual([301, 'http://127.0.0.1/elsewhere', 0])
})

test('an answer has its length, type, last change and a tag of its content', async () => {
  const { status, headers, body } = await get(content(10))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/xml',
    'content-length': '10',
    'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(headers.etag).toMatch(/^"[0-9a-f]{24}"$/)
  expect(body.toString()).toBe('a'.repeat(10))
  const [same, other] = [await get(content(10, 'text/css')), await get(content(11))]
  expect(same.headers.etag).toBe(headers.etag)
  expect(other.headers.etag).not.toBe(headers.etag)
})

test('an answer may be stored for its time, and must be checked each time without one', async () => {
  const cacheOf = async (maxAge?: number) =>
    (await get({ ...content(1), ...(maxAge !== undefined && { maxAge }) })).headers['cache-control']
  expect([await cacheOf(60), await cacheOf(0), await cacheOf()]).toEqual([
    'public, max-age=60',
    'no-cache',
    'no-cache',
  ])
})

test('only a page of the web has a policy for its content', async () => {
  const page = await get(content(1, 'text/html; charset=utf-8'))
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await get(content(1))).headers).not.toHaveProperty('content-security-policy')
})

test('what is not found has no tag, and is never the client’s own copy', async () => {
  const missing = { ...content(1), status: 404 } as const
  const { status, headers } = await get(missing, { 'if-modified-since': CHANGED.toUTCString() })
  expect(status).toBe(404)
  expect(headers).not.toHaveProperty('etag')
  expect(headers).not.toHaveProperty('cache-control')
})

describe('a client’s copy', () => {
  const etag = async () => String((await get(content(10))).headers.etag)

  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['a weak tag', (tag: string) => `W/${tag}`, 304],
    ['one of several tags', (tag: string) => `"x" , ${tag}`, 304],
    ['another tag', () => '"000000000000000000000000"', 200],
    ['a part of the tag', (tag: string) => tag.slice(0, -2), 200],
  ])('with %s', async (_what, tagOf, status) => {
    expect((await get(content(10), { 'if-none-match': tagOf(await etag()) })).status).toBe(status)
  })

  test.each([
    [0, 304],
    [1_000, 304],
    [-1_000, 200],
  ])('of %i ms after the last change', async (ms, status) => {
    const since = new Date(CHANGED.getTime() + ms).toUTCString()
    expect((await get(content(10), { 'if-modified-since': since })).status).toBe(status)
  })

  test('with another tag is old, whatever its date', async () => {
    const headers = {
      'if-none-match': '"x"',
      'if-modified-since': new Date(CHANGED.getTime() + 1e6).toUTCString(),
    }
    expect((await get(content(10), headers)).status).toBe(200)
  })

  test('can’t be dated where the answer has no date, or the client sends none', async () => {
    const { changedAt: _, ...undated } = content(10)
    expect((await get(undated, { 'if-modified-since': CHANGED.toUTCString() })).status).toBe(200)
    expect((await get(content(10), { 'if-modified-since': 'lately' })).status).toBe(200)
  })

  test('that is current brings no content and no media type, and the same tag', async () => {
    const tag = await etag()
    const { headers, body } = await get(content(10), { 'if-none-match': tag })
    expect(headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache' })
    expect(headers).not.toHaveProperty('content-type')
    expect(body).toHaveLength(0)
  })
})

describe('compression', () => {
  test.each([
    ['gzip', true],
    ['br, gzip', true],
    ['gzip;q=0.5', true],
    ['gzip; q=0', false],
    ['gzip;q=0.0, br', false],
    ['br', false],
    ['', false],
  ])('for a client that accepts %j: %s', async (accepted, isCompressed) => {
    const { headers, body } = await get(content(2_000), { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(isCompressed ? 'gzip' : undefined)
    expect(headers['content-length']).toBe(String(body.length))
    expect((isCompressed ? gunzipSync(body) : body).toString()).toBe('a'.repeat(2_000))
  })

  test.each([
    [1_023, 'text/xml', undefined],
    [1_024, 'text/xml', 'gzip'],
    [2_000, 'image/jpeg', undefined],
  ])('of %i bytes of %s: %s', async (length, type, encoding) => {
    const { headers } = await get(content(length, type), { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe(encoding)
  })
})

test('a request for the headers alone gets those of the content, without it', async () => {
  const whole = await get(content(2_000), { 'accept-encoding': 'gzip' })
  const head = await get(content(2_000), { 'accept-encoding': 'gzip' }, 'HEAD')
  expect(head.body).toHaveLength(0)
  const { date: _, ...headers } = head.headers
  expect(whole.headers).toMatchObject(headers)
})
