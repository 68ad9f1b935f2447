import { expect, test } from 'vitest'
import { createTestHttpClient, startTestServer } from './testing.ts'

const json = { texts: ['Dyke'] }

test('sends JSON with its headers and gives the answer', async () => {
  const seen: unknown[] = []
  const origin = await startTestServer((request, answer) => {
    request.on('data', (chunk: Buffer) => {
      seen.push(request.method, request.headers['content-type'], request.headers.authorization, String(chunk))
      answer.writeHead(200).end('{"ok":true}')
    })
  })
  const answer = await createTestHttpClient([origin]).postJson(origin, {
    json,
    headers: { Authorization: 'Bearer k' },
  })
  expect(answer).toMatchObject({ status: 200, redirects: [] })
  expect(seen).toEqual(['POST', 'application/json', 'Bearer k', JSON.stringify(json)])
})

test('sends a form as one', async () => {
  const seen: unknown[] = []
  const origin = await startTestServer((request, answer) => {
    request.on('data', (chunk: Buffer) => {
      seen.push(request.headers['content-type'], String(chunk))
      answer.writeHead(200).end('{}')
    })
  })
  expect(await createTestHttpClient([origin]).postForm(origin, { form: 'a=1&b=%20' })).toMatchObject({
    status: 200,
  })
  expect(seen).toEqual(['application/x-www-form-urlencoded', 'a=1&b=%20'])
})

test('sends bytes as they are, and says beforehand whether an address may be reached', async () => {
  const seen: unknown[] = []
  const origin = await startTestServer((request, answer) => {
    request.on('data', (chunk: Buffer) => {
      seen.push(request.headers['content-type'], request.headers.ttl, [...chunk])
      answer.writeHead(201).end()
    })
  })
  const client = createTestHttpClient([origin])
  const bytes = Uint8Array.of(0, 255, 10)
  expect(await client.postBytes(origin, { bytes, headers: { TTL: '60' } })).toMatchObject({ status: 201 })
  expect(seen).toEqual(['application/octet-stream', '60', [0, 255, 10]])
  const urls = [
    'https://push.example/a',
    origin,
    'https://127.0.0.1/a',
    'https://10.1.2.3/',
    'https://a.local/',
    'x',
  ]
  expect(urls.map((url) => client.mayReach(url))).toEqual([true, true, false, false, false, false])
})

test('stores bytes at an address, and follows no redirect with them', async () => {
  const seen: unknown[] = []
  const origin = await startTestServer((request, answer) => {
    request.on('data', (chunk: Buffer) => {
      seen.push(request.method, request.headers['content-type'], [...chunk])
      answer.writeHead(request.url === '/moved' ? 307 : 200, { location: '/elsewhere' }).end()
    })
  })
  const client = createTestHttpClient([origin])
  const request = { bytes: Uint8Array.of(0, 255), type: 'image/avif' }
  expect(await client.putBytes(`${origin}/there`, request)).toMatchObject({ status: 200 })
  expect(seen).toEqual(['PUT', 'image/avif', [0, 255]])
  expect(await client.putBytes(`${origin}/moved`, request)).toMatchObject({ failure: 'too-many-redirects' })
  expect(await createTestHttpClient([]).putBytes(origin, request)).toMatchObject({ failure: 'forbidden-url' })
})

test('a private address that is not an exception never gets a request', async () => {
  const origin = await startTestServer(() => expect.fail('it was asked'))
  expect(await createTestHttpClient([]).postJson(origin, { json })).toMatchObject({
    failure: 'forbidden-url',
  })
  expect(await createTestHttpClient([]).postJson('http://169.254.169.254/latest', { json })).toMatchObject({
    failure: 'forbidden-address',
  })
})

test('a body and its key are never sent on by a redirect', async () => {
  const other = await startTestServer(() => expect.fail('it was sent on'))
  const origin = await startTestServer((_request, answer) => {
    answer.writeHead(308, { location: other }).end()
  })
  expect(await createTestHttpClient([origin, other]).postJson(origin, { json })).toMatchObject({
    failure: 'too-many-redirects',
  })
})

test('an answer that is too large or too slow is a failure', async () => {
  const large = await startTestServer((_request, answer) => {
    answer.end('x'.repeat(5_000))
  })
  const slow = await startTestServer(() => undefined)
  const client = createTestHttpClient([large, slow], { limits: { totalMs: 200, headersMs: 200 } })
  expect(await client.postJson(large, { json, maxBytes: 1_000 })).toMatchObject({ failure: 'too-large' })
  expect(await client.postJson(slow, { json })).toMatchObject({ failure: 'too-slow' })
})
