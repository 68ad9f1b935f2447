import { request as httpRequest } from 'node:http'
import { aStory } from '@plainwire/domain/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnsweredRequest } from '../options.ts'
import { renderPlainTestPage, startServer, type TestServer, writeTestEdition } from '../testing.ts'
import { RecentResponseCache } from './ready-answers.ts'

const answered = vi.fn<(request: AnsweredRequest) => void>()
const renderPage = vi.fn((request: Parameters<typeof renderPlainTestPage>[0]) => ({
  ...renderPlainTestPage(request),
  html: JSON.stringify({ url: request.url, text: 'long enough to be compressed. '.repeat(50) }),
}))
/** The number of requests that the cache answered without the router. */
let inFront = 0
let moment: Date
let server: TestServer
beforeEach(async () => {
  moment = new Date('2026-11-20T12:00:00Z')
  answered.mockReset()
  inFront = 0
  const answer = RecentResponseCache.prototype.answer
  vi.spyOn(RecentResponseCache.prototype, 'answer').mockImplementation(function (
    this: RecentResponseCache,
    ...parts
  ) {
    const isAnswered = answer.apply(this, parts)
    if (isAnswered) inFront += 1
    return isAnswered
  })
  server = await startServer({ renderPage, now: () => moment, onAnswered: answered })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

/** Requests a path and returns the complete response, undecompressed. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: object; bytes: string }>((resolve, reject) => {
    const request = httpRequest(server.url + path, { headers, method }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const { date: _date, ...rest } = answer.headers
        resolve({ status: answer.statusCode, headers: rest, bytes: Buffer.concat(parts).toString('base64') })
      })
    })
    request.on('error', reject).end()
  })
}

describe.each([
  ['/', {}],
  ['/', { 'accept-encoding': 'gzip' }],
  ['/?lang=nl', { 'accept-encoding': 'br, gzip' }],
  ['/story/s1', { 'accept-encoding': 'br' }],
  ['/api/stories/s1', { 'accept-encoding': 'gzip' }],
  ['/news.json', { 'accept-encoding': 'gzip' }],
  ['/translations/nl-NL.json', {}],
])('%s %o', (path, headers) => {
  const isStored = !(path === '/' && !('accept-encoding' in headers))

  test('is answered again with the same headers and bytes, and counted the same', async () => {
    const first = await ask(path, headers)
    expect(first.status).toBe(200)
    expect(inFront).toBe(0)
    expect(await ask(path, headers)).toEqual(first)
    // An uncompressed page isn't in the `RecentResponseCache`, because its route has to decompress it.
    expect(inFront).toBe(isStored ? 1 : 0)
    await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2))
    const [[one], [other]] = answered.mock.calls as [[AnsweredRequest], [AnsweredRequest]]
    expect({ ...other, seconds: 0 }).toEqual({ ...one, seconds: 0 })
  })
})

test.each([
  ['another coding', '/', { 'accept-encoding': 'br' }],
  ['what the client has already', '/', { 'accept-encoding': 'gzip', 'if-none-match': '*' }],
  ['another address', '/?x', { 'accept-encoding': 'gzip' }],
])('%s is answered by its route', async (_name, path, headers) => {
  await ask('/', { 'accept-encoding': 'gzip' })
  await ask(path, headers)
  expect(inFront).toBe(0)
})

test('HEAD, pages that are not found and redirects are answered by their route', async () => {
  for (const [path, method] of [
    ['/', 'HEAD'],
    ['/story/never', 'GET'],
    ['/api/stories/never', 'GET'],
  ] as const) {
    await ask(path, { 'accept-encoding': 'gzip' }, method)
    await ask(path, { 'accept-encoding': 'gzip' }, method)
  }
  expect(inFront).toBe(0)
})

test('a page is made again after a minute, and with each edition', async () => {
  const rendered = async () => {
    await ask('/', { 'accept-encoding': 'gzip' })
    return renderPage.mock.calls.length
  }
  renderPage.mockClear()
  expect([await rendered(), await rendered()]).toEqual([1, 1])
  moment = new Date(moment.getTime() + 60_000)
  expect([await rendered(), await rendered()]).toEqual([2, 2])
  await writeTestEdition(`${server.folder}/editions`, 2, [aStory()])
  await server.editions.refresh()
  expect([await rendered(), await rendered()]).toEqual([3, 3])
})

test('no answer from before a withdrawal is sent after it, with or without a notification', async () => {
  const gzip = { 'accept-encoding': 'gzip' }
  await ask('/news.json', gzip)
  const current = server.editions.current()
  if (!current) throw new Error('There is no edition.')
  const pointer = { ...current.pointer, digest: 'another' }
  vi.spyOn(server.editions, 'current').mockReturnValue({ ...current, pointer })
  await ask('/news.json', gzip)
  expect(inFront).toBe(0)
  await ask('/news.json', gzip)
  expect(inFront).toBe(1)
})

test('while stopping each answer ends its connection', async () => {
  await ask('/news.json')
  server.app.lifecycle.isStopping = true
  expect((await ask('/news.json')).headers).toMatchObject({ connection: 'close' })
})

test('its memory is bounded: addresses without end make it begin anew', async () => {
  for (let n = 0; n < 1_001; n += 1) await ask(`/translations/nl-NL.json?n=${n}`)
  await ask('/translations/nl-NL.json?n=0')
  expect(inFront).toBe(0)
  await ask('/translations/nl-NL.json?n=1000')
  expect(inFront).toBe(1)
})
