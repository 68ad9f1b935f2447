import type { OpmlFeed } from '@plainwire/domain/newsroom'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listActiveFeeds } from '../feeds/feeds.ts'
import { listOperatorLog } from '../operators/operator-log.ts'
import { testDatabase } from '../testing/index.ts'
import { NOW, somePublisher } from '../testing/samples.ts'
import { syncBundledPublishers } from './bundled-publishers.ts'
import { removePublisher } from './change-publishers.ts'
import { addFeedWithPublisher, importFeeds } from './import-feeds.ts'
import { queryPublisherList } from './listed-publishers.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
const order = { actor: 'ada', now: NOW }
beforeEach(async () => {
  for (const table of ['feeds', 'publishers', 'operator_log'] as const) await db.deleteFrom(table).execute()
  await syncBundledPublishers(db, [somePublisher('gazette')], 'live', NOW)
})

const listed = (url: string, change: Partial<OpmlFeed> = {}): OpmlFeed => ({
  ...{ url, title: '', homepage: undefined, language: undefined, categories: [] },
  ...change,
})
const own = (feed: Parameters<typeof addFeedWithPublisher>[1]['feed']) =>
  addFeedWithPublisher(db, { feed, ...order })
const publishers = async () => new Map((await queryPublisherList(db, 'live')).map((one) => [one.id, one]))

test('a feed of a known host is its publisher’s; of an unknown one a publisher is made of what the feed says', async () => {
  const feed = { url: 'https://feeds.gazette.example/sport', categories: ['sports' as const] }
  expect(await own(feed)).toMatchObject({ publisherId: 'gazette', outcome: 'done' })
  const title = 'Café Überblick'
  const other = { url: 'http://bridge.lan:3000/?id=1', title, language: 'de-AT', categories: [] }
  expect(await own(other)).toMatchObject({ publisherId: 'cafe-uberblick', outcome: 'done' })
  expect((await publishers()).get('cafe-uberblick')).toMatchObject({
    name: title,
    homepage: 'http://bridge.lan:3000',
    country: 'ZZ',
    language: 'de',
    feeds: [{ url: 'http://bridge.lan:3000/?id=1' }],
  })
})

test('a feed that is listed already makes no publisher and no line of the log', async () => {
  const again = { url: 'https://gazette.example/feed', homepage: 'https://elsewhere.example', categories: [] }
  expect(await own(again)).toMatchObject({ publisherId: 'gazette', outcome: 'no-change' })
  expect(await listOperatorLog(db)).toEqual([])
})

test('a publisher that was removed isn’t brought back by a feed of its host, whose id is another', async () => {
  await removePublisher(db, { id: 'gazette', ...order })
  const again = { url: 'https://gazette.example/other', title: 'Gazette', categories: [] }
  expect(await own(again)).toMatchObject({ publisherId: 'gazette-2' })
  expect([...(await publishers()).keys()]).toEqual(['gazette-2'])
})

test('a list is imported whole, with categories by their names, publishers by their homepages', async () => {
  const homepage = 'https://courier.example/'
  const added = await importFeeds(db, {
    feeds: [
      listed('https://a.example/1', { homepage, title: 'Courier', categories: ['Sports', 'My own'] }),
      listed('https://b.example/2', { homepage, title: 'Courier too' }),
      listed('https://gazette.example/feed'),
    ],
    ...order,
  })
  expect(added.map(({ publisherId, outcome }) => [publisherId, outcome])).toEqual([
    ['courier', 'done'],
    ['courier', 'done'],
    ['gazette', 'no-change'],
  ])
  const feeds = await listActiveFeeds(db, 'live')
  expect(feeds.find(({ url }) => url === 'https://a.example/1')?.categories).toEqual(['sports'])
  expect((await listOperatorLog(db)).map(({ act }) => act)).toEqual([
    'feed-added',
    'feed-added',
    'publisher-added',
  ])
})

test('a long list is imported at once', async () => {
  const feeds = Array.from({ length: 100 }, (_, index) =>
    listed(`https://site-${index}.example/feed`, { title: `Site ${index}` }),
  )
  expect(await importFeeds(db, { feeds, ...order })).toHaveLength(100)
  expect(await listActiveFeeds(db, 'live')).toHaveLength(101)
})
