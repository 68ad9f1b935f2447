import { PublisherFacts } from '@plainwire/domain/newsroom'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { computeFeedId } from '../feeds/feed-id.ts'
import { type FeedVisit, listFeedVisits, MAX_STORED_VISITS_PER_FEED } from '../feeds/feed-visits.ts'
import { findFeedById, listActiveFeeds, listDueFeeds, saveFeedHealth } from '../feeds/feeds.ts'
import { listOperatorLog } from '../operators/operator-log.ts'
import { testDatabase } from '../testing/index.ts'
import { saveTestVisit } from '../testing/newsroom.ts'
import { hoursAfter, NOW, somePublisher } from '../testing/samples.ts'
import { syncBundledPublishers } from './bundled-publishers.ts'
import { addFeed, changeFeed, pauseFeed, removeFeed, resumeFeed } from './change-feeds.ts'
import { addPublisher, changePublisher, removePublisher, restorePublisher } from './change-publishers.ts'
import { readFeedListVersion } from './list-version.ts'
import { queryPublisherList } from './listed-publishers.ts'
import { findOperatorFeed, listOperatorFeeds, listPublishersForOperators } from './operator-feeds.ts'
import { allowPrivateOrigin, listAllowedPrivateOrigins, removePrivateOrigin } from './private-origins.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['feeds', 'publishers', 'operator_log', 'private_origins', 'settings'] as const)
    await db.deleteFrom(table).execute()
})

const order = { actor: 'ada', now: NOW }
const A = 'https://gazette.example/a'
const B = 'https://gazette.example/b'
const OWN = 'https://own.example/feed'
const [idA, idB, idOwn] = [A, B, OWN].map((url) => computeFeedId('live', url)) as [string, string, string]
const gazette = somePublisher('gazette', [A, B])
const herald = somePublisher('herald')
const { feeds: _feeds, ...own } = somePublisher('own')
const release = (...publishers: (typeof gazette)[]) => syncBundledPublishers(db, publishers, 'live', NOW)
const urls = async () => (await listActiveFeeds(db, 'live')).map(({ url }) => url)
const deeds = async () => (await listOperatorLog(db)).map(({ act, subject }) => [act, subject])

test('an operator’s publisher and feed are listed, due at once, and stay whatever a release lists', async () => {
  await release(herald)
  expect(await addPublisher(db, { publisher: own, ...order })).toBe('done')
  expect(await addPublisher(db, { publisher: own, ...order })).toBe('taken')
  const feed = { url: OWN, publisherId: 'own', categories: ['science' as const] }
  expect(await addFeed(db, { feed, ...order })).toBe('done')
  expect(await addFeed(db, { feed, ...order })).toBe('no-change')
  await release(herald, gazette)
  await release(herald)
  expect(await urls()).toEqual(['https://herald.example/feed', OWN])
  expect((await listDueFeeds(db, NOW, 10)).map(({ id }) => id)).toContain(idOwn)
  expect((await queryPublisherList(db, 'live'))[1]).toEqual({
    ...own,
    feeds: [{ url: OWN, categories: ['science'] }],
  })
})

test('what an operator changed goes before the release, and the rest of the release’s facts after it', async () => {
  await release(gazette)
  await changePublisher(db, { id: 'gazette', change: { country: 'BE', city: 'Gent' }, ...order })
  await changeFeed(db, { id: idA, change: { categories: ['sports'], language: 'fr' }, ...order })
  await release({ ...gazette, name: 'The New Gazette', country: 'US' })
  const [publisher] = await queryPublisherList(db, 'live')
  expect(publisher).toMatchObject({ name: 'The New Gazette', country: 'BE', city: 'Gent' })
  expect(publisher?.feeds).toEqual([
    { url: A, categories: ['sports'], language: 'fr' },
    { url: B, categories: ['world'] },
  ])
  expect(await findFeedById(db, idA)).toMatchObject({ categories: ['sports'], language: 'fr' })
})

test('what an operator removed stays removed in later releases, until it is restored', async () => {
  await release(gazette, herald)
  expect(await removeFeed(db, { id: idA, ...order })).toBe('done')
  expect(await removePublisher(db, { id: 'herald', ...order })).toBe('done')
  await release(gazette, herald)
  expect(await urls()).toEqual([B])
  expect((await queryPublisherList(db, 'live')).map(({ id, feeds }) => [id, feeds.length])).toEqual([
    ['gazette', 1],
  ])
  expect(await restorePublisher(db, { id: 'herald', ...order })).toBe('done')
  const feed = { url: A, publisherId: 'gazette', categories: [] }
  expect(await addFeed(db, { feed, ...order })).toBe('done')
  expect(await urls()).toEqual([A, B, 'https://herald.example/feed'])
})

