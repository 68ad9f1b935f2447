import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendRawGetRequest, statusOf } from './connections/testing-raw.ts'
import { silentLog, startServer, type TestServer } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('errors', () => {
  test('an unknown call answers 404 in JSON, and nothing of the server’s inside', async () => {
    const answer = await server.get('/api/nothing/here')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    })
  })

  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/news.json', 'GET, HEAD'],
    ['PUT', '/api/stories/s1', 'GET, HEAD'],
    ['GET', '/api/reports', 'POST'],
    ['PATCH', '/anything/else', 'GET, HEAD'],
  ])('%s %s is not allowed', async (method, path, allow) => {
    const answer = await fetch(server.url + path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allow)
    expect(await answer.json()).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } })
  })

  test('a method on a call that does not exist is not found', async () => {
    expect((await fetch(`${server.url}/api/nothing`, { method: 'POST' })).status).toBe(404)
  })
})

test('each answered request is reported with the pattern of its route', async () => {
  const answered: object[] = []
  const watched = await startServer({ onAnswered: (request) => answered.push(request) })
  await watched.get('/api/stories/s1')
  await watched.get('/api/nothing/here')
  await vi.waitFor(() => expect(answered).toHaveLength(2))
  await watched.stop()
  const seconds = expect.any(Number)
  expect(answered).toEqual([
    { route: '/api/stories/:id', method: 'GET', status: 200, seconds },
    { route: '/api/*', method: 'GET', status: 404, seconds },
  ])
})

test('all that is done for a request belongs to it, also once its body has come', async () => {
  const storage = new AsyncLocalStorage<number>()
  const seen: unknown[] = []
  let requests = 0
  const watched = await startServer({
    watchRequest: ({ method, traceparent }) => {
      requests += 1
      const number = requests
      return {
        run: (next) => storage.run(number, next),
        answered: ({ route, status }) => seen.push({ number, method, traceparent, route, status }),
      }
    },
    geo: {
      ofPoint: async () => {
        seen.push(storage.getStore())
        return undefined
      },
    },
  })
  await watched.get('/api/stories/s1', { traceparent: 'theirs' })
  const answer = await fetch(`${watched.url}/api/geo/reverse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ latitude: 52.4, longitude: 4.9 }),
  })
  expect(answer.status).toBe(200)
  await vi.waitFor(() => expect(seen).toHaveLength(3))
  await watched.stop()
  expect(seen).toEqual([
    { number: 1, method: 'GET', traceparent: 'theirs', route: '/api/stories/:id', status: 200 },
    2,
    { number: 2, method: 'POST', traceparent: undefined, route: '/api/geo/reverse', status: 200 },
  ])
})

describe('other sites', () => {
  test.each(['/news.json', '/cities.json', '/config.json', '/api/stories/s1', '/openapi.json'])(
    'may read %s, without credentials',
    async (path) => {
      const { headers } = await server.get(path, { origin: 'https://elsewhere.example' })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.has('access-control-allow-credentials')).toBe(false)
    },
  )

  test.each(['/', '/healthz', '/sw.js'])('may not read %s', async (path) => {
    const { headers } = await server.get(path, { origin: 'https://elsewhere.example' })
    expect(headers.has('access-control-allow-origin')).toBe(false)
  })

  test('are informed of this by a preflight', async () => {
    const answer = await fetch(`${server.url}/api/stories/s1`, { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
    const page = await fetch(`${server.url}/`, { method: 'OPTIONS' })
    expect(page.headers.has('access-control-allow-origin')).toBe(false)
  })
})

test.each([
  '/../../../etc/passwd',
  '/build/../../../etc/passwd',
  '/build/..%2f..%2f..%2fetc%2fpasswd',
  '/build/%2e%2e/%2e%2e/etc/passwd',
  '/assets/....//....//etc/passwd',
  '/build/..\\..\\..\\etc\\passwd',
  '/images/../../../etc/passwd',
  '/translations/..%2f..%2fcurrent.json',
  '/translations/../../current.json',
  '/api/stories/..%2f..%2f..%2fetc%2fpasswd',
  '/.vite/manifest.json',
  '/%00',
  '/build/%00.js',
  '//etc/passwd',
  'http://elsewhere.example/etc/passwd',
  '/a%0d%0aSet-Cookie:%20a=b',
  '/?next=//elsewhere.example/%0d%0aSet-Cookie:a=b',
])('a hostile path leads nowhere: %s', async (path) => {
  const answer = await sendRawGetRequest(server.url, path)
  expect([200, 400, 404]).toContain(statusOf(answer))
  expect(answer).not.toMatch(/root:|"digest"|"isEntry"|^set-cookie|^location/im)
})

test('HEAD answers what GET answers, without the body', async () => {
  for (const path of ['/', '/news.json', '/api/stories/s1', '/build/entry-client-Ab12Cd34.js']) {
    const [get, head] = [await server.get(path), await fetch(server.url + path, { method: 'HEAD' })]
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
    expect(await head.text()).toBe('')
  }
})

describe('reports of browsers', () => {
  const post = (body: string, type = 'application/reports+json') =>
    fetch(`${server.url}/api/reports`, { method: 'POST', headers: { 'content-type': type }, body })

  test('are accepted', async () => {
    const report = { type: 'csp-violation', url: 'http://x/', body: { effectiveDirective: 'img-src' } }
    expect((await post(JSON.stringify([report]))).status).toBe(204)
  })

  test('row 33, H3: are logged once a minute and short, however many and long they are', async () => {
    const warn = vi.fn()
    const logging = await startServer({ trustProxy: true, log: { ...silentLog, warn } })
    const body = JSON.stringify([{ type: 'x'.repeat(15_000), body: { blockedURL: 'y'.repeat(1000) } }])
    for (let n = 0; n < 50; n += 1) {
      const headers = { 'content-type': 'application/reports+json', 'x-forwarded-for': `192.0.2.${n}` }
      const answer = await fetch(`${logging.url}/api/reports`, { method: 'POST', headers, body })
      expect(answer.status).toBe(204)
    }
    await logging.stop()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(warn.mock.calls).length).toBeLessThan(1000)
  })

  test.each([
    [400, '{'],
    [400, '{"__proto__": {}}'],
    [400, '"text"'],
    [413, JSON.stringify(['x'.repeat(20_000)])],
  ])('answer %i to an invalid body: %s', async (status, body) => {
    expect((await post(body)).status).toBe(status)
  })

  test.each(['text/plain', 'text/xml', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'of content type %j are refused',
    async (type) => {
      expect([400, 415]).toContain((await post('[]', type)).status)
    },
  )

  test('are limited per client, with the time to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('[]')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused[0]?.json()).toMatchObject({ error: { code: 'TOO_MANY_REQUESTS' } })
  })
})
