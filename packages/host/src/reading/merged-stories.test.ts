import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Article } from '@plainwire/domain/article'
import { API, FeatureFlags, StoryDetails } from '@plainwire/domain/contract'
import { Publisher } from '@plainwire/domain/feed'
import { MINUTE_MS } from '@plainwire/domain/units'
import {
  createEditionStateCache,
  createEditJobRunner,
  createPublisherRegistry,
  createPublishingService,
} from '@plainwire/newsroom'
import { createEditionSigner, generateEditionKey } from '@plainwire/pipeline'
import { createImageSigner, createServer, openFolderEditionSource, stopServer } from '@plainwire/server'
import { computeFeedId, saveFeedVisitResult, syncBundledPublishers, takeLease } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadNewsroom } from '../newsroom/configured-newsroom.ts'
import { createStoryArchive } from '../serving/archive.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const signal = new AbortController().signal
const DYKE =
  'A coastal dyke at Praia Nova near Beira in Mozambique broke before dawn and the sea flooded the Munhava district, Mayor Celestino Mabunda said.'
const STORM =
  'Tropical storm Nadira killed six people near Beira in Mozambique as it came ashore with winds of 140 kilometres an hour, rescuers from the Red Cross said.'

const publishers = ['gazette', 'courier', 'post'].map((id) =>
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
const world = createPublisherRegistry('live', publishers)

let database: TestDatabase
let folder: string
let clock = NOW
let edit: (signal: AbortSignal) => Promise<void>

/** The newsroom of one process. */
async function aNewsroom() {
  const { db } = database
  const newsroom = await loadNewsroom()
  const now = () => clock
  const context = { db, log: testLog(), now, newsroom }
  const states = createEditionStateCache(db, newsroom)
  const work = createEditJobRunner({
    ...context,
    states,
    worlds: () => [world],
    publishing: createPublishingService({
      ...context,
      editionsFolder: join(folder, 'editions'),
      signer: createEditionSigner(generateEditionKey()),
      madeBy: { release: 'test', node: process.version },
      signImage: createImageSigner('a key of the test'),
      intervalMs: MINUTE_MS,
      minLiveStories: 1,
      onPublished: async () => {},
    }),
  })
  return { work, states }
}

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-merged-'))
  await syncBundledPublishers(database.db, publishers, 'live', NOW)
  edit = (await aNewsroom()).work
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Stores a new article and makes an edition. */
async function comesIn(id: string, publisherId: string, title: string, summary: string): Promise<void> {
  clock = new Date(clock.getTime() + 2 * MINUTE_MS)
  const url = `https://${publisherId}.example/${id}`
  const article: Article = {
    id,
    publisherId,
    url,
    canonicalUrl: url,
    title,
    summary,
    text: summary,
    byline: undefined,
    language: 'en',
    publishedAt: clock,
    updatedAt: undefined,
    firstSeenAt: clock,
    wordCount: undefined,
    media: [],
    hints: ['world'],
    sections: [],
    isPaywalled: false,
    feedPosition: 0,
  }
  const feed = {
    id: computeFeedId('live', `https://${publisherId}.example/feed`),
    publisherId,
    content: 'live' as const,
  }
  const items = [{ entryKey: id, article, state: 'feed-only' as const }]
  await saveFeedVisitResult(database.db, { feed, items, rejected: [], now: clock })
  clock = new Date(clock.getTime() + 10 * MINUTE_MS)
  await edit(signal)
}

const stories = () =>
  database.db.selectFrom('stories').select(['id', 'state', 'merged_into']).orderBy('opened_at').execute()

/** The thread of each story, by the story's id. */
async function threads(): Promise<Map<string, string | null>> {
  const rows = await database.db.selectFrom('stories').select(['id', 'thread_id']).execute()
  return new Map(rows.map(({ id, thread_id }) => [id, thread_id]))
}

async function aServer() {
  await mkdir(join(folder, 'web', '.vite'), { recursive: true })
  await writeFile(join(folder, 'web', '.vite', 'manifest.json'), '{}')
  const app = await createServer({
    editions: await openFolderEditionSource(join(folder, 'editions'), { log: testLog() }),
    archive: createStoryArchive(
      () => database.db,
      () => clock,
    ),
    rechecks: { request: async () => 'unknown' as const },
    cities: Buffer.from('[]'),
    quality: { runs: [] },
    config: {
      flags: FeatureFlags.parse({}),
      publicUrl: 'http://plainwire.test',
      contactEmail: 'a@plainwire.test',
    },
    webDist: join(folder, 'web'),
    renderPage: ({ story, language }) => ({ status: 200, html: String(story?.id), language }),
    log: testLog(),
    now: () => clock,
    images: {
      http: { get: async () => ({ failure: 'unreachable', message: 'No network in tests.' }) },
      keys: ['key'],
      cacheDir: join(folder, 'images'),
      maxBytes: 1_000_000,
    },
  })
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

test('B5 two stories that turn out to be one merge, and the address of the younger leads to the older', async () => {
  await comesIn('a1', 'gazette', 'Dyke at Praia Nova breaks, Munhava flooded', DYKE)
  await comesIn('b1', 'courier', 'Storm Nadira kills six in Mozambique', STORM)
  const [older, younger] = (await stories()).map(({ id }) => id)
  if (!older || !younger) throw new Error('two stories were expected')
  const before = await threads()
  await comesIn(
    'c1',
    'post',
    'Storm Nadira kills six in Mozambique as dyke at Praia Nova breaks',
    `${DYKE} ${STORM}`,
  )
  expect(await stories()).toEqual([
    { id: older, state: 'open', merged_into: null },
    { id: younger, state: 'merged', merged_into: older },
  ])

  const { app, url } = await aServer()
  const api = await fetch(`${url}/api/stories/${younger}`)
  const survivor = StoryDetails.parse(await api.json())
  expect(survivor.id).toBe(older)
  expect(survivor.story.sources).toHaveLength(3)
  const thread = await fetch(`${url}/api/threads/${before.get(younger)}`)
  const topic = API.getThread.answer.parse(await thread.json())
  expect(topic).toMatchObject({ id: (await threads()).get(older), stories: [{ id: older }] })
  const page = await fetch(`${url}/story/${younger}`, { redirect: 'manual' })
  expect(page.status).toBe(308)
  expect(page.headers.get('location')).toBe(`/story/${older}`)
  expect(await (await fetch(`${url}/story/${younger}`)).text()).toBe(older)
  await stopServer(app, { noticeMs: 0 })
})

test('B5 after a restart there are the same stories', async () => {
  const [older] = await stories()
  const { states } = await aNewsroom()
  const lease = await takeLease(database.db, { name: 'edit', holder: 'restarted', ttlMs: 0 })
  if (!lease) throw new Error('the lease is taken')
  const state = await states.open(world, lease, clock)
  expect([...state.clusters.keys()]).toEqual([older?.id])
  const stored = (await threads()).get(older?.id ?? '')
  expect(stored).toEqual(expect.any(String))
  expect(state.clusters.get(older?.id ?? '')?.threadId).toBe(stored)
  expect(state.clusters.get(older?.id ?? '')?.articles.map(({ id }) => id)).toEqual(['a1', 'b1', 'c1'])
  const article = state.clusters.get(older?.id ?? '')?.articles[1]
  const publisher = world.publishers.get('courier')
  if (!article || !publisher) throw new Error('the second article was expected')
  expect(state.clusterer.add({ ...article, id: 'd1' }).storyId).toBe(older?.id)
})
