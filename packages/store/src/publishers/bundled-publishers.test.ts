import { afterAll, beforeEach, expect, test } from 'vitest'
import { computeFeedId } from '../feeds/feed-id.ts'
import { countFeeds, findFeedById, listActiveFeeds, listDueFeeds, saveFeedHealth } from '../feeds/feeds.ts'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW, somePublisher } from '../testing/samples.ts'
import { syncBundledPublishers } from './bundled-publishers.ts'
import { queryPublisherList } from './listed-publishers.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('feeds').execute()
  await db.deleteFrom('publishers').execute()
})

const gazette = somePublisher('gazette', ['https://gazette.example/a', 'https://gazette.example/b'])
const herald = somePublisher('herald')

test('listed publishers and feeds are there, new feeds are due at once', async () => {
  await syncBundledPublishers(db, [gazette, herald], 'live', NOW)
  expect(await queryPublisherList(db, 'live')).toEqual([gazette, herald])
  const due = await listDueFeeds(db, NOW, 10)
  expect(due.map(({ url }) => url).toSorted()).toEqual([
    'https://gazette.example/a',
    'https://gazette.example/b',
    'https://herald.example/feed',
  ])
  expect(due[0]).toMatchObject({ content: 'live', language: 'en', categories: ['world'] })
})

test('listing them again changes facts and preserves the state of fetching', async () => {
  await syncBundledPublishers(db, [gazette], 'live', NOW)
  const id = computeFeedId('live', 'https://gazette.example/a')
  const feed = await findFeedById(db, id)
  if (!feed) throw new Error('no feed')
  const health = {
    ...feed.health,
    etag: '"abc"',
    lastModified: 'Sat, 21 Nov 2026 11:00:00 GMT',
    validatorsSince: NOW,
    contentHash: 'hash',
    nextCheckAt: hoursAfter(1),
    intervalMinutes: 7.5,
    entriesPerHour: 2.25,
    consecutiveFailures: 3,
    lastCheckedAt: NOW,
    lastSuccessAt: NOW,
    lastStatus: 503,
    lastError: 'too busy',
    redirectTo: 'https://gazette.example/new',
    redirectSeen: 2,
  }
  await saveFeedHealth(db, { id, fetchUrl: 'https://gazette.example/moved', health })
  await syncBundledPublishers(db, [{ ...gazette, name: 'The New Gazette' }], 'live', hoursAfter(1))
  expect(await findFeedById(db, id)).toEqual({ ...feed, fetchUrl: 'https://gazette.example/moved', health })
  expect((await queryPublisherList(db, 'live'))[0]?.name).toBe('The New Gazette')
})

test('what is no longer listed is retired, and comes back with its past', async () => {
  await syncBundledPublishers(db, [gazette, herald], 'live', NOW)
  await syncBundledPublishers(db, [herald], 'live', NOW)
  expect((await listActiveFeeds(db, 'live')).map(({ publisherId }) => publisherId)).toEqual(['herald'])
  expect(await findFeedById(db, computeFeedId('live', 'https://gazette.example/a'))).toBeUndefined()
  await syncBundledPublishers(db, [gazette, herald], 'live', NOW)
  expect(await listActiveFeeds(db, 'live')).toHaveLength(3)
})

test('an empty list retires all, of one content only', async () => {
  await syncBundledPublishers(db, [gazette], 'live', NOW)
  await syncBundledPublishers(db, [herald], 'sample', NOW)
  await syncBundledPublishers(db, [], 'live', NOW)
  expect(await listActiveFeeds(db, 'live')).toEqual([])
  expect(await listActiveFeeds(db, 'sample')).toHaveLength(1)
})

test('a publisher of the sample cannot become a live one', async () => {
  await syncBundledPublishers(db, [gazette], 'sample', NOW)
  const conflict = syncBundledPublishers(db, [gazette], 'live', NOW)
  await expect(conflict).rejects.toMatchObject({ code: 'PUBLISHERS_CONFLICT' })
})

test('due are feeds whose time has come, the longest overdue first; gone ones never', async () => {
  await syncBundledPublishers(db, [gazette, herald], 'live', NOW)
  const [first, second, third] = await listActiveFeeds(db, 'live')
  if (!first || !second || !third) throw new Error('no feeds')
  const at = (feed: typeof first, nextCheckAt: Date, goneAt?: Date) =>
    saveFeedHealth(db, { ...feed, health: { ...feed.health, nextCheckAt, goneAt } })
  await at(first, hoursAfter(-1))
  await at(second, hoursAfter(-2))
  await at(third, hoursAfter(-3), NOW)
  expect((await listDueFeeds(db, NOW, 10)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await listDueFeeds(db, NOW, 1)).map(({ id }) => id)).toEqual([second.id])
  expect(await listDueFeeds(db, NOW, 10, 'sample')).toEqual([])
  expect(await listDueFeeds(db, hoursAfter(-3), 10)).toEqual([])
})

