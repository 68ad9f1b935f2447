import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Article } from '@plainwire/domain/article'
import { NewsEdition } from '@plainwire/domain/contract'
import { Publisher } from '@plainwire/domain/feed'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import {
  createEditionStateCache,
  createEditJobRunner,
  createPublisherRegistry,
  createPublishingService,
} from '@plainwire/newsroom'
import type { Newsroom } from '@plainwire/pipeline'
import { createEditionSigner, generateEditionKey } from '@plainwire/pipeline'
import { createImageSigner, openFolderEditionSource } from '@plainwire/server'
import { computeFeedId, saveFeedVisitResult, syncBundledPublishers } from '@plainwire/store'
import { type TestDatabase, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadNewsroom } from '../newsroom/configured-newsroom.ts'

const signal = new AbortController().signal
const publisher = Publisher.parse({
  id: 'gazette',
  name: 'The Gazette',
  homepage: 'https://gazette.example',
  owner: 'Gazette Trust',
  country: 'GB',
  language: 'en',
  kind: 'newspaper',
  feeds: [{ url: 'https://gazette.example/feed', categories: ['world'] }],
})
const world = createPublisherRegistry('live', [publisher])
/** Events so different that each becomes a separate story. */
const EVENTS: [title: string, summary: string][] = [
  [
    'Dyke at Praia Nova breaks, Munhava flooded',
    'A coastal dyke at Praia Nova near Beira in Mozambique broke before dawn and the sea flooded the Munhava district, Mayor Celestino Mabunda said.',
  ],
  [
    'Brandt wins chess title in Tallinn',
    'Hannah Brandt won the European chess championship in Tallinn after eleven rounds without a defeat, the federation said on Friday.',
  ],
  [
    'Ferry operator orders six electric ships',
    'The Norwegian ferry operator Fjordline ordered six electric ships from a yard in Bergen for 400 million euros, the company said.',
  ],
  [
    'Court in Lima overturns mining permit',
    'A court in Lima overturned the permit of a copper mine in the Cusco region because residents had not been heard, judges said.',
  ],
]

let database: TestDatabase
let folder: string
let clock = new Date('2026-11-20T12:00:00Z')
const log = testLog()
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-dead-'))
  await syncBundledPublishers(database.db, [publisher], 'live', clock)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Creates the function that runs edit jobs, with an empty cache as in a newly started process. */
function startEditing(newsroom: Newsroom) {
  const context = { db: database.db, log, now: () => clock, newsroom }
  const options = {
    intervalMs: MINUTE_MS,
    minLiveStories: 1,
    signImage: createImageSigner('a key of the test'),
  }
  const published = createPublishingService({
    ...context,
    ...options,
    editionsFolder: folder,
    signer: createEditionSigner(generateEditionKey()),
    madeBy: { release: 'test', node: process.version },
    onPublished: async () => undefined,
  })
  return createEditJobRunner({
    ...context,
    states: createEditionStateCache(database.db, newsroom),
    worlds: () => [world],
    publishing: published,
  })
}

async function comesIn(id: string, [title, summary]: (typeof EVENTS)[number]): Promise<void> {
  const url = `https://gazette.example/${id}`
  const article: Article = {
    id,
    publisherId: 'gazette',
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
    id: computeFeedId('live', 'https://gazette.example/feed'),
    publisherId: 'gazette',
    content: 'live' as const,
  }
  const items = [{ entryKey: id, article, state: 'feed-only' as const }]
  await saveFeedVisitResult(database.db, { feed, items, rejected: [], now: clock })
}

const passes = (ms: number) => {
  clock = new Date(clock.getTime() + ms)
}

/** Reads the current edition like a server that has just started. */
async function served(): Promise<NewsEdition> {
  const editions = await openFolderEditionSource(folder, { log })
  const loaded = editions.current()
  if (!loaded) throw new Error('an edition was expected')
  return NewsEdition.parse(loaded.news)
}

const refusals = () => log.lines.filter(({ message }) => message.startsWith('edition refused')).length

describe('row 38: with nothing or nonsense coming in', () => {
  let edit: ReturnType<typeof startEditing>
  let whole: NewsEdition
  beforeAll(async () => {
    edit = startEditing(await loadNewsroom())
    for (const [index, event] of EVENTS.entries()) await comesIn(`a${index}`, event)
    passes(10 * MINUTE_MS)
    await edit(signal)
    whole = await served()
  }, 60_000)

  test('a whole edition is published first', () => {
    expect(whole.stories).toHaveLength(EVENTS.length)
  })

  test('a day without any article leaves the last edition, with its age', async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      passes(HOUR_MS)
      await edit(signal)
    }
    const { edition, fetch_date } = await served()
    expect({ edition, fetch_date }).toEqual({ edition: whole.edition, fetch_date: whole.fetch_date })
  })

  // An error thrown by a translator is a fault in our code that affects all stories, so the edition is
  // refused.
  test.each([
    [
      'ends in an error',
      0,
      async () => {
        throw new Error('no translation')
      },
    ],
    [
      'gives nothing but blanks',
      1,
      async () => ({ headline: ' ', subHeadline: ' ', description: ' ', sentences: [], state: 'machine' }),
    ],
    ['gives no state', 1, async (text: object) => ({ ...text })],
    ['gives something else', 1, async () => 'a page of a proxy'],
  ])('a translation that %s empties no edition', async (_name, editions, translate) => {
    const before = await served()
    const broken = { ...(await loadNewsroom()), translator: { translate } } as unknown as Newsroom
    passes(HOUR_MS)
    await comesIn(`t${clock.getTime()}`, [
      'Lighthouse at Skagen opens again',
      'The lighthouse at Skagen opened again after repairs of two years, the harbour office said.',
    ])
    passes(10 * MINUTE_MS)
    await startEditing(broken)(signal)
    const { stories, edition } = await served()
    expect(edition - before.edition).toBe(editions)
    expect(stories.length).toBeGreaterThanOrEqual(EVENTS.length)
    const texts = stories.flatMap(({ translations, ...own }) => [own, ...Object.values(translations)])
    for (const { headline } of texts) expect(headline).toMatch(/\w/)
  })

  test('an edition with fewer than half of the stories is refused, and said to be', async () => {
    const before = await served()
    const refusedBefore = refusals()
    passes(40 * DAY_MS)
    await comesIn('late', [
      'Tram line in Porto opens',
      'A tram line of nine kilometres opened in Porto on Monday, the city of Porto said.',
    ])
    passes(10 * MINUTE_MS)
    await edit(signal)
    expect(refusals()).toBe(refusedBefore + 1)
    expect((await served()).edition).toBe(before.edition)
  })

  test('once enough comes in again, a new edition is published', async () => {
    const before = await served()
    for (const [index, event] of EVENTS.entries()) await comesIn(`again${index}`, event)
    passes(10 * MINUTE_MS)
    await edit(signal)
    expect((await served()).edition).toBeGreaterThan(before.edition)
  })
})