test('a publisher that a release drops stays where an operator added a feed to it, with that feed alone', async () => {
  await release(gazette)
  await addFeed(db, { feed: { url: OWN, publisherId: 'gazette', categories: [] }, ...order })
  await release(herald)
  expect(await urls()).toEqual([OWN, 'https://herald.example/feed'])
  expect((await queryPublisherList(db, 'live'))[0]).toMatchObject({ id: 'gazette', name: 'The gazette' })
})

test('a paused feed is not visited, not shown to readers and still the operator’s', async () => {
  await release(gazette)
  expect(await pauseFeed(db, { id: idA, ...order })).toBe('done')
  expect(await pauseFeed(db, { id: idA, ...order })).toBe('no-change')
  await release(gazette)
  expect((await listDueFeeds(db, NOW, 10)).map(({ id }) => id)).toEqual([idB])
  expect(await findFeedById(db, idA)).toBeUndefined()
  expect(await urls()).toEqual([B])
  expect((await listOperatorFeeds(db)).map(({ url, isPaused }) => [url, isPaused])).toEqual([
    [A, true],
    [B, false],
  ])
  expect(await resumeFeed(db, { id: idA, actor: 'ada', now: hoursAfter(1) })).toBe('done')
  expect(await findFeedById(db, idA)).toMatchObject({ health: { nextCheckAt: hoursAfter(1) } })
})

test('a feed that its publisher withdrew is visited again once it is resumed', async () => {
  await release(gazette)
  const feed = await findFeedById(db, idA)
  if (!feed) throw new Error('no feed')
  await saveFeedHealth(db, { ...feed, health: { ...feed.health, goneAt: NOW, consecutiveFailures: 3 } })
  expect(await resumeFeed(db, { id: idA, ...order })).toBe('done')
  expect(await findFeedById(db, idA)).toMatchObject({ health: { goneAt: undefined, consecutiveFailures: 0 } })
})

test('a feed can be moved to another publisher that is listed', async () => {
  await release(gazette, herald)
  expect(await changeFeed(db, { id: idA, change: { publisherId: 'nobody' }, ...order })).toBe('unknown')
  expect(await changeFeed(db, { id: idA, change: { publisherId: 'herald' }, ...order })).toBe('done')
  expect(await findOperatorFeed(db, A)).toMatchObject({ publisherId: 'herald', publisherName: 'The herald' })
  expect((await queryPublisherList(db, 'live')).map(({ feeds }) => feeds.length)).toEqual([1, 2])
})

test('every change is in the log with who, when, and what it was before and after; what changed nothing isn’t', async () => {
  await release(gazette)
  await changeFeed(db, { id: idA, change: { categories: ['world'] }, ...order })
  await changeFeed(db, { id: idA, change: { categories: ['sports'] }, ...order })
  await changePublisher(db, { id: 'gazette', change: { name: gazette.name }, ...order })
  await pauseFeed(db, { id: idA, ...order })
  await removePublisher(db, { id: 'gazette', ...order })
  expect(await deeds()).toEqual([
    ['publisher-removed', 'gazette'],
    ['feed-paused', A],
    ['feed-changed', A],
  ])
  expect((await listOperatorLog(db)).at(-1)).toMatchObject({
    actor: 'ada',
    at: NOW,
    before: { categories: ['world'] },
    after: { categories: ['sports'] },
  })
  const [newest] = await listOperatorLog(db)
  expect(await listOperatorLog(db, { before: newest?.number, limit: 1 })).toMatchObject([
    { act: 'feed-paused' },
  ])
})

test.each([
  ['a feed', () => removeFeed(db, { id: 'nothing', ...order })],
  ['a publisher', () => removePublisher(db, { id: 'nothing', ...order })],
  ['an origin', () => removePrivateOrigin(db, { origin: 'http://nowhere', ...order })],
  [
    'a feed’s publisher',
    () => addFeed(db, { feed: { url: OWN, publisherId: 'no', categories: [] }, ...order }),
  ],
])('%s that isn’t there is unknown, and nothing is logged', async (_what, change) => {
  await release(gazette)
  expect(await change()).toBe('unknown')
  expect(await deeds()).toEqual([])
})