test.each([400, -400])(
  'M4, row 43: after a clock that was %i days off feeds are due, and others when they are',
  async (days) => {
    await syncBundledPublishers(db, [gazette, herald], 'live', NOW)
    const [first, second, third] = await listActiveFeeds(db, 'live')
    if (!first || !second || !third) throw new Error('no feeds')
    const visited = (feed: typeof first, lastCheckedAt: Date, nextCheckAt: Date) =>
      saveFeedHealth(db, { ...feed, health: { ...feed.health, lastCheckedAt, nextCheckAt } })
    await visited(first, hoursAfter(24 * days), hoursAfter(24 * days + 1))
    await visited(second, hoursAfter(-1), hoursAfter(1))
    // The third feed isn't due, because its publisher requests a week between two visits.
    await visited(third, hoursAfter(-1), hoursAfter(24 * 7))
    expect((await listDueFeeds(db, NOW, 10)).map(({ id }) => id)).toEqual([first.id])
    expect((await listDueFeeds(db, hoursAfter(1), 10)).map(({ id }) => id)).toContain(second.id)
  },
)

test('a feed that two publishers list is the first one’s', async () => {
  const copycat = somePublisher('copycat', ['https://gazette.example/a'])
  await syncBundledPublishers(db, [gazette, copycat], 'live', NOW)
  expect((await listActiveFeeds(db, 'live')).map(({ publisherId }) => publisherId)).toEqual([
    'gazette',
    'gazette',
  ])
})

test('listed feeds are counted by state and content, those that are listed no more are not', async () => {
  const feedUrls = ['ok', 'failing', 'gone', 'new', 'left'].map((name) => `https://gazette.example/${name}`)
  await syncBundledPublishers(db, [somePublisher('gazette', feedUrls)], 'live', NOW)
  await syncBundledPublishers(db, [herald], 'sample', NOW)
  const change = async (name: string, health: object) => {
    const feed = await findFeedById(db, computeFeedId('live', `https://gazette.example/${name}`))
    if (feed) await saveFeedHealth(db, { ...feed, health: { ...feed.health, ...health } })
  }
  await change('ok', { lastCheckedAt: NOW, lastSuccessAt: NOW })
  await change('failing', { lastCheckedAt: NOW, lastSuccessAt: NOW, consecutiveFailures: 1 })
  await change('gone', { consecutiveFailures: 4, goneAt: NOW })
  await syncBundledPublishers(db, [somePublisher('gazette', feedUrls.slice(0, 4))], 'live', NOW)
  expect(await countFeeds(db)).toEqual([
    { content: 'live', state: 'failing', feeds: 1 },
    { content: 'live', state: 'gone', feeds: 1 },
    { content: 'live', state: 'ok', feeds: 1 },
    { content: 'live', state: 'waiting', feeds: 1 },
    { content: 'sample', state: 'waiting', feeds: 1 },
  ])
})

test('a feed’s place hint is stored with it and leaves with the list', async () => {
  const place = { country: 'NL', city: 'Zwolle' }
  const [first, ...others] = gazette.feeds
  if (!first) throw new Error('no feed')
  const hinted = { ...gazette, feeds: [{ ...first, place }, ...others] }
  const stored = async () => (await findFeedById(db, computeFeedId('live', first.url)))?.place
  await syncBundledPublishers(db, [hinted], 'live', NOW)
  expect(await stored()).toEqual(place)
  expect(await queryPublisherList(db, 'live')).toEqual([hinted])
  await syncBundledPublishers(db, [gazette], 'live', NOW)
  expect(await stored()).toBeUndefined()
  expect(await queryPublisherList(db, 'live')).toEqual([gazette])
})

test('a release may list 10,000 feeds', async () => {
  const publishers = Array.from({ length: 5_000 }, (_, number) =>
    somePublisher(
      `farm-${number}`,
      ['a', 'b'].map((feed) => `https://farm-${number}.example/${feed}`),
    ),
  )
  for (const _time of ['first', 'again']) await syncBundledPublishers(db, publishers, 'live', NOW)
  const [listed] = await countFeeds(db)
  expect(listed).toEqual({ content: 'live', state: 'waiting', feeds: 10_000 })
}, 300_000)
