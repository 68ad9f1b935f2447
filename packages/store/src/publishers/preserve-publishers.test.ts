import type { Publisher } from '@plainwire/domain/feed'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ContentKind } from '../database/content.ts'
import { computeFeedId } from '../feeds/feed-id.ts'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW, somePublisher } from '../testing/samples.ts'
import { syncBundledPublishers } from './bundled-publishers.ts'
import { addFeed, removeFeed } from './change-feeds.ts'
import { changePublisher } from './change-publishers.ts'
import { preservePublishersWithOperatorFeeds } from './preserve-publishers.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
const LATER = hoursAfter(1)
const OWN = 'https://own.example/feed'
const gazette = somePublisher('gazette')
const herald = somePublisher('herald')
beforeEach(async () => {
  for (const table of ['feeds', 'publishers', 'operator_log'] as const) await db.deleteFrom(table).execute()
  await syncBundledPublishers(db, [gazette, herald], 'live', NOW)
})

const order = { actor: 'ada', now: NOW }
const addOwnFeed = () => addFeed(db, { feed: { url: OWN, publisherId: 'gazette', categories: [] }, ...order })
const preserve = (listed: Publisher[], content: ContentKind = 'live') =>
  preservePublishersWithOperatorFeeds(db, listed, content, LATER)
const addedAt = async () => {
  const rows = await db.selectFrom('publishers').select(['id', 'added_at']).orderBy('id').execute()
  return rows.map(({ id, added_at }) => [id, added_at])
}
const untouched = [
  ['gazette', null],
  ['herald', null],
]

test('a publisher that is listed no more becomes the operator’s own if it has a feed of the operator', async () => {
  await addOwnFeed()
  await preserve([])
  expect(await addedAt()).toEqual([
    ['gazette', LATER],
    ['herald', null],
  ])
})

test('it has the facts of the release, those that the operator changed before them, and no feeds', async () => {
  await addOwnFeed()
  await changePublisher(db, { id: 'gazette', change: { name: 'Our Gazette' }, ...order })
  await preserve([herald])
  const { operator_facts } = await db
    .selectFrom('publishers')
    .select('operator_facts')
    .where('id', '=', 'gazette')
    .executeTakeFirstOrThrow()
  const { feeds: _feeds, ...facts } = gazette
  expect(operator_facts).toEqual({ ...facts, name: 'Our Gazette' })
})

test('a publisher that is still listed is left alone', async () => {
  await addOwnFeed()
  await preserve([gazette])
  expect(await addedAt()).toEqual(untouched)
})

test('a feed that the operator has removed again preserves nothing', async () => {
  await addOwnFeed()
  await removeFeed(db, { id: computeFeedId('live', OWN), ...order })
  await preserve([])
  expect(await addedAt()).toEqual(untouched)
})

test('a release of other content doesn’t concern it', async () => {
  await addOwnFeed()
  await preserve([], 'sample')
  expect(await addedAt()).toEqual(untouched)
})

test('a publisher is preserved once', async () => {
  await addOwnFeed()
  await preserve([])
  await preservePublishersWithOperatorFeeds(db, [], 'live', hoursAfter(2))
  expect(await addedAt()).toContainEqual(['gazette', LATER])
})
