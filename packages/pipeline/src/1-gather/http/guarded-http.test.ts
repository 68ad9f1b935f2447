import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createRecordingLog, createTestHttpClient, startRawTestServer, startTestServer } from './testing.ts'

const limits = { connectMs: 2_000, headersMs: 500, totalMs: 700 }

test('gives status, headers, body and the address that answered', async () => {
  const origin = await startTestServer((_request, answer) => {
    answer.writeHead(200, { etag: '"a"', 'content-encoding': 'gzip' }).end(gzipSync('hallo'))
  })
  const answer = await createTestHttpClient([origin]).get(`${origin}/feed`)
  expect(answer).toMatchObject({
    status: 200,
    url: `${origin}/feed`,
    redirects: [],
    headers: { etag: '"a"' },
  })
  expect('body' in answer && Buffer.from(answer.body).toString()).toBe('hallo')
})

test('sends the User-Agent, and neither cookies nor a referrer', async () => {
  const seen: NodeJS.Dict<string | string[]>[] = []
  const origin = await startTestServer((request, answer) => {
    seen.push(request.headers)
    answer.writeHead(200, { 'set-cookie': 'a=b' }).end()
  })
  const client = createTestHttpClient([origin])
  await client.get(origin, { headers: { 'if-none-match': 'W/"x"' } })
  await client.get(origin)
  expect(seen[0]).toMatchObject({ 'user-agent': 'Plainwire-Test/1.0', 'if-none-match': 'W/"x"' })
  expect(seen[1]).not.toHaveProperty('cookie')
  expect(seen[1]).not.toHaveProperty('referer')
})

test('row 3: follows five redirects and not a sixth', async () => {
  const origin = await startTestServer((request, answer) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) answer.end('there')
    else answer.writeHead(301, { location: `/${left - 1}` }).end()
  })
  const client = createTestHttpClient([origin])
  const answer = await client.get(`${origin}/5`)
  expect(answer).toMatchObject({ status: 200, url: `${origin}/0` })
  expect('redirects' in answer && answer.redirects).toHaveLength(5)
  expect('redirects' in answer && answer.redirects[0]).toEqual({ status: 301, to: `${origin}/4` })
  expect(await client.get(`${origin}/6`)).toMatchObject({ failure: 'too-many-redirects' })
})

test.each([
  ['http://127.0.0.1:9/', 'forbidden-url'],
  ['http://169.254.169.254/latest/meta-data/', 'forbidden-address'],
  ['http://[::1]/', 'forbidden-address'],
  ['//10.0.0.1/', 'forbidden-address'],
  ['http://2130706433/', 'forbidden-address'],
  ['file:///etc/passwd', 'forbidden-url'],
  ['gopher://127.0.0.1/', 'forbidden-url'],
  ['http://user:secret@news.example/', 'forbidden-url'],
])('a redirect to %s ends there, and is logged', async (location, failure) => {
  const origin = await startTestServer((_request, answer) => answer.writeHead(302, { location }).end())
  const log = createRecordingLog()
  const answer = await createTestHttpClient([origin], { log }).get(origin)
  expect(answer).toMatchObject({ failure })
  expect(log.warnings).toHaveLength(1)
})

test('a meta refresh or a Refresh header is not followed', async () => {
  const origin = await startTestServer((_request, answer) =>
    answer.writeHead(200, { refresh: '0;url=/b' }).end('a'),
  )
  expect(await createTestHttpClient([origin]).get(origin)).toMatchObject({ status: 200, redirects: [] })
})

test('only the excepted origin is reached, not its neighbour port', async () => {
  const origin = await startTestServer((_request, answer) => answer.end('open'))
  const other = await startTestServer((_request, answer) => answer.end('secret'))
  const client = createTestHttpClient([origin])
  expect(await client.get(origin)).toMatchObject({ status: 200 })
  expect(await client.get(other)).toMatchObject({ failure: 'forbidden-url' })
})

test.each([['not a url'], [''], ['http://'], ['/feed']])('%j is a failure, not an error', async (url) => {
  expect(await createTestHttpClient([]).get(url)).toMatchObject({ failure: 'forbidden-url' })
})

test('row 4: a server that accepts and says nothing fails in time', async () => {
  const origin = await startRawTestServer(() => undefined)
  expect(await createTestHttpClient([origin], { limits }).get(origin)).toMatchObject({ failure: 'too-slow' })
})

test('row 4: a body that drips fails at the whole request’s limit', async () => {
  const origin = await startTestServer((_request, answer) => {
    answer.write('<rss>')
    const drip = setInterval(() => answer.write('.'), 50)
    answer.on('close', () => clearInterval(drip))
  })
  expect(await createTestHttpClient([origin], { limits }).get(origin)).toMatchObject({ failure: 'too-slow' })
  const impatient = createTestHttpClient([origin]).get(origin, { timeoutMs: 300 })
  expect(await impatient).toMatchObject({ failure: 'too-slow' })
})

test('row 4: an endless body is cut off', async () => {
  const origin = await startTestServer((_request, answer) => {
    const more = () => {
      while (answer.write(Buffer.alloc(65_536, 32)));
    }
    answer.on('drain', more)
    more()
  })
  expect(await createTestHttpClient([origin]).get(origin)).toMatchObject({ failure: 'too-large' })
})

test('a request may set a lower limit', async () => {
  const origin = await startTestServer((_request, answer) => answer.end('x'.repeat(2_000)))
  expect(await createTestHttpClient([origin]).get(origin, { maxBytes: 1_000 })).toMatchObject({
    failure: 'too-large',
  })
})

test.each([
  ['headers over 16 KB', `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 'too-large'],
  ['ten thousand headers', `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(10_000)}\r\n`, 'too-large'],
  ['HTTP/0.9', '<html>hello</html>', 'unreachable'],
  ['a bad status line', 'HTTP/1.1 abc\r\n\r\n', 'unreachable'],
  ['bad chunks', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nhello', 'unreachable'],
  ['a short body', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhello', 'unreachable'],
  ['a huge announced body', 'HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\nhello', 'too-large'],
  ['a redirect to nowhere', 'HTTP/1.1 302 Found\r\ncontent-length: 0\r\n\r\n', 'forbidden-url'],
])('%s is a failure', async (_name, bytes, failure) => {
  const origin = await startRawTestServer((socket) => socket.end(bytes))
  expect(await createTestHttpClient([origin], { limits }).get(origin)).toMatchObject({ failure })
})

test('a connection reset in the middle is a failure', async () => {
  const origin = await startRawTestServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhello', () => socket.resetAndDestroy())
  })
  expect(await createTestHttpClient([origin]).get(origin)).toMatchObject({ failure: 'unreachable' })
})

test('a host that isn’t known is a failure', async () => {
  const resolve = () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' }))
  const answer = await createTestHttpClient([], { resolve }).get('http://news.example/')
  expect(answer).toEqual({
    failure: 'unreachable',
    message: 'news.example is not known to the name service.',
  })
})
