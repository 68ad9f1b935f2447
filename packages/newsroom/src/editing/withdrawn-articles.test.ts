import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Article } from '@plainwire/domain/article'
import { EditionPointer, NewsEdition, type NewsStory } from '@plainwire/domain/contract'
import { Publisher } from '@plainwire/domain/feed'
import { MINUTE_MS } from '@plainwire/domain/units'
import { createEditionSigner, generateEditionKey } from '@plainwire/pipeline'
import {
  applyWithdrawalCommand,
  computeFeedId,
  findFeedById,
  listDueFeeds,
  saveFeedVisitResult,
  syncBundledPublishers,
} from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import { createEditionStateCache } from '../edition-states/edition-states.ts'
import { createPublishingService } from '../publishing/publishing.ts'
import { buildUnsignedImagePath, loadTestNewsroom } from '../testing-newsroom.ts'
import { createEditJobRunner } from './edit-job.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const signal = new AbortController().signal
const STORM =
  'Tropical storm Nadira killed six people near Beira in Mozambique as it came ashore with winds of 140 kilometres an hour, rescuers from the Red Cross said.'
const LATER =
  'Tropical storm Nadira killed six people near Beira in Mozambique, the Red Cross said. The harbour of Beira was closed on Saturday.'

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
const world = createPublisherRegistry('live', publishers)

let database: TestDatabase
let folder: string
let clock = new Date('2026-11-21T12:00:00Z')
let edit: (signal: AbortSignal) => Promise<void>
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-withdrawn-'))
  await syncBundledPublishers(database.db, publishers, 'live', clock)
  const { db } = database
  const newsroom = await loadTestNewsroom()
  const context = { db, log: testLog(), now: () => clock, newsroom }
  edit = createEditJobRunner({
    ...context,
    states: createEditionStateCache(db, newsroom),
    worlds: () => [world],
    publishing: createPublishingService({
      ...context,
      editionsFolder: folder,
      signImage: buildUnsignedImagePath,
      // So long that only a withdrawal makes an edition due earlier.
      intervalMs: 600 * MINUTE_MS,
      minLiveStories: 1,
      onPublished: async () => {},
      signer: createEditionSigner(generateEditionKey()),
      madeBy: { release: 'test', node: process.version },
    }),
  })
  await comesIn('a1', 'gazette', 'Storm Nadira kills six in Mozambique', STORM)
  await comesIn('b1', 'courier', 'Storm Nadira kills six near Beira', LATER)
  await comesIn(
    'c1',
    'courier',
    'Parliament in Tallinn elects Kaja Tamm',
    'The parliament in Tallinn elected Kaja Tamm as speaker on Saturday, with 61 of 101 votes.',
  )
  await edit(signal)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function comesIn(id: string, publisherId: string, title: string, summary: string): Promise<void> {
  const url = `https://${publisherId}.example/${id}`
  const article: Article = {
    ...{ id, publisherId, url, canonicalUrl: url, title, summary, text: summary, byline: undefined },
    ...{ language: 'en', publishedAt: clock, updatedAt: undefined, firstSeenAt: clock, wordCount: undefined },
    ...{ media: [], hints: ['world'], sections: [], isPaywalled: false, feedPosition: 0 },
  }
  const content = 'live' as const
  const feed = { id: computeFeedId(content, `https://${publisherId}.example/feed`), publisherId, content }
  const items = [{ entryKey: id, article, state: 'feed-only' as const }]
  await saveFeedVisitResult(database.db, { feed, items, rejected: [], now: clock })
}

async function edition(): Promise<{ number: number; stories: readonly NewsStory[] }> {
  const pointer = EditionPointer.parse(JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')))
  const file = join(folder, String(pointer.number), 'news.json')
  return {
    number: pointer.number,
    stories: NewsEdition.parse(JSON.parse(await readFile(file, 'utf8'))).stories,
  }
}
const sourcesOf = async () =>
  (await edition()).stories
    .map(({ sources }) =>
      sources
        .map(({ id }) => id)
        .sort()
        .join(' '),
    )
    .sort()

async function change(act: 'withdraw' | 'reinstate', kind: 'story' | 'article' | 'publisher', id: string) {
  clock = new Date(clock.getTime() + 2 * MINUTE_MS)
  const order = { act, kind, id, actor: 'ada', reason: 'a test', now: clock }
  expect(await applyWithdrawalCommand(database.db, order)).toBe('done')
  clock = new Date(clock.getTime() + MINUTE_MS)
  await edit(signal)
}

test('a withdrawn article is left out of the next edition, which is due at once, and comes back', async () => {
  expect(await sourcesOf()).toEqual(['a1 b1', 'c1'])
  const { number } = await edition()
  const [before] = (await edition()).stories.filter(({ sources }) => sources.length === 2)
  await change('withdraw', 'article', 'b1')
  expect((await edition()).number).toBe(number + 1)
  expect(await sourcesOf()).toEqual(['a1', 'c1'])
  const rewritten = (await edition()).stories.find(({ id }) => id === before?.id)
  expect(JSON.stringify(rewritten)).not.toContain('harbour')
  await change('reinstate', 'article', 'b1')
  expect(await sourcesOf()).toEqual(['a1 b1', 'c1'])
})

test('a withdrawn publisher has no article in the next edition, and its feeds are no longer fetched', async () => {
  const due = async () =>
    (await listDueFeeds(database.db, clock, 10)).map(({ publisherId }) => publisherId).sort()
  expect(await due()).toEqual(['courier', 'gazette'])
  await change('withdraw', 'publisher', 'courier')
  expect(await sourcesOf()).toEqual(['a1'])
  expect(await due()).toEqual(['gazette'])
  expect(
    await findFeedById(database.db, computeFeedId('live', 'https://courier.example/feed')),
  ).toBeUndefined()
  await comesIn('d1', 'courier', 'Another title of the courier', 'Nobody reads this sentence of the courier.')
  await edit(signal)
  expect(await sourcesOf()).toEqual(['a1'])
  await change('reinstate', 'publisher', 'courier')
  expect(await due()).toEqual(['courier', 'gazette'])
  expect((await sourcesOf()).slice(0, 2)).toEqual(['a1 b1', 'c1'])
})

test('a withdrawn story is not in the next edition, however thin that is', async () => {
  const withdrawn = (await edition()).stories
  for (const { id } of withdrawn.slice(1)) await change('withdraw', 'story', id)
  expect((await edition()).stories.map(({ id }) => id)).toEqual([withdrawn[0]?.id])
})

test('what is unknown or changes nothing is reported, and an act is a row of the log', async () => {
  const order = { kind: 'article' as const, actor: 'ada', reason: 'a test', now: clock }
  const { db } = database
  expect(await applyWithdrawalCommand(db, { ...order, act: 'withdraw', id: 'nothing' })).toBe('unknown')
  expect(await applyWithdrawalCommand(db, { ...order, act: 'reinstate', id: 'a1' })).toBe('no-change')
  expect(await applyWithdrawalCommand(db, { ...order, act: 'withdraw', id: 'a1' })).toBe('done')
  expect(await applyWithdrawalCommand(db, { ...order, act: 'withdraw', id: 'a1' })).toBe('no-change')
})
