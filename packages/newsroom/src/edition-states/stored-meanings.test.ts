import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Article } from '@plainwire/domain/article'
import { Publisher } from '@plainwire/domain/feed'
import type { Newsroom } from '@plainwire/pipeline'
import { computeFeedId, saveFeedVisitResult, syncBundledPublishers } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import { createEditJobRunner } from '../editing/edit-job.ts'
import { openEmbedder } from '../services/outside.ts'
import { loadTestNewsroom } from '../testing-newsroom.ts'
import { createEmbeddingStore } from './database-embeddings.ts'
import { createEditionStateCache } from './edition-states.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const signal = new AbortController().signal
const publishers = ['gazette', 'courier'].map((id) =>
  Publisher.parse({
    id,
    name: `The ${id}`,
    homepage: `https://${id}.example`,
    owner: id,
    country: 'GB',
    language: 'en',
    kind: 'newspaper',
    feeds: [{ url: `https://${id}.example/feed`, categories: ['world'] }],
  }),
)

let database: TestDatabase
let plain: Newsroom
beforeAll(async () => {
  plain = await loadTestNewsroom()
  database = await testDatabase()
  await syncBundledPublishers(database.db, publishers, 'live', NOW)
})
afterAll(() => database.drop())

/**
 * Simulates an embedding endpoint on loopback that returns the same vector for all texts, counts them, and
 * can be made to fail.
 */
async function endpoint() {
  const state = { texts: 0, isBroken: false }
  const server = createServer(async (request, response) => {
    const { input }: { input: string[] } = JSON.parse(await text(request))
    if (!state.isBroken) state.texts += input.length
    response.writeHead(state.isBroken ? 400 : 200)
    response.end(JSON.stringify({ embeddings: input.map(() => [3, 4]) }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api/embed`, state }
}

/** Runs one edit job in a new newsroom with an embedding model at an address. */
async function editOnce(url: string, model: string) {
  await using closers = new AsyncDisposableStack()
  const { db } = database
  const [log, now] = [testLog(), () => NOW]
  const embedding = { kind: 'endpoint' as const, url, model, key: undefined, prefix: undefined }
  const embedder = await openEmbedder({ embedding, log, now }, closers)
  const newsroom = { ...plain, embedder, meaningStore: createEmbeddingStore(db) }
  const work = createEditJobRunner({
    db,
    log,
    now,
    newsroom,
    states: createEditionStateCache(db, newsroom),
    worlds: () => [createPublisherRegistry('live', publishers)],
    publishing: { portsFor: () => ({ isDue: async () => false, plan: async () => undefined }) },
  })
  await work(signal)
  return log.lines.map(({ message }) => message)
}

async function comesIn(id: string, publisherId: string, title: string): Promise<void> {
  const url = `https://${publisherId}.example/${id}`
  const article: Article = {
    id,
    publisherId,
    url,
    canonicalUrl: url,
    title,
    summary: '',
    text: '',
    byline: undefined,
    language: 'en',
    publishedAt: NOW,
    updatedAt: undefined,
    firstSeenAt: NOW,
    wordCount: undefined,
    media: [],
    hints: ['world'],
    sections: [],
    isPaywalled: false,
    feedPosition: 0,
  }
  await saveFeedVisitResult(database.db, {
    feed: { id: computeFeedId('live', `https://${publisherId}.example/feed`), publisherId, content: 'live' },
    items: [{ entryKey: id, article, state: 'feed-only' }],
    rejected: [],
    now: NOW,
  })
}

const storyOf = async (articleId: string) =>
  (
    await database.db
      .selectFrom('story_articles')
      .select('story_id')
      .where('article_id', '=', articleId)
      .executeTakeFirst()
  )?.story_id

test('an article is embedded once, whatever restarts; another model and a failure are no exception to clustering', async () => {
  const { url, state } = await endpoint()
  await comesIn('ferry', 'gazette', 'Ferry capsizes off the coast')
  expect(await editOnce(url, 'small')).toEqual([])
  expect(state.texts).toBe(1)

  await comesIn('boat', 'courier', 'Dozens hurt when boat flips')
  await editOnce(url, 'small')
  expect(state.texts).toBe(2)
  expect(await storyOf('boat')).toBe(await storyOf('ferry'))

  await editOnce(url, 'large')
  expect(state.texts).toBe(2)
  await comesIn('rates', 'courier', 'Central bank raises rates')
  await editOnce(url, 'large')
  expect(state.texts).toBe(5)

  state.isBroken = true
  await comesIn('cup', 'courier', 'Keeper saves three penalties')
  expect(await editOnce(url, 'large')).toContain('meanings not read, clustered by words')
  expect(await storyOf('cup')).toBeDefined()
})
