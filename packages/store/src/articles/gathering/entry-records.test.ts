import { afterAll, beforeEach, expect, test } from 'vitest'
import { toIndexableText } from '../../database/storable.ts'
import { testDatabase } from '../../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../../testing/newsroom.ts'
import { hoursAfter, NOW, someItem } from '../../testing/samples.ts'
import type { FeedVisitResult, RejectedEntry } from './visit.ts'

const database = await testDatabase()
const { db } = database
let front: FeedVisitResult['feed']
let sport: FeedVisitResult['feed']
afterAll(() => database.drop())
beforeEach(async () => {
  const urls = ['https://gazette.example/front', 'https://gazette.example/sport']
  const [first, second] = (await createTestNewsroom(database, urls)).feeds
  if (!first || !second) throw new Error('no feeds')
  front = first
  sport = second
})

const entries = () =>
  db
    .selectFrom('article_entries')
    .select(['feed_id', 'entry_key', 'article_id', 'is_duplicate', 'seen_at'])
    .orderBy('seen_at')
    .orderBy('entry_key')
    .execute()
const urls = () =>
  db.selectFrom('article_urls').select(['url_key', 'article_id']).orderBy('url_key').execute()
const rejections = () => db.selectFrom('rejections').selectAll().orderBy('entry_key').execute()
const rejectedEntry = (entryKey: string, change: Partial<RejectedEntry> = {}): RejectedEntry => ({
  entryKey,
  title: `Title of ${entryKey}`,
  url: undefined,
  reason: 'it has no date',
  ...change,
})
const reject = (rejected: RejectedEntry[], hours = 0, feed = front) =>
  saveTestVisit(db, feed, [], { rejected, now: hoursAfter(hours) })

test('each entry is recorded with its article and the time at which it was first seen', async () => {
  const items = [someItem('a', {}, 'one'), someItem('a', {}, 'two')]
  await saveTestVisit(db, front, items)
  await saveTestVisit(db, front, items, { now: hoursAfter(1) })
  await saveTestVisit(db, sport, [someItem('a', {}, 'one')], { now: hoursAfter(2) })
  const of = (feed_id: string, entry_key: string, is_duplicate: boolean, seen_at: Date) => {
    return { feed_id, entry_key, article_id: 'a', is_duplicate, seen_at }
  }
  expect(await entries()).toEqual([
    of(front.id, 'one', false, NOW),
    of(front.id, 'two', true, NOW),
    of(sport.id, 'one', true, hoursAfter(2)),
  ])
})

test('an entry id that is used again for another page belongs to that one from then on', async () => {
  await saveTestVisit(db, front, [someItem('a', {}, 'slot-1')])
  const other = someItem('b', { publishedAt: hoursAfter(5) }, 'slot-1')
  await saveTestVisit(db, front, [other], { now: hoursAfter(5) })
  expect(await entries()).toMatchObject([{ entry_key: 'slot-1', article_id: 'b', seen_at: hoursAfter(5) }])
})

test('an address belongs to the article that had it first', async () => {
  await saveTestVisit(db, front, [someItem('a')])
  const moved = someItem('a', { canonicalUrl: 'https://gazette.example/moved' })
  await saveTestVisit(db, front, [moved])
  await saveTestVisit(db, front, [moved, someItem('b', { canonicalUrl: 'https://gazette.example/a' })])
  expect(await urls()).toEqual([
    { url_key: 'https://gazette.example/a', article_id: 'a' },
    { url_key: 'https://gazette.example/moved', article_id: 'a' },
  ])
})

test('an address that two entries of a visit have is stored once', async () => {
  const url = `https://gazette.example/${'x'.repeat(600)}`
  await saveTestVisit(db, front, [
    someItem('a', { canonicalUrl: url }, 'one'),
    someItem('b', { canonicalUrl: url }, 'two'),
  ])
  expect(await urls()).toEqual([{ url_key: toIndexableText(url), article_id: 'a' }])
})

test('a rejected entry is recorded with its last reason', async () => {
  await reject([rejectedEntry('a'), rejectedEntry('b', { url: 'https://gazette.example/b' })])
  await reject([rejectedEntry('a', { title: 'New', url: 'https://x.example', reason: 'no title' })], 1)
  expect(await rejections()).toEqual([
    {
      feed_id: front.id,
      entry_key: 'a',
      title: 'New',
      url: 'https://x.example',
      reason: 'no title',
      seen_at: hoursAfter(1),
    },
    {
      feed_id: front.id,
      entry_key: 'b',
      title: 'Title of b',
      url: 'https://gazette.example/b',
      reason: 'it has no date',
      seen_at: NOW,
    },
  ])
})

test('an entry that was rejected twice in a visit has the second reason', async () => {
  await reject([rejectedEntry('a'), rejectedEntry('a', { reason: 'no title' })])
  expect(await rejections()).toMatchObject([{ entry_key: 'a', reason: 'no title' }])
})

test('the reason is deleted when the entry of that feed becomes an article', async () => {
  await reject([rejectedEntry('x'), rejectedEntry('y')])
  await reject([rejectedEntry('x')], 0, sport)
  await saveTestVisit(db, front, [someItem('a', {}, 'x')])
  const left = (await rejections()).map(({ feed_id, entry_key }) => [feed_id, entry_key])
  expect(new Set(left)).toEqual(
    new Set([
      [sport.id, 'x'],
      [front.id, 'y'],
    ]),
  )
})

test('hostile words of a rejected entry are stored without what PostgreSQL can’t store', async () => {
  const key = 'k'.repeat(600)
  await reject([rejectedEntry(key, { title: 'A\0B', url: 'https://x.example/\0', reason: '\ud800' })])
  const [row] = await rejections()
  expect(row).toMatchObject({
    entry_key: toIndexableText(key),
    title: 'AB',
    url: 'https://x.example/',
    reason: '\ufffd',
  })
})
