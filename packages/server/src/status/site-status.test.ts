import { type FeedStatus, type PublisherList, SiteStatus } from '@plainwire/domain/contract'
import type { FeedHealth } from '@plainwire/domain/feed'
import { aNews } from '@plainwire/domain/testing'
import { MINUTE_MS } from '@plainwire/domain/units'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoadedEdition } from '../editions/loaded-edition.ts'
import type { SiteStatusQueries } from '../options.ts'
import { createTestPublisherList, recordingLog } from '../testing.ts'
import { createSiteStatusChecker } from './site-status.ts'

const PUBLISHED = '2026-11-20T12:00:00.000Z'
const at = (minutes: number) => new Date(Date.parse(PUBLISHED) + minutes * MINUTE_MS)
const { log, lines } = recordingLog()
beforeEach(() => {
  lines.length = 0
})

const feedOf = (url: string, over: object = {}) => ({
  url,
  state: 'ok' as const,
  last_success_at: PUBLISHED,
  failures: 0,
  interval_minutes: 10,
  ...over,
})
const [courier] = createTestPublisherList().publishers
if (!courier) throw new Error('There is no publisher.')
const PUBLISHERS: PublisherList = {
  ...createTestPublisherList(),
  publishers: [
    { ...courier, feeds: [feedOf('https://courier.example/b'), feedOf('https://courier.example/a')] },
    {
      ...courier,
      id: 'gazette',
      name: 'A Gazette',
      feeds: [feedOf('https://gazette.example/', { state: 'gone' })],
    },
  ],
}
const REPORT = {
  edition: 7,
  published_at: PUBLISHED,
  feeds: [],
  counts: { entries: 1, published: 0, duplicate: 0, rejected: 1, stories: 0, multi_publisher_stories: 0 },
  entries: [],
}

function anEdition(over: Partial<LoadedEdition> = {}, pointer: object = {}): LoadedEdition {
  const bytes = Buffer.from(JSON.stringify(PUBLISHERS))
  const file = { type: '', tag: '', cacheControl: '', forms: { identity: bytes } }
  return {
    pointer: { number: 7, content: 'live', published_at: PUBLISHED, stories: 9, digest: 'd', ...pointer },
    news: aNews([]),
    file: (path) => (path === 'publishers.json' ? file : undefined),
    passports: undefined,
    report: async () => REPORT,
    story: () => undefined,
    ...over,
  }
}
async function statusOf(
  edition: LoadedEdition | undefined,
  { now = at(1), status }: { now?: Date; status?: SiteStatusQueries | undefined } = {},
) {
  const editions = { current: () => edition, onChange: () => () => undefined }
  return SiteStatus.parse(await createSiteStatusChecker({ editions, status, log, now: () => now })())
}

const health = (change: Partial<FeedHealth> = {}): FeedHealth => ({
  etag: undefined,
  lastModified: undefined,
  validatorsSince: undefined,
  contentHash: undefined,
  nextCheckAt: at(10),
  intervalMinutes: 10,
  entriesPerHour: 1,
  consecutiveFailures: 0,
  lastCheckedAt: at(0),
  lastSuccessAt: at(-2),
  lastStatus: 200,
  lastError: undefined,
  redirectTo: undefined,
  redirectSeen: 0,
  goneAt: undefined,
  ...change,
})
const source = (over: Partial<SiteStatusQueries> = {}): SiteStatusQueries => ({
  editionMinutes: 15,
  feeds: async () => [],
  queues: async () => [],
  ...over,
})
const live = (...feeds: [publisherId: string, url: string, change?: Partial<FeedHealth>][]) =>
  source({
    feeds: async () =>
      feeds.map(([publisherId, url, change]) => ({ publisherId, url, health: health(change) })),
  })

