import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Story } from '@plainwire/domain/story'
import { someDetails } from '@plainwire/domain/testing'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import {
  createEditionSigner,
  createEditionState,
  generateEditionKey,
  type Newsroom,
} from '@plainwire/pipeline'
import {
  applyWithdrawalCommand,
  computeFeedId,
  type Edition,
  saveFeedVisitResult,
  storeAndAnnounceEdition,
  syncBundledPublishers,
  takeLease,
} from '@plainwire/store'
import { archiveStories, type TestLog, testDatabase, testLog } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPublisherRegistry } from '../content-publishers.ts'
import { buildGazetteArticle, buildGazettePublisher, buildGazetteStory } from '../testing-gazette.ts'
import { buildUnsignedImagePath, loadTestNewsroom } from '../testing-newsroom.ts'
import { haveWithdrawalsChangedSince, planEdition } from './plan-edition.ts'

vi.setConfig({ hookTimeout: 60_000 })
const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)
const GAZETTE = buildGazettePublisher()

let newsroom: Newsroom
let folder: string
let log: TestLog
beforeAll(async () => {
  newsroom = await loadTestNewsroom()
  folder = await mkdtemp(join(tmpdir(), 'plainwire-plan-'))
  await syncBundledPublishers(db, [GAZETTE], 'live', NOW)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['withdrawals', 'withdrawal_log', 'stories', 'editions'] as const)
    await db.deleteFrom(table).execute()
  log = testLog()
})

const story = (id: string, at = NOW) => buildGazetteStory(id, at)
const many = (count: number) => Array.from({ length: count }, (_, index) => story(`s${index}`))
const edition = (storyCount: number, publishedAt = after(-HOUR_MS)): Edition => {
  return { number: 1, content: 'live', publishedAt, storyCount, digest: 'digest' }
}

interface Given {
  stories: Story[]
  last?: Edition
  content?: 'live' | 'sample'
  minLiveStories?: number
  heldBack?: { storyId: string; reason: string; cause?: unknown }[]
  moment?: Date
}
async function plan(given: Given) {
  const { stories, last, content = 'live', minLiveStories = 1, heldBack = [], moment = NOW } = given
  const lease = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: HOUR_MS })
  if (!lease) throw new Error('the lease is taken')
  const world = createPublisherRegistry(content, [GAZETTE])
  const context = {
    ...{
      db,
      log,
      now: () => moment,
      newsroom,
      editionsFolder: folder,
      signImage: buildUnsignedImagePath,
      minLiveStories,
    },
    ...{
      signer: createEditionSigner(generateEditionKey()),
      madeBy: { release: 'test', node: process.version },
    },
    ...{ intervalMs: MINUTE_MS, onPublished: async () => undefined },
  }
  const order = { world, state: createEditionState(newsroom, world.publishers), lease }
  return planEdition(context, order, { composed: { stories, heldBack }, moment, last })
}
const idsOf = async (given: Given) => (await plan(given))?.input.stories.map(({ id }) => id)

test('stories are in the order of their last change, the newest first, those of one moment by their ids', async () => {
  const stories = [
    story('b', after(-HOUR_MS)),
    story('d'),
    story('a', after(-HOUR_MS)),
    story('c', after(-2 * HOUR_MS)),
  ]
  expect(await idsOf({ stories })).toEqual(['d', 'a', 'b', 'c'])
})

test('an edition has at most 2,000 stories: the oldest are left out', async () => {
  const stories = [story('oldest', after(-HOUR_MS)), ...many(2_000)]
  const ids = await idsOf({ stories })
  expect(ids).toHaveLength(2_000)
  expect(ids).not.toContain('oldest')
})

test.each([
  [2, 'live', undefined, false],
  [3, 'live', undefined, true],
  [1, 'sample', undefined, true],
  [1, 'live', 1, true],
  [0, 'sample', undefined, false],
  [5, 'live', 10, true],
  [4, 'live', 10, false],
] as const)(
  'with %i stories of %s after %s an edition may be made: %s',
  async (count, content, before, may) => {
    const last = before === undefined ? {} : { last: edition(before) }
    expect((await plan({ stories: many(count), content, minLiveStories: 3, ...last })) !== undefined).toBe(
      may,
    )
  },
)

