import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Article } from '@plainwire/domain/article'
import { NewsEdition } from '@plainwire/domain/contract'
import { Publisher } from '@plainwire/domain/feed'
import { MINUTE_MS } from '@plainwire/domain/units'
import {
  createEditionSigner,
  createNewsroomFromReviewedData,
  generateEditionKey,
  loadNewsroomData,
  type NewsroomData,
} from '@plainwire/pipeline'
import {
  computeFeedId,
  queryModelSpending,
  queryQueueCounts,
  saveFeedVisitResult,
  startJobQueue,
  syncBundledPublishers,
  type WritingTask,
} from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import { createEditJobRunner } from '../editing/edit-job.ts'
import { createEditionStateCache } from '../edition-states/edition-states.ts'
import { createPublishingService } from '../publishing/publishing.ts'
import { buildUnsignedImagePath, CONTENT_FOLDER } from '../testing-newsroom.ts'
import { openWritingService } from './writing.ts'

const signal = new AbortController().signal
const START = new Date('2026-11-21T12:00:00Z')
const publishers = [
  Publisher.parse({
    id: 'gazette',
    name: 'The Gazette',
    homepage: 'https://gazette.example',
    owner: 'gazette',
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    feeds: [{ url: 'https://gazette.example/feed', categories: ['world'] }],
  }),
]
const TEXT =
  'A 160-metre stretch of the coastal dyke at Praia Nova broke in the early hours of Friday, killing six people. ' +
  'Mayor Celestino Mabunda said that eleven people were missing and that 14,800 had left their homes in Beira. ' +
  'Twenty-three schools were opened as shelters for families from the lower town of Beira.'
const EXTRACTED = 'Six dead as dyke breaks in Beira'
const WRITTEN = 'Coastal dyke at Praia Nova broke, killing six people'

