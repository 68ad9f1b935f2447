import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Publisher } from '@plainwire/domain/feed'
import { createGuardedHttp } from '@plainwire/pipeline/serving'
import { allowPrivateOrigin, removePrivateOrigin } from '@plainwire/store'
import { testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFeedInspectionTools, type FeedInspectionTools } from './feed-inspection.ts'

vi.setConfig({ testTimeout: 60_000 })
const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-21T12:00:00Z')
const order = { actor: 'ada', now: NOW }
const closers = new AsyncDisposableStack()
const FEED = `<rss version="2.0"><channel><title>The Bridge</title><link>https://bridge.example/</link>
  <language>nl-BE</language>
  <item><guid>a</guid><title>A title</title><link>https://bridge.example/a</link>
    <pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate><description>A sentence on this.</description></item>
</channel></rss>`
const PAGE = `<!doctype html><html><head><title>A page</title>
  <link rel="alternate" type="application/rss+xml" href="/feed"></head><body><p>A page</p></body></html>`

let origin: string
let opened: number
let tools: FeedInspectionTools
beforeAll(async () => {
  const server = createServer((request, response) => {
    const isFeed = request.url === '/feed'
    response.setHeader('content-type', isFeed ? 'application/rss+xml' : 'text/html')
    response.end(isFeed ? FEED : PAGE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.defer(() => void server.close())
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  opened = 0
  tools = createFeedInspectionTools(
    {
      openHttp(privateOrigins) {
        opened += 1
        const about = { ownHosts: [], exceptions: [], userAgent: 'Test/1.0 (+https://test.example)' }
        const http = createGuardedHttp({ ...about, privateOrigins, log: testLog() })
        closers.defer(() => http.close())
        return http
      },
      db: () => db,
      log: testLog(),
      now: () => NOW,
    },
    closers,
  )
})
afterAll(async () => {
  await closers.disposeAsync()
  await database.drop()
})
beforeEach(async () => void (await db.deleteFrom('private_origins').execute()))

test('a feed is tried without storing anything', async () => {
  await allowPrivateOrigin(db, { origin, ...order })
  expect(await tools.tryFeed(`${origin}/feed`)).toEqual({
    url: `${origin}/feed`,
    title: 'The Bridge',
    homepage: 'https://bridge.example/',
    language: 'nl-be',
    entries: [
      {
        title: 'A title',
        link: 'https://bridge.example/a',
        published: new Date('2026-11-20T10:00:00Z'),
        rejected: undefined,
      },
    ],
  })
  for (const table of ['feeds', 'articles', 'publishers'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('an address outside the public internet is reached while an operator allows it, and no longer', async () => {
  const tried = async () => 'error' in (await tools.tryFeed(`${origin}/feed`))
  expect(await tried()).toBe(true)
  await allowPrivateOrigin(db, { origin, ...order })
  expect(await tried()).toBe(false)
  await removePrivateOrigin(db, { origin, ...order })
  expect(await tried()).toBe(true)
})

test('the feeds of a site are found from a page, and a page is no feed', async () => {
  await allowPrivateOrigin(db, { origin, ...order })
  expect(await tools.findFeeds(`${origin}/page`)).toEqual([
    { url: `${origin}/feed`, title: 'The Bridge', entries: 1 },
  ])
  expect(await tools.tryFeed(`${origin}/page`)).toMatchObject({ isPage: true })
})

test('a list of feeds is written as OPML and read again; other bytes are refused', async () => {
  const about = {
    id: 'bridge',
    name: 'The Bridge',
    homepage: 'https://bridge.example',
    owner: 'b',
    country: 'NL',
  }
  const feeds = [{ url: 'https://bridge.example/feed', categories: ['world'] }]
  const publisher = Publisher.parse({ ...about, language: 'nl', kind: 'online', feeds })
  const opml = await tools.writeOpml([publisher])
  expect(await tools.readOpml(Buffer.from(opml))).toMatchObject([
    { url: 'https://bridge.example/feed', homepage: 'https://bridge.example/' },
  ])
  await expect(tools.readOpml(Buffer.from('no list'))).rejects.toThrow()
})

test('the client is opened once, at the first use', async () => {
  await Promise.all([tools.tryFeed(`${origin}/feed`), tools.findFeeds(origin)])
  expect(opened).toBe(1)
})
