import { afterAll, beforeEach, expect, test } from 'vitest'
import { toIndexableText } from '../../database/storable.ts'
import { testDatabase } from '../../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../../testing/newsroom.ts'
import { hoursAfter, NOW, someItem, somePublisher } from '../../testing/samples.ts'
import { findKnownArticles } from './known-articles.ts'
import type { FeedVisitResult } from './visit.ts'

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
  await saveTestVisit(db, front, [someItem('a'), someItem('b')])
})

const elsewhere = (id: string) => ({ canonicalUrl: `https://gazette.example/elsewhere/${id}` })
const find = (feed: { id: string; publisherId: string }, ...items: ReturnType<typeof someItem>[]) =>
  findKnownArticles(db, feed, items)

test('an article is known by its entry in this feed, by its address and by its id', async () => {
  const byEntry = await find(front, someItem('new', elsewhere('x'), 'entry-a'))
  expect([...byEntry.byEntry, ...byEntry.byUrl]).toEqual([['entry-a', 'a']])
  const byUrl = await find(sport, someItem('new', { canonicalUrl: 'https://gazette.example/b' }, 'entry-a'))
  expect([...byUrl.byEntry, ...byUrl.byUrl]).toEqual([['https://gazette.example/b', 'b']])
  const byId = await find(sport, someItem('a', elsewhere('y'), 'new'))
  expect([byId.byEntry.size, byId.byUrl.size]).toEqual([0, 0])
  for (const [known, id] of [
    [byEntry, 'a'],
    [byUrl, 'b'],
    [byId, 'a'],
  ] as const)
    expect([...known.articles.keys()]).toEqual([id])
})

test('an entry that was never seen, and no entries, have no known articles', async () => {
  for (const items of [[someItem('c')], []]) {
    const { byEntry, byUrl, articles } = await find(front, ...items)
    expect([byEntry.size, byUrl.size, articles.size]).toEqual([0, 0, 0])
  }
})

test('another publisher’s articles are not known, even at the same address and with the same id', async () => {
  const { id: publisherId } = somePublisher('herald')
  const { byUrl, articles } = await find({ id: 'feed-of-herald', publisherId }, someItem('a'))
  expect([byUrl.size, articles.size]).toEqual([0, 0])
})

test('an address is not mistaken for an entry with the same text', async () => {
  const url = 'https://gazette.example/a'
  const { byEntry, byUrl } = await find(front, someItem('new', elsewhere('x'), url))
  expect([byEntry.size, byUrl.size]).toEqual([0, 0])
})

test('long ids and addresses are found again', async () => {
  const [key, url] = ['k'.repeat(600), `https://gazette.example/${'x'.repeat(600)}`]
  const long = someItem('long', { canonicalUrl: url }, key)
  await saveTestVisit(db, front, [long])
  const { byEntry, byUrl } = await find(front, long)
  expect([...byEntry, ...byUrl]).toEqual([
    [toIndexableText(key), 'long'],
    [toIndexableText(url), 'long'],
  ])
})

test('the facts that decide whether an article changed are returned, absent ones as undefined', async () => {
  const reserved = { signals: ['mining' as const], maxCharacters: 9 }
  const change = { publishedAt: undefined, updatedAt: hoursAfter(1), reserved, hints: ['sports' as const] }
  await saveTestVisit(db, front, [someItem('c', change)])
  const { articles } = await find(front, someItem('c'), someItem('a'))
  expect(articles.get('c')).toEqual({
    feedId: front.id,
    isOwnerRetired: false,
    state: 'listed',
    canonicalUrl: 'https://gazette.example/c',
    title: 'Title of c',
    publishedAt: undefined,
    updatedAt: hoursAfter(1),
    hints: ['sports'],
    wordsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    restHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    reserved,
  })
  expect(articles.get('a')).toMatchObject({ publishedAt: NOW, updatedAt: undefined, reserved: undefined })
})

test.each([
  ['is listed no more', { retired_at: NOW }, true],
  ['was removed by its publisher', { gone_at: NOW }, true],
  ['is paused', { paused_at: NOW }, false],
])('the feed of an article that %s: %j', async (_name, columns, isRetired) => {
  await db.updateTable('feeds').set(columns).where('id', '=', front.id).execute()
  const { articles } = await find(sport, someItem('a'))
  expect(articles.get('a')?.isOwnerRetired).toBe(isRetired)
})