let data: NewsroomData
let database: TestDatabase
let folder: string
let clock: Date
beforeAll(async () => {
  data = await loadNewsroomData(CONTENT_FOLDER)
})
beforeEach(async () => {
  clock = START
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-writing-'))
  await syncBundledPublishers(database.db, publishers, 'live', START)
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/**
 * Simulates a model server on loopback that returns the headline and the first lines, and can be made to
 * fail.
 */
async function modelServer() {
  const state = { requests: 0, isBroken: false }
  const server = createServer(async (request, response) => {
    const { messages } = JSON.parse(await text(request))
    const { reports } = JSON.parse(messages[1].content)
    state.requests += 1
    const lines: { number: number; text?: string }[] = reports[0].lines
    const sentences = lines.flatMap(({ number, text }) => (text ? [{ text, sources: [number] }] : []))
    const content = JSON.stringify({ headline: { text: WRITTEN, sources: [2] }, sentences })
    response.writeHead(state.isBroken ? 400 : 200)
    response.end(JSON.stringify({ choices: [{ message: { content } }], usage: { total_tokens: 700 } }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, state }
}

/** The newsroom of one process with a model. Its requests are collected until the test processes them. */
function aNewsroom(url: string, budget = {}) {
  const { db } = database
  const log = testLog()
  const now = () => clock
  const closers = new AsyncDisposableStack()
  onTestFinished(() => closers.disposeAsync())
  let queued: readonly WritingTask[] = []
  const limits = { storiesPerDay: undefined, tokensPerDay: undefined, ...budget }
  const writer = { url, model: 'small', key: undefined, budget: limits, timeoutMs: 5_000 }
  const requestWriting = async (_content: string, tasks: readonly WritingTask[]) => {
    queued = tasks
  }
  const writing = openWritingService({ db, log, now, writer, requestWriting }, closers)
  const newsroom = createNewsroomFromReviewedData(data, { writer: writing.writer })
  const edit = createEditJobRunner({
    db,
    log,
    now,
    newsroom,
    states: createEditionStateCache(db, newsroom),
    worlds: () => [world],
    requestWriting: writing.request,
    publishing: createPublishingService({
      db,
      log,
      now,
      newsroom,
      editionsFolder: folder,
      signer: createEditionSigner(generateEditionKey()),
      madeBy: { release: 'test', node: process.version },
      signImage: buildUnsignedImagePath,
      intervalMs: MINUTE_MS,
      minLiveStories: 1,
      onPublished: async () => {},
    }),
  })
  return {
    log,
    writing,
    queued: () => queued,
    async edit() {
      clock = new Date(clock.getTime() + 2 * MINUTE_MS)
      await edit(signal)
    },
    async workOff() {
      for (const task of queued) await writing.work(task, signal)
    },
  }
}
const world = createPublisherRegistry('live', publishers)

async function comesIn(change: Partial<Article> = {}): Promise<void> {
  const article: Article = {
    id: 'a1',
    publisherId: 'gazette',
    url: 'https://gazette.example/a1',
    canonicalUrl: 'https://gazette.example/a1',
    title: EXTRACTED,
    summary: '',
    text: TEXT,
    byline: undefined,
    language: 'en',
    publishedAt: START,
    updatedAt: undefined,
    firstSeenAt: START,
    wordCount: undefined,
    media: [],
    hints: ['world'],
    sections: [],
    isPaywalled: false,
    feedPosition: 0,
    ...change,
  }
  const feed = {
    id: computeFeedId('live', 'https://gazette.example/feed'),
    publisherId: 'gazette',
    content: 'live' as const,
  }
  const items = [{ entryKey: article.id, article, state: 'feed-only' as const }]
  await saveFeedVisitResult(database.db, { feed, items, rejected: [], now: clock })
}

async function headlineOf(edition: number): Promise<string | undefined> {
  const file = await readFile(join(folder, String(edition), 'news.json'), 'utf8').catch(() => undefined)
  return file === undefined ? undefined : NewsEdition.parse(JSON.parse(file)).stories[0]?.headline
}

test('B1 an edition waits for no model: what it answers later improves the next edition, without further news', async () => {
  const { url, state } = await modelServer()
  const newsroom = aNewsroom(url)
  await comesIn()
  await newsroom.edit()
  expect([await headlineOf(1), state.requests]).toEqual([EXTRACTED, 0])
  await newsroom.edit()
  expect(await headlineOf(2)).toBeUndefined()
  await newsroom.workOff()
  await newsroom.edit()
  expect([await headlineOf(2), state.requests]).toEqual([WRITTEN, 1])
  await newsroom.edit()
  expect(await headlineOf(3)).toBeUndefined()
  expect(newsroom.queued()).toEqual([])
})

test('B1 no new request is made for an unchanged story, also after a restart', async () => {
  const { url, state } = await modelServer()
  const first = aNewsroom(url)
  await comesIn()
  await first.edit()
  await first.workOff()
  await first.workOff()
  const second = aNewsroom(url)
  await second.edit()
  await second.workOff()
  expect([await headlineOf(2), state.requests, second.queued()]).toEqual([WRITTEN, 1, []])
  await comesIn({ title: 'Seven dead as dyke breaks in Beira' })
  await second.edit()
  await second.workOff()
  expect(state.requests).toBe(2)
})

test('what a model doesn’t answer this time is logged, tried again, and costs the day’s budget nothing', async () => {
  const { url, state } = await modelServer()
  const newsroom = aNewsroom(url)
  state.isBroken = true
  await comesIn()
  await newsroom.edit()
  await expect(newsroom.workOff()).rejects.toThrow('answered 400')
  await expect(newsroom.workOff()).rejects.toThrow('answered 400')
  const warnings = newsroom.log.lines.filter(({ level }) => level === 'warn')
  expect(warnings.map(({ context }) => context)).toMatchObject([
    { failure: 'refused', times: 1 },
    { failure: 'refused', times: 2 },
  ])
  expect(await queryModelSpending(database.db, clock)).toEqual({ stories: 0, tokens: 0 })
  state.isBroken = false
  await newsroom.workOff()
  await newsroom.edit()
  expect(await headlineOf(2)).toBe(WRITTEN)
  expect(await queryModelSpending(database.db, clock)).toEqual({ stories: 1, tokens: 700 })
})

test.each([
  ['stories', { storiesPerDay: 0 }],
  ['tokens', { tokensPerDay: 3_000 }],
])('a day’s budget of %s is not exceeded', async (_name, budget) => {
  const { url, state } = await modelServer()
  const newsroom = aNewsroom(url, budget)
  await comesIn()
  await newsroom.edit()
  await newsroom.workOff()
  await newsroom.edit()
  expect([await headlineOf(1), state.requests]).toEqual([EXTRACTED, 0])
})

test('the queue outlives the process that filled it', async () => {
  const { url, state } = await modelServer()
  const { connectionString } = database
  const first = aNewsroom(url)
  await comesIn()
  await first.edit()
  const clerk = await startJobQueue({ connectionString, log: testLog(), work: {} })
  await clerk.requestWriting('live', first.queued())
  await clerk.stop()
  const second = aNewsroom(url)
  const jobs = await startJobQueue({ connectionString, log: testLog(), work: { write: second.writing.work } })
  await expect.poll(() => state.requests, { timeout: 10_000 }).toBe(1)
  await expect
    .poll(async () => (await queryQueueCounts(database.db)).find(({ name }) => name === 'write')?.active)
    .toBe(0)
  await jobs.stop()
  await second.edit()
  expect(await headlineOf(2)).toBe(WRITTEN)
})
