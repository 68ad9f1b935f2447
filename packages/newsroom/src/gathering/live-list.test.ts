import { Publisher } from '@plainwire/domain/feed'
import {
  allowPrivateOrigin,
  changePublisher,
  readFeedListVersion,
  removePrivateOrigin,
  syncBundledPublishers,
} from '@plainwire/store'
import { testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loadLivePublisherList } from './live-list.ts'

const database = await testDatabase()
const { db } = database
const NOW = new Date('2026-11-21T12:00:00Z')
const order = { actor: 'ada', now: NOW }
const ORIGIN = 'http://bridge.lan:3000'
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['feeds', 'publishers', 'private_origins', 'settings'] as const)
    await db.deleteFrom(table).execute()
  await syncBundledPublishers(db, [somePublisher('gazette')], 'live', NOW)
})

function somePublisher(id: string): Publisher {
  const about = { id, name: id, homepage: `https://${id}.example`, owner: id, country: 'NL', language: 'nl' }
  return Publisher.parse({ ...about, kind: 'newspaper', feeds: [{ url: `https://${id}.example/feed` }] })
}

test('the live publishers are there at once, those of the sample are not', async () => {
  await syncBundledPublishers(db, [somePublisher('sample')], 'sample', NOW)
  const { world, origins } = await loadLivePublisherList(db)
  expect(world().content).toBe('live')
  expect([...world().publishers]).toEqual([['gazette', somePublisher('gazette')]])
  expect(origins()).toEqual(new Set())
})

test('a list of no publishers is a list', async () => {
  await syncBundledPublishers(db, [], 'live', NOW)
  expect((await loadLivePublisherList(db)).world().publishers.size).toBe(0)
})

test('a change is seen after the next refresh, and not before', async () => {
  const list = await loadLivePublisherList(db)
  await changePublisher(db, { id: 'gazette', change: { name: 'Our Gazette' }, ...order })
  expect(list.world().publishers.get('gazette')?.name).toBe('gazette')
  await list.refresh()
  expect(list.world().publishers.get('gazette')?.name).toBe('Our Gazette')
})

test('an origin that is allowed or revoked is seen, and the publishers remain the same object', async () => {
  const list = await loadLivePublisherList(db)
  const before = list.world()
  await allowPrivateOrigin(db, { origin: ORIGIN, ...order })
  await list.refresh()
  expect(list.origins()).toEqual(new Set([ORIGIN]))
  await removePrivateOrigin(db, { origin: ORIGIN, ...order })
  await list.refresh()
  expect(list.origins()).toEqual(new Set())
  expect(list.world()).toBe(before)
})

test('without a change of the version nothing is read again', async () => {
  const list = await loadLivePublisherList(db)
  const before = list.world()
  await db.deleteFrom('feeds').execute()
  await db.deleteFrom('publishers').execute()
  await list.refresh()
  expect(list.world()).toBe(before)
})

test('refreshes at the same moment are one, and a later one sees later changes', async () => {
  const list = await loadLivePublisherList(db)
  const refreshing = list.refresh()
  expect(list.refresh()).toBe(refreshing)
  await refreshing
  await syncBundledPublishers(db, [somePublisher('gazette'), somePublisher('herald')], 'live', NOW)
  await list.refresh()
  expect([...list.world().publishers.keys()]).toEqual(['gazette', 'herald'])
})

test('a publisher that a release adds is seen, and the same release again changes nothing', async () => {
  const list = await loadLivePublisherList(db)
  const release = [somePublisher('gazette'), somePublisher('herald')]
  await syncBundledPublishers(db, release, 'live', NOW)
  await list.refresh()
  const version = await readFeedListVersion(db)
  expect([...list.world().publishers.keys()]).toEqual(['gazette', 'herald'])
  await syncBundledPublishers(db, release, 'live', NOW)
  await syncBundledPublishers(db, [somePublisher('sample')], 'sample', NOW)
  expect(await readFeedListVersion(db)).toBe(version)
})