test('the sample’s publishers are no operator’s to change', async () => {
  await syncBundledPublishers(db, [gazette], 'sample', NOW)
  expect(await removePublisher(db, { id: 'gazette', ...order })).toBe('unknown')
  expect(
    await addPublisher(db, { publisher: PublisherFacts.parse({ ...own, id: 'gazette' }), ...order }),
  ).toBe('taken')
  expect(await pauseFeed(db, { id: computeFeedId('sample', A), ...order })).toBe('unknown')
  expect(await listOperatorFeeds(db)).toEqual([])
})

test('processes see by a number that the list or the private origins changed, and not where nothing did', async () => {
  await release(gazette)
  const stamps = [await readFeedListVersion(db)]
  const note = async () => stamps.push(await readFeedListVersion(db))
  await release(gazette)
  await note()
  await removeFeed(db, { id: idA, ...order })
  await note()
  await allowPrivateOrigin(db, { origin: 'http://rss-bridge.lan:3000', ...order })
  await note()
  const [first = 0] = stamps
  expect(stamps).toEqual([first, first, first + 1, first + 2])
  expect(await listAllowedPrivateOrigins(db)).toEqual(['http://rss-bridge.lan:3000'])
  expect(await allowPrivateOrigin(db, { origin: 'http://rss-bridge.lan:3000', ...order })).toBe('no-change')
  expect(await removePrivateOrigin(db, { origin: 'http://rss-bridge.lan:3000', ...order })).toBe('done')
})

test('removed publishers are listed for operators, those that a release dropped are not', async () => {
  await release(gazette, herald)
  await removePublisher(db, { id: 'gazette', ...order })
  expect(await listPublishersForOperators(db)).toMatchObject([
    { id: 'gazette', isRemoved: true, feeds: 0 },
    { id: 'herald', isRemoved: false, feeds: 1, isOwn: false },
  ])
  await release(gazette)
  expect((await listPublishersForOperators(db)).map(({ id }) => id)).toEqual(['gazette'])
})

test('the last visits of a feed are stored, the newest first', async () => {
  await release(gazette)
  const feed = { id: idA, publisherId: 'gazette', content: 'live' as const }
  const history = (status: number): FeedVisit => {
    const counts = { entries: 0, articles: 0, rejected: 0 }
    return { at: NOW, outcome: 'failed', status, ...counts, error: 'The publisher’s server failed.' }
  }
  for (let status = 1; status <= MAX_STORED_VISITS_PER_FEED + 2; status++)
    await saveTestVisit(db, feed, [], { history: history(status) })
  const visits = await listFeedVisits(db, idA)
  expect(visits).toHaveLength(MAX_STORED_VISITS_PER_FEED)
  expect(visits[0]).toEqual(history(MAX_STORED_VISITS_PER_FEED + 2))
  expect(await listFeedVisits(db, idB)).toEqual([])
})

const step = fc.constantFrom('release-both', 'release-one', 'remove', 'add', 'pause', 'resume')
test('whatever releases and operators do in whatever order, the operator’s last word on a feed holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await db.deleteFrom('feeds').execute()
      await db.deleteFrom('publishers').execute()
      await release(gazette)
      let isReleased = true
      let own: 'none' | 'added' | 'removed' = 'none'
      const feed = { url: A, publisherId: 'gazette', categories: [] }
      for (const one of steps) {
        if (one === 'release-both' || one === 'release-one') {
          isReleased = one === 'release-both'
          await release(isReleased ? gazette : somePublisher('gazette', [B]))
        }
        if (one === 'remove' && (await removeFeed(db, { id: idA, ...order })) === 'done') own = 'removed'
        if (one === 'add' && (await addFeed(db, { feed, ...order })) === 'done') own = 'added'
        if (one === 'pause') await pauseFeed(db, { id: idA, ...order })
        if (one === 'resume') await resumeFeed(db, { id: idA, ...order })
        const isListed = own === 'added' || (own === 'none' && isReleased)
        expect((await listOperatorFeeds(db)).some(({ id }) => id === idA)).toBe(isListed)
        const facts = (await queryPublisherList(db, 'live'))[0]?.feeds.map(({ url }) => url)
        expect(facts?.includes(A)).toBe(isListed)
      }
    }),
    { numRuns: 25 },
  )
})