describe('the edition’s state', () => {
  test.each([
    [90, 'ok'],
    [90 + 1 / MINUTE_MS, 'old'],
  ])('%f minutes after it was published is %s', async (minutes, state) => {
    expect((await statusOf(anEdition(), { now: at(minutes) })).state).toBe(state)
  })

  test('of the sample never becomes old', async () => {
    const sample = anEdition({}, { content: 'sample' })
    expect((await statusOf(sample, { now: at(100_000) })).state).toBe('ok')
  })

  test('names when the next one is due: after the configured minutes, five where that isn’t known', async () => {
    const next = async (status?: SiteStatusQueries) =>
      (await statusOf(anEdition(), { status })).edition?.next_at
    expect(await next(source())).toBe(at(15).toISOString())
    expect(await next()).toBe(at(5).toISOString())
  })

  test('before the first edition is none, whatever the database says', async () => {
    expect(
      await statusOf(undefined, { status: live(['courier', 'https://courier.example/a']) }),
    ).toMatchObject({
      state: 'none',
      edition: null,
      is_live: true,
      feeds: [{ name: 'courier' }],
      entries: null,
      removed_sentences: null,
    })
  })
})

describe('feeds', () => {
  const shown = ({ feeds }: { feeds: FeedStatus[] }) =>
    feeds.map(({ name, url, state }) => [name, url, state])

  test('are those of the edition without a database, without what only the database knows', async () => {
    const status = await statusOf(anEdition())
    expect(shown(status)).toEqual([
      ['A Gazette', 'https://gazette.example/', 'gone'],
      ['Courier', 'https://courier.example/a', 'ok'],
      ['Courier', 'https://courier.example/b', 'ok'],
    ])
    expect([status.is_live, status.queues]).toEqual([false, null])
    expect(
      status.feeds.every(({ problem, next_check_at }) => problem === null && next_check_at === null),
    ).toBe(true)
  })

  test('are none with an edition of a release that described no publishers', async () => {
    expect((await statusOf(anEdition({ file: () => undefined }))).feeds).toEqual([])
  })

  test('come in the order failing, gone, waiting, well, and by name and address within', async () => {
    const status = live(
      ['courier', 'https://c.example/2'],
      ['courier', 'https://c.example/1'],
      ['zebra', 'https://z.example/', { lastCheckedAt: undefined, lastSuccessAt: undefined }],
      ['gazette', 'https://g.example/', { goneAt: at(-5), lastStatus: 410 }],
      ['other', 'https://o.example/', { consecutiveFailures: 1, lastStatus: 503 }],
      ['gazette', 'https://g.example/2'],
    )
    expect(shown(await statusOf(anEdition(), { status }))).toEqual([
      ['other', 'https://o.example/', 'failing'],
      ['A Gazette', 'https://g.example/', 'gone'],
      ['zebra', 'https://z.example/', 'waiting'],
      ['A Gazette', 'https://g.example/2', 'ok'],
      ['Courier', 'https://c.example/1', 'ok'],
      ['Courier', 'https://c.example/2', 'ok'],
    ])
  })

  test('and queues are read for the kind of edition that is served, and are both unknown if one is', async () => {
    const feeds = vi.fn(async () => [])
    await statusOf(anEdition({}, { content: 'sample' }), { status: source({ feeds }) })
    await statusOf(undefined, { status: source({ feeds }) })
    expect(feeds.mock.calls).toEqual([['sample'], ['live']])
    const queues = () => Promise.reject(new Error('away'))
    expect(await statusOf(anEdition(), { status: source({ queues }) })).toMatchObject({
      is_live: false,
      queues: null,
      feeds: [{ name: 'A Gazette' }, { name: 'Courier' }, { name: 'Courier' }],
    })
    expect(lines).toEqual(['The status page could not read the database.'])
  })
})

test('an edition’s report is read once, and one that can’t be read is logged and leaves its figures out', async () => {
  const report = vi.fn(async () => REPORT)
  const edition = anEdition({ report })
  const editions = { current: () => edition, onChange: () => () => undefined }
  const current = createSiteStatusChecker({ editions, status: undefined, log, now: () => at(1) })
  expect((await Promise.all([current(), current()])).map(({ entries }) => entries?.rejected)).toEqual([1, 1])
  expect(report).toHaveBeenCalledTimes(1)
  const broken = anEdition({ report: () => Promise.reject(new Error('damaged')) })
  expect(await statusOf(broken)).toMatchObject({ state: 'ok', entries: null, removed_sentences: null })
  expect(lines).toEqual(['The report of the edition could not be read. damaged'])
})
