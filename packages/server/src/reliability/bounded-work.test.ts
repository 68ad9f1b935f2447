import { connect } from 'node:net'
import {
  FeatureFlags,
  type PageRequest,
  type RenderedPage,
  type StoryDetails,
} from '@plainwire/domain/contract'
import { aStory } from '@plainwire/domain/testing'
import { MB } from '@plainwire/domain/units'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPlainTestPage, startServer, type TestServer, writeTestEdition } from '../testing.ts'

const open: TestServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.stop()))
})

type Over = Parameters<typeof startServer>[0]

async function start(over: Over = {}): Promise<TestServer> {
  const server = await startServer({ trustProxy: true, ...over })
  open.push(server)
  return server
}

/** Requests all paths at the same time, each from the network that `network` returns for its index. */
async function statuses(
  server: TestServer,
  paths: readonly string[],
  network = (_index: number) => '192.0.2.1',
): Promise<Response[]> {
  return Promise.all(
    paths.map((path, index) => server.get(path, { 'x-forwarded-for': network(index), connection: 'close' })),
  )
}

const many = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => path(n))
const anyNetwork = (index: number) => `198.51.${index >> 8}.${index & 255}`
const countOf = (answers: readonly Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('row 41, H1: a page of a story that isn’t there', () => {
  test('is rendered once per language, for any story id', async () => {
    const renderPage = vi.fn(renderPlainTestPage)
    const server = await start({ renderPage })
    const unknown = many(200, (n) => `/story/unknown-${n}${n % 2 ? '?lang=nl' : ''}`)
    const answers = await statuses(server, [...unknown, '/story/NOT-OURS', '/article/%00'], anyNetwork)
    expect(countOf(answers, 404)).toBe(202)
    expect(answers.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true)
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  test('is rendered once a language while the archive is away', async () => {
    const renderPage = vi.fn(renderPlainTestPage)
    const server = await start({ renderPage, archive: { story: () => Promise.reject(new Error('down')) } })
    const answers = await statuses(
      server,
      many(50, (n) => `/story/somewhere-${n}`),
      anyNetwork,
    )
    expect(countOf(answers, 503)).toBe(50)
    expect(renderPage).toHaveBeenCalledTimes(1)
  })

  test('is refused before any work beyond the limit of a network, with the time to wait', async () => {
    const renderPage = vi.fn(renderPlainTestPage)
    const story = vi.fn(async () => undefined)
    const server = await start({ renderPage, archive: { story } })
    const answers = await statuses(
      server,
      many(300, (n) => `/story/unknown-${n}`),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect([countOf(answers, 404), refused.length, story.mock.calls.length]).toEqual([120, 180, 120])
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(renderPage).toHaveBeenCalledTimes(1)
    expect((await server.get('/story/s1', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200)
  })
})

describe('row 41, H1: rendering', () => {
  /** Creates a renderer that finishes story pages only after `end()`, and counts concurrent calls. */
  function slowRenderer() {
    const ends = Promise.withResolvers<void>()
    const seen = { running: 0, most: 0 }
    const renderPage = async (request: PageRequest): Promise<RenderedPage> => {
      if (!request.url.startsWith('/story/')) return renderPlainTestPage(request)
      seen.running += 1
      seen.most = Math.max(seen.most, seen.running)
      await ends.promise
      seen.running -= 1
      return renderPlainTestPage(request)
    }
    return { seen, renderPage, end: ends.resolve }
  }

  test('of stories is a bounded queue: further requests are refused with a time to retry, and other pages are shown', async () => {
    const slow = slowRenderer()
    const server = await start({ renderPage: slow.renderPage })
    await writeTestEdition(
      `${server.folder}/editions`,
      2,
      many(200, (n) => `s${n}`).map((id) => aStory({ id })),
    )
    await server.editions.refresh()
    const asking = statuses(
      server,
      many(200, (n) => `/story/s${n}`),
      anyNetwork,
    )
    await vi.waitFor(() => expect(slow.seen.most).toBe(2))
    expect((await server.get('/science')).status).toBe(200)
    slow.end()
    const answers = await asking
    expect([countOf(answers, 200), countOf(answers, 503)]).toEqual([42, 158])
    const refused = answers.find(({ status }) => status === 503)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(slow.seen.most).toBe(2)
  })

  test('of a network’s stories has a limit a minute, and what is rendered already is not counted', async () => {
    const server = await start()
    await writeTestEdition(
      `${server.folder}/editions`,
      2,
      many(320, (n) => `s${n}`).map((id) => aStory({ id })),
    )
    await server.editions.refresh()
    let shown = 0
    for (const path of many(310, (n) => `/story/s${n}`))
      shown += Number((await server.get(path)).status === 200)
    expect(shown).toBe(300)
    expect((await server.get('/story/s1')).status).toBe(200)
    expect((await server.get('/story/s319', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
  })

  test('of related stories has one too', async () => {
    const config = {
      flags: FeatureFlags.parse({ related: true }),
      publicUrl: 'http://x.test',
      contactEmail: 'a@x.test',
    }
    const server = await start({ config })
    const ids = many(150, (n) => `s${n}`)
    await writeTestEdition(
      `${server.folder}/editions`,
      2,
      ids.map((id) => aStory({ id })),
    )
    await server.editions.refresh()
    const answers = await statuses(
      server,
      ids.map((id) => `/api/stories/${id}/related`),
    )
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([120, 30])
  })

  test('of the page without a view is done once a language', async () => {
    const renderPage = vi.fn(renderPlainTestPage)
    const server = await start({ renderPage })
    await statuses(
      server,
      many(20, (n) => (n % 2 ? '/shell.html' : '/shell.html?lang=nl')),
    )
    expect(renderPage).toHaveBeenCalledTimes(2)
  })
})

/**
 * Sends requests in one write on one connection. Returns everything received until it was closed or contains
 * `until`.
 */
function pipelined(server: TestServer, requests: string, until: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(requests))
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      if (answer.includes(until)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

const request = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${last ? 'Connection: close\r\n' : ''}\r\n`

describe('row 41, H1: requests of one connection', () => {
  /** An archive that counts concurrent queries. */
  function countingArchive() {
    const seen = { running: 0, most: 0, all: 0 }
    const story = async (): Promise<StoryDetails | undefined> => {
      seen.running += 1
      seen.all += 1
      seen.most = Math.max(seen.most, seen.running)
      await new Promise(setImmediate)
      seen.running -= 1
      return undefined
    }
    return { seen, archive: { story } }
  }

  test('are answered one after the other, in their order', async () => {
    const { seen, archive } = countingArchive()
    const server = await start({ archive })
    const paths = many(15, (n) => `/api/stories/none-${n}`)
    const answer = await pipelined(
      server,
      [...paths.map((path) => request(path)), request('/healthz', true)].join(''),
      '\0',
    )
    expect(answer.match(/HTTP\/1\.1 404/g)).toHaveLength(15)
    expect(answer.indexOf('{"status":"ok"}')).toBeGreaterThan(answer.lastIndexOf('STORY_NOT_FOUND'))
    expect(seen.most).toBe(1)
  })

  test('of several connections are answered side by side', async () => {
    const end = Promise.withResolvers<undefined>()
    const story = vi.fn(() => end.promise)
    const server = await start({ archive: { story } })
    const asking = statuses(
      server,
      many(3, (n) => `/api/stories/none-${n}`),
    )
    await vi.waitFor(() => expect(story).toHaveBeenCalledTimes(3))
    end.resolve(undefined)
    expect(countOf(await asking, 404)).toBe(3)
  })

  test('end it where they are more than anyone sends who waits for answers', async () => {
    const { seen, archive } = countingArchive()
    const server = await start({ archive })
    await pipelined(server, many(1200, (n) => request(`/api/stories/none-${n}`)).join(''), '\0')
    expect(seen.all).toBeLessThanOrEqual(20)
    expect((await server.get('/healthz')).status).toBe(200)
  })
})

test('row 41, H1: a form that no client reads is not decompressed in memory', async () => {
  const html = 'Plain news. '.repeat((8 * MB) / 12)
  const server = await start({ renderPage: ({ language }) => ({ status: 200, html, language }) })
  await server.get('/', { 'accept-encoding': 'br' })
  const before = process.memoryUsage().external
  const { port } = new URL(server.url)
  const sockets = many(40, () => '').map(() => connect(Number(port), '127.0.0.1').pause())
  for (const socket of sockets) socket.write(request('/'))
  // A client that reads its answer receives all of it although other clients don't read theirs.
  const whole = await (await server.get('/', { 'accept-encoding': 'identity' })).text()
  expect(whole.length).toBe(html.length)
  const grown = process.memoryUsage().external - before
  for (const socket of sockets) socket.destroy()
  // All answers together would take 320 MB of memory.
  expect(grown).toBeLessThan(160 * MB)
})