test('a refused edition is an error in the log; a first one that waits for more stories is not', async () => {
  await plan({ stories: many(4), last: edition(10) })
  expect(log.lines).toMatchObject([{ level: 'error', context: { stories: 4, last: 10 } }])
  log = testLog()
  await plan({ stories: many(1), minLiveStories: 2 })
  expect(log.lines).toEqual([])
})

test('a withdrawn story is left out, and an edition that is thin because of it may be made once', async () => {
  await archiveStories(db, [{ ...someDetails(), id: 's0' }])
  const order = {
    act: 'withdraw',
    kind: 'story',
    id: 's0',
    actor: 'ada',
    reason: 'a test',
    now: NOW,
  } as const
  expect(await applyWithdrawalCommand(db, order)).toBe('done')
  expect(await idsOf({ stories: many(2), last: edition(10) })).toEqual(['s1'])
  expect(await idsOf({ stories: many(2), last: edition(10, after(1)), moment: after(2) })).toBeUndefined()
})

test('stories that failed are logged by their reason, with the first error and the number of them', async () => {
  const [first, second] = [new Error('first'), new Error('second')]
  const heldBack = [
    { storyId: 'a', reason: 'it failed', cause: first },
    { storyId: 'b', reason: 'no text in English or Dutch' },
    { storyId: 'c', reason: 'it failed', cause: second },
    { storyId: 'd', reason: 'another', cause: second },
  ]
  await plan({ stories: many(1), heldBack })
  expect(log.lines.map(({ context }) => context)).toEqual([
    { err: first, stories: 2, first: 'a', reason: 'it failed' },
    { err: second, stories: 1, first: 'd', reason: 'another' },
  ])
})

test('the report has the entries of the last day with their outcomes, and the feeds', async () => {
  const feed = {
    id: computeFeedId('live', 'https://gazette.example/feed'),
    publisherId: 'gazette',
    content: 'live' as const,
  }
  const visit = (id: string, now: Date) => {
    const items = [{ entryKey: id, article: buildGazetteArticle(id, NOW), state: 'feed-only' as const }]
    return saveFeedVisitResult(db, { feed, items, rejected: [], now })
  }
  await visit('old', after(-24 * HOUR_MS - 1))
  await visit('new', after(-24 * HOUR_MS))
  const planned = await plan({ stories: many(1) })
  expect(planned?.input.report).toMatchObject({
    published_at: NOW.toISOString(),
    counts: { entries: 1, stories: 1 },
    feeds: [{ feed: 'https://gazette.example/feed', publisher: 'gazette', entries: 1 }],
    entries: [{ entry: 'new', outcome: 'rejected' }],
  })
  expect(planned?.feeds.map(({ url }) => url)).toEqual(['https://gazette.example/feed'])
})

test('an edition’s number follows the last one that was recorded', async () => {
  expect((await plan({ stories: many(1) }))?.input.number).toBe(1)
  const lease = await takeLease(db, { name: 'edit', holder: 'test', ttlMs: HOUR_MS })
  if (!lease) throw new Error('the lease is taken')
  await storeAndAnnounceEdition(db, lease, { ...edition(1), number: 7 }, [])
  expect((await plan({ stories: many(1) }))?.input).toMatchObject({ number: 8, report: { edition: 8 } })
})

test.each<[string, Date | undefined, Edition | undefined, boolean]>([
  ['nothing was', undefined, edition(1), false],
  ['there is no edition', NOW, undefined, false],
  ['it was before the edition', after(-1), edition(1, NOW), false],
  ['it was at the moment of the edition', NOW, edition(1, NOW), true],
  ['it is now', after(10), edition(1, NOW), true],
  ['a wrong clock put it in the future', after(11), edition(1, NOW), false],
])('whether something was withdrawn since the last edition, where %s', (_name, changedAt, last, expected) => {
  expect(haveWithdrawalsChangedSince({ changedAt }, last, after(10))).toBe(expected)
})
