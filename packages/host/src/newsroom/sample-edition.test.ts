import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { NewsEdition, type NewsStory, PublisherList } from '@plainwire/domain/contract'
import { createGatherJobRunner, rebuildStoredEdition } from '@plainwire/newsroom'
import { createEditionSigner, createFeedParser, generateEditionKey } from '@plainwire/pipeline'
import { verifyEdition } from '@plainwire/pipeline/serving'
import { readSampleContent } from '@plainwire/sample'
import { createImageSigner } from '@plainwire/server'
import { claimArticlesForPageFetch, listDueFeeds } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderEditionFileSource } from '../commands/editions/edition-locations.ts'
import { readConfig } from '../config/config.ts'
import { CONTENT_FOLDER } from '../content.ts'
import { readOrCreateImageKey } from '../image-keys.ts'
import { loadNewsroom } from './configured-newsroom.ts'
import { openContentGatherers } from './content-gatherers.ts'
import { createEditJobHandler } from './editing.ts'

const moment = new Date('2026-11-20T12:00:00Z')
const now = () => moment
const signer = createEditionSigner(generateEditionKey())
const signal = new AbortController().signal

let database: TestDatabase
let folder: string
let closers: AsyncDisposableStack
let news: NewsEdition
let eventOf: Map<string, string>

const publishedBy = ({ sources }: NewsStory) => new Set(sources.map(({ publisher_id }) => publisher_id)).size
const eventsOf = ({ sources }: NewsStory) =>
  new Set(
    sources
      .map(({ original_headline }) => eventOf.get(original_headline))
      .filter((event) => event !== undefined),
  )

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-sample-'))
  closers = new AsyncDisposableStack()
  const log = testLog()
  const { db } = database
  const config = readConfig({ PLAINWIRE_CONTENT: 'sample', SAMPLE_PORT: '0' })
  const parser = createFeedParser()
  closers.defer(() => parser.close())
  const fields = await openContentGatherers({ config, contents: ['sample'], db, parser, log, now }, closers)
  const gather = createGatherJobRunner({ db, log, now, fieldOf: fields.of, requestEdit: async () => {} })
  for (const { id } of await listDueFeeds(db, moment, 100, 'sample')) await gather(id, signal)
  const edit = await createEditJobHandler({
    config,
    db,
    log,
    now,
    newsroom: await loadNewsroom(),
    editionsFolder: folder,
    signer,
    worlds: fields.current,
    onPublished: async () => {},
  })
  await edit(signal)
  news = NewsEdition.parse(JSON.parse(await readFile(join(folder, '1', 'news.json'), 'utf8')))
  const { events } = await readSampleContent(join(CONTENT_FOLDER, 'sample'))
  eventOf = new Map(events.flatMap(({ id, articles }) => articles.map(({ title }) => [title, id] as const)))
}, 120_000)

afterAll(async () => {
  await closers.disposeAsync()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('ND-01 the sample edition, gathered over HTTP and published from the database', () => {
  test('is whole: 50 stories, 20 of them by three publishers or more, 30 with a Dutch text', () => {
    expect(news.content).toBe('sample')
    expect(news.stories.length).toBeGreaterThanOrEqual(50)
    expect(news.stories.filter((story) => publishedBy(story) >= 3).length).toBeGreaterThanOrEqual(20)
    expect(news.stories.filter(({ translations }) => translations['nl-NL']).length).toBeGreaterThanOrEqual(30)
  })

  test('every story has a category, and every source a link', () => {
    expect(
      news.stories.filter(({ categories }) => categories.length === 0).map(({ headline }) => headline),
    ).toEqual([])
    for (const { sources } of news.stories) {
      expect(sources.length).toBeGreaterThan(0)
      for (const { url } of sources) expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    }
  })

  test('no page was left unread', async () => {
    expect(await claimArticlesForPageFetch(database.db, { now: new Date('2027-01-01'), limit: 10 })).toEqual(
      [],
    )
  })

  test('no story mixes two events', () => {
    const mixed = news.stories
      .filter((story) => eventsOf(story).size > 1)
      .map((story) => [...eventsOf(story)])
    expect(mixed).toEqual([])
  })

  test('hardly an event is torn into two stories', () => {
    const stories = new Map<string, number>()
    for (const story of news.stories)
      for (const event of eventsOf(story)) stories.set(event, (stories.get(event) ?? 0) + 1)
    const torn = [...stories].filter(([, count]) => count > 1).map(([event]) => event)
    expect(torn.length).toBeLessThanOrEqual(2)
  })

  test('B13 carries a passport of every publisher, with what was measured of it', async () => {
    const file = await readFile(join(folder, '1', 'publishers.json'), 'utf8')
    const { publishers, edition } = PublisherList.parse(JSON.parse(file))
    const { publishers: known } = await readSampleContent(join(CONTENT_FOLDER, 'sample'))
    expect(edition).toBe(1)
    expect(publishers.map(({ id }) => id)).toEqual(known.map(({ id }) => id).sort())
    for (const { feeds, articles } of publishers) {
      expect(articles.count).toBeGreaterThan(0)
      expect(feeds.every(({ state, last_success_at }) => state === 'ok' && last_success_at !== null)).toBe(
        true,
      )
    }
    expect(publishers.flatMap(({ agencies }) => agencies).length).toBeGreaterThan(0)
    expect(publishers.some(({ corrections }) => corrections.articles > 0)).toBe(true)
    expect(publishers.some(({ clickbait }) => (clickbait.rate ?? 0) > 0)).toBe(true)
    for (const { first } of publishers) expect(first.stories).toBeLessThanOrEqual(first.of)
    expect(publishers.reduce((sum, { first }) => sum + first.stories, 0)).toBeGreaterThan(10)
  })
})

describe('the sample edition, once published', () => {
  test('is signed, and every byte is as it was signed', async () => {
    const verified = await verifyEdition(createFolderEditionFileSource(join(folder, '1')), [signer.id])
    expect(verified).toMatchObject({ faults: [], key: signer.id })
    expect(verified.checked).toBeGreaterThan(10)
  })

  test('is made again from the database, byte for byte', async () => {
    const { db } = database
    const order = {
      newsroom: await loadNewsroom(),
      signImage: createImageSigner(await readOrCreateImageKey(db)),
    }
    const rebuilt = await rebuildStoredEdition(db, 1, order)
    expect(rebuilt.faults).toEqual([])
    expect(rebuilt.stories).toBe(news.stories.length)
    await expect(rebuildStoredEdition(db, 2, order)).rejects.toThrow('Nothing is recorded of edition 2')
  }, 60_000)

  test('differs where an article was changed in the database', async () => {
    const { db } = database
    const parts = await db.selectFrom('recorded_parts').selectAll().execute()
    for (const { sha256, bytes } of parts) {
      const changed = gunzipSync(bytes).toString('utf8').replaceAll(' in ', ' near ')
      const packed = gzipSync(changed)
      await db.updateTable('recorded_parts').set({ bytes: packed }).where('sha256', '=', sha256).execute()
    }
    const order = {
      newsroom: await loadNewsroom(),
      signImage: createImageSigner(await readOrCreateImageKey(db)),
    }
    const { faults } = await rebuildStoredEdition(db, 1, order)
    expect(faults).toContain('news.json differs')
    expect(faults.join()).toContain('parts of the record were changed')
  }, 60_000)
})
