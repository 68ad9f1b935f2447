import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PublisherFacts } from '@plainwire/domain/newsroom'
import { DAY_MS } from '@plainwire/domain/units'
import { createGatherJobRunner } from '@plainwire/newsroom'
import { createFeedParser } from '@plainwire/pipeline'
import {
  addFeed,
  addPublisher,
  allowPrivateOrigin,
  computeFeedId,
  listFeedVisits,
  pauseFeed,
  removePrivateOrigin,
  removePublisher,
} from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type ContentGatherers, openContentGatherers } from './content-gatherers.ts'

const signal = new AbortController().signal
let now = new Date('2026-11-21T12:00:00Z')
const order = () => ({ actor: 'ada', now })
const requests: string[] = []
const server = createServer((request, answer) => {
  requests.push(request.url ?? '')
  const link = `http://${request.headers.host}/article-${requests.length}`
  answer.writeHead(200, { 'content-type': 'application/rss+xml' }).end(`<rss version="2.0"><channel>
    <title>Bridge</title><item><title>The bridge opens ${requests.length}</title><link>${link}</link>
    <pubDate>Sat, 21 Nov 2026 11:00:00 GMT</pubDate></item>
    <item><title>No address</title></item></channel></rss>`)
})
const publisher = PublisherFacts.parse({
  id: 'bridge',
  name: 'Bridge',
  homepage: 'https://bridge.example',
  owner: 'Bridge',
  country: 'NL',
  language: 'en',
  kind: 'online',
})
let database: TestDatabase
let fields: ContentGatherers
let gather: () => Promise<void>
let origin: string
let id: string
const closers = new AsyncDisposableStack()

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  id = computeFeedId('live', `${origin}/feed`)
  const log = testLog()
  const parser = createFeedParser()
  closers.defer(() => parser.close())
  const config = readConfig({ PLAINWIRE_CONTENT: 'live' })
  fields = await openContentGatherers(
    { config, contents: ['live'], db, parser, log, now: () => now },
    closers,
  )
  const fieldOf = async (content: 'live' | 'sample') => {
    await fields.refresh()
    return fields.of(content)
  }
  const work = createGatherJobRunner({ db, log, now: () => now, fieldOf, requestEdit: async () => {} })
  gather = async () => {
    now = new Date(now.getTime() + DAY_MS)
    await work(id, signal)
  }
})
afterAll(async () => {
  await closers.disposeAsync()
  server.close()
  await database.drop()
})

const outcomes = async () =>
  (await listFeedVisits(database.db, id)).map(({ outcome, articles, rejected }) => [
    outcome,
    articles,
    rejected,
  ])

test('what operators change takes effect in a running newsroom: a feed of their own, a private origin, a pause', async () => {
  const { db } = database
  await gather()
  await addPublisher(db, { publisher, ...order() })
  await addFeed(db, { feed: { url: `${origin}/feed`, publisherId: 'bridge', categories: [] }, ...order() })
  await gather()
  expect(await outcomes()).toEqual([['failed', 0, 0]])
  await allowPrivateOrigin(db, { origin, ...order() })
  await gather()
  expect(await outcomes()).toEqual([
    ['new', 1, 1],
    ['failed', 0, 0],
  ])
  // The article's page is on the private origin too, but only feeds may be fetched from there.
  expect(requests).toEqual(['/feed'])
  await removePrivateOrigin(db, { origin, ...order() })
  await gather()
  expect((await outcomes())[0]).toEqual(['failed', 0, 0])
  await allowPrivateOrigin(db, { origin, ...order() })
  await pauseFeed(db, { id, ...order() })
  await gather()
  expect(requests).toEqual(['/feed'])
  expect(await outcomes()).toHaveLength(3)
})

test('the world is another object exactly where a publisher or feed changed', async () => {
  const publishersNow = async () => {
    await fields.refresh()
    return fields.of('live')?.publishers
  }
  const before = await publishersNow()
  expect(before?.get('bridge')?.feeds).toHaveLength(1)
  await allowPrivateOrigin(database.db, { origin: 'http://other.lan', ...order() })
  expect(await publishersNow()).toBe(before)
  await removePublisher(database.db, { id: 'bridge', ...order() })
  expect((await publishersNow())?.has('bridge')).toBe(false)
})
