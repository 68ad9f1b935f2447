import type { Article } from '@plainwire/domain/article'
import type { Publisher } from '@plainwire/domain/feed'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import { createFeedParser, type PageReader } from '@plainwire/pipeline'
import { computeFeedId, listFeedVisits, syncBundledPublishers } from '@plainwire/store'
import { type TestLog, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import type { NewsroomMetrics } from '../newsroom-metrics.ts'
import {
  buildGazettePublisher,
  buildGazetteEntry as entry,
  buildGazetteFeed as feedOf,
} from '../testing-gazette.ts'
import type { GatherTools } from './gather-context.ts'
import { createGatherJobRunner } from './gather-job.ts'

type Outcome = Awaited<ReturnType<PageReader['read']>>['outcome']

const database = await testDatabase()
const { db } = database
const parser = createFeedParser()
const NOW = new Date('2026-11-21T12:00:00Z')
const A = 'https://gazette.example/a'
const B = 'https://gazette.example/b'
const unstopped = new AbortController().signal
const idOf = (url: string) => computeFeedId('live', url)

let clock: Date
let log: TestLog
let counted: unknown[]
let edits: number
let readPages: string[]
afterAll(async () => {
  await parser.close()
  await database.drop()
})
beforeEach(async () => {
  const ofArticles = ['article_urls', 'article_entries', 'rejections'] as const
  for (const table of [...ofArticles, 'articles', 'feeds', 'publishers'] as const)
    await db.deleteFrom(table).execute()
  clock = NOW
  log = testLog()
  counted = []
  edits = 0
  readPages = []
})

interface Parts {
  body?: string
  status?: number
  page?: (article: Article) => { article?: Partial<Article>; outcome: Outcome }
  publisher?: Publisher
  tools?: (given: GatherTools) => GatherTools | undefined
}

/**
 * Stores the publisher and returns the function that runs gather jobs. The publisher's server answers with
 * `body` and `status`; reading an article's page has the outcome that `page` returns.
 */
async function jobOf({
  body = feedOf(entry('x')),
  status = 200,
  page,
  publisher = buildGazettePublisher({ feeds: [A] }),
  tools,
}: Parts) {
  await syncBundledPublishers(db, [publisher], 'live', NOW)
  const headers = { 'content-type': 'application/rss+xml' }
  const http = {
    get: async (url: string) => ({ status, headers, body: Buffer.from(body), url, redirects: [] }),
  }
  const pages: PageReader = {
    async read(article) {
      readPages.push(article.title.split(' ')[7] ?? '')
      const { article: change = {}, outcome } = page?.(article) ?? { outcome: 'read' }
      return { article: { ...article, ...change }, outcome }
    },
    close: async () => undefined,
  }
  const ports = { http, parser, now: () => clock, random: () => 0.5 }
  const given = { ...createPublisherRegistry('live', [publisher]), ports, pages }
  const metrics: NewsroomMetrics = {
    feedFetched: (outcome) => counted.push(outcome),
    articleRead: (outcome) => counted.push(outcome),
    entriesGathered: (counts) => counted.push(counts),
    editionPublished: () => counted.push('edition'),
  }
  const requestEdit = async () => {
    edits += 1
  }
  const fieldOf = () => (tools ? tools(given) : given)
  return createGatherJobRunner({ db, log, now: () => clock, fieldOf, requestEdit, metrics })
}
const articles = () => db.selectFrom('articles').selectAll().orderBy('arrival').execute()
const later = (ms: number) => new Date(NOW.getTime() + ms)

test('a feed is fetched, its entries stored and its new pages read, and an edition is requested', async () => {
  const page = () => ({
    article: { text: 'The whole page.', byline: 'A. Reporter' },
    outcome: 'read' as const,
  })
  const gather = await jobOf({ body: feedOf(entry('x'), entry('y', '—')), page })
  await gather(idOf(A), unstopped)
  const read = {
    state: 'read',
    text: 'The whole page.',
    byline: 'A. Reporter',
    url: 'https://gazette.example/x',
  }
  expect((await articles())[0]).toMatchObject(read)
  expect(edits).toBe(1)
  const [visit] = await listFeedVisits(db, idOf(A))
  const counts = { entries: 2, articles: 1, rejected: 1 }
  expect(visit).toEqual({ at: NOW, outcome: 'new', status: 200, ...counts, error: undefined })
  expect(counted).toEqual(['new', { accepted: 1, rejected: 1 }, 'read'])
  const rejections = await db.selectFrom('rejections').selectAll().execute()
  expect(rejections).toMatchObject([
    { title: '—', url: 'https://gazette.example/y', reason: 'it has no title' },
  ])
})

test('a feed that failed is logged with its next visit, and an edition that waits for it is requested', async () => {
  await (await jobOf({ status: 500 }))(idOf(A), unstopped)
  const [visit] = await listFeedVisits(db, idOf(A))
  expect(visit).toMatchObject({ outcome: 'failed', status: 500, error: expect.stringContaining('(500)') })
  expect(log.lines).toMatchObject([{ level: 'warn', message: 'feed failed', context: { feed: A } }])
  expect([edits, counted[0]]).toEqual([1, 'failed'])
})

test('nothing is done for a feed that isn’t due, and no visit is recorded', async () => {
  const gather = await jobOf({})
  await gather(idOf(A), unstopped)
  await gather(idOf(A), unstopped)
  expect(await listFeedVisits(db, idOf(A))).toHaveLength(1)
  expect(counted.filter((one) => one === 'not-due')).toHaveLength(1)
})

test.each<[string, Parts, string]>([
  ['an unknown feed', {}, 'nothing'],
  ['content that isn’t gathered now', { tools: () => undefined }, idOf(A)],
  [
    'a publisher that is no longer listed',
    { tools: (given) => ({ ...given, publishers: new Map() }) },
    idOf(A),
  ],
])('nothing is fetched for %s', async (_name, parts, id) => {
  await (await jobOf(parts))(id, unstopped)
  expect([await articles(), counted, edits]).toEqual([[], [], 0])
})

test('the pages of a publisher with a paywall are never read', async () => {
  await (await jobOf({ publisher: buildGazettePublisher({ feeds: [A], paywall: true }) }))(idOf(A), unstopped)
  expect(await articles()).toMatchObject([{ state: 'feed-only' }])
  expect(readPages).toEqual([])
})

test('a publisher’s pages are left to the last of its feeds that are due', async () => {
  const gather = await jobOf({
    publisher: buildGazettePublisher({ feeds: [A, B] }),
    body: feedOf(entry('x'), entry('y')),
  })
  await gather(idOf(A), unstopped)
  expect(readPages).toEqual([])
  await gather(idOf(B), unstopped)
  expect(readPages.toSorted()).toEqual(['x', 'y'])
})

test('no more pages are read after the job was stopped', async () => {
  const stop = new AbortController()
  const page = () => {
    stop.abort()
    return { outcome: 'read' as const }
  }
  const gather = await jobOf({ body: feedOf(...['1', '2', '3', '4', '5', '6'].map((id) => entry(id))), page })
  await gather(idOf(A), stop.signal)
  expect(readPages).toHaveLength(4)
})

test.each<[Outcome, Partial<Article>, object]>([
  ['paywall', {}, { state: 'feed-only', is_paywalled: true }],
  ['not-html', {}, { state: 'feed-only', is_paywalled: false }],
  [
    'too-short',
    { text: '', reserved: { signals: ['ai'] } },
    { state: 'feed-only', text: '', reserved: { signals: ['ai'] } },
  ],
])('a page that was not read because of %s is stored with %j as %j', async (outcome, article, expected) => {
  await (await jobOf({ page: () => ({ article, outcome }) }))(idOf(A), unstopped)
  expect(await articles()).toMatchObject([expected])
  expect(log.lines).toMatchObject([{ message: 'page not read', context: { outcome } }])
})

test('an unreachable page is tried again after 20 minutes, until its article is two hours old', async () => {
  const gather = await jobOf({ page: () => ({ outcome: 'unreachable' }) })
  await gather(idOf(A), unstopped)
  const row = async () => (await articles())[0]
  expect(await row()).toMatchObject({ state: 'listed', read_after: later(20 * MINUTE_MS) })
  clock = later(2 * HOUR_MS - 1)
  await gather(idOf(A), unstopped)
  expect(await row()).toMatchObject({ state: 'listed', read_after: later(2 * HOUR_MS - 1 + 20 * MINUTE_MS) })
  clock = later(2 * HOUR_MS + 20 * MINUTE_MS)
  await gather(idOf(A), unstopped)
  expect(await row()).toMatchObject({ state: 'feed-only' })
  expect(readPages).toHaveLength(3)
})
