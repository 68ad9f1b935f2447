import { afterAll, beforeEach, expect, test } from 'vitest'
import { findFeedById } from '../../feeds/feeds.ts'
import { testDatabase } from '../../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../../testing/newsroom.ts'
import { hoursAfter, NOW, someArticle, someItem } from '../../testing/samples.ts'
import { toArticle } from '../article-row.ts'
import { listFeedEntryOutcomeRecords } from '../entry-outcomes.ts'
import { savePageOutcome } from '../page-outcomes.ts'
import type { FeedVisitResult } from './visit.ts'

const database = await testDatabase()
const { db } = database
let front: FeedVisitResult['feed']
let sport: FeedVisitResult['feed']
afterAll(() => database.drop())
beforeEach(async () => {
  const { feeds } = await createTestNewsroom(database, [
    'https://gazette.example/front',
    'https://gazette.example/sport',
  ])
  const [first, second] = feeds
  if (!first || !second) throw new Error('no feeds')
  front = first
  sport = second
})

async function stored() {
  const rows = await db.selectFrom('articles').selectAll().orderBy('arrival').execute()
  return rows.map(toArticle)
}
const outcomes = async (...parameters: Parameters<typeof saveTestVisit>) =>
  (await saveTestVisit(...parameters)).map(({ outcome }) => outcome)

test('a new entry is stored unchanged', async () => {
  expect(await saveTestVisit(db, front, [someItem('a')])).toEqual([
    { entryKey: 'entry-a', articleId: 'a', outcome: 'new' },
  ])
  expect(await stored()).toEqual([
    {
      ...someArticle('a'),
      content: 'live',
      feedId: front.id,
      state: 'listed',
      revision: 1,
      arrival: expect.any(Number),
    },
  ])
})

test('the place hint of an article is stored, and changes with its words', async () => {
  const zwolle = { country: 'NL', city: 'Zwolle' }
  await saveTestVisit(db, front, [someItem('a', { placeHint: zwolle })])
  expect(await stored()).toMatchObject([{ placeHint: zwolle }])
  await saveTestVisit(db, front, [someItem('a', { title: 'Another', placeHint: { city: 'Kampen' } })])
  expect(await stored()).toMatchObject([{ placeHint: { city: 'Kampen' } }])
})

test('the same visit again changes nothing', async () => {
  const items = [someItem('a'), someItem('b')]
  await saveTestVisit(db, front, items)
  const before = await stored()
  expect(await outcomes(db, front, items, { now: hoursAfter(1) })).toEqual(['same', 'same'])
  expect(await stored()).toEqual(before)
})

test('articles arrive in the order in which they were published', async () => {
  await saveTestVisit(db, front, [
    someItem('late', { publishedAt: hoursAfter(-1) }),
    someItem('early', { publishedAt: hoursAfter(-3) }),
    someItem('middle', { publishedAt: hoursAfter(-2) }),
  ])
  expect((await stored()).map(({ id }) => id)).toEqual(['early', 'middle', 'late'])
})

test('an edited entry changes its article, but not its first date', async () => {
  await saveTestVisit(db, front, [someItem('a')])
  const edited = someItem('a', { title: 'Corrected', publishedAt: hoursAfter(2) })
  expect(await outcomes(db, front, [edited], { now: hoursAfter(2) })).toEqual(['changed'])
  expect(await stored()).toMatchObject([
    {
      id: 'a',
      title: 'Corrected',
      revision: 2,
      publishedAt: NOW,
      updatedAt: hoursAfter(2),
      firstSeenAt: NOW,
    },
  ])
})

test('a page that moved stays one article, under both addresses', async () => {
  await saveTestVisit(db, front, [someItem('a')])
  const article = { ...someArticle('a'), id: 'b', canonicalUrl: 'https://gazette.example/moved' }
  const moved = { ...someItem('a'), article }
  expect(await outcomes(db, front, [moved])).toEqual(['same'])
  expect(await outcomes(db, sport, [someItem('c', { canonicalUrl: 'https://gazette.example/a' })])).toEqual([
    'duplicate',
  ])
  expect(await stored()).toMatchObject([
    { id: 'a', canonicalUrl: 'https://gazette.example/moved', revision: 1 },
  ])
})

test('another feed’s entry for the page adds its hints and changes nothing else', async () => {
  await saveTestVisit(db, front, [someItem('a')])
  const other = someItem('a', { title: 'Shorter', hints: ['sports'] }, 'sport-1')
  expect(await outcomes(db, sport, [other])).toEqual(['duplicate'])
  expect(await outcomes(db, front, [someItem('a')])).toEqual(['same'])
  expect(await stored()).toMatchObject([{ title: 'Title of a', hints: ['world', 'sports'], revision: 1 }])
})

test('when its feed is gone, another that has the page speaks for it', async () => {
  await saveTestVisit(db, front, [someItem('a')])
  await db.updateTable('feeds').set({ gone_at: NOW }).where('id', '=', front.id).execute()
  const other = someItem('a', { title: 'Corrected' }, 'sport-1')
  expect(await outcomes(db, sport, [other])).toEqual(['changed'])
  expect(await stored()).toMatchObject([{ title: 'Corrected', feedId: sport.id }])
})

test('a page that was read is read again after an edit, and its text remains until then', async () => {
  await saveTestVisit(db, front, [someItem('a')])
  const page = { state: 'read', text: 'The whole page', byline: 'A. Reporter' } as const
  await db.updateTable('articles').set(page).execute()
  await saveTestVisit(db, front, [someItem('a', { isPaywalled: true })])
  expect(await stored()).toMatchObject([{ ...page, isPaywalled: true, revision: 1 }])
  await saveTestVisit(db, front, [someItem('a', { summary: 'Corrected', text: 'Corrected' })])
  expect(await stored()).toMatchObject([{ ...page, state: 'listed', summary: 'Corrected', revision: 2 }])
})

test('a page listed twice in a visit is one article and one duplicate', async () => {
  const items = [someItem('a', {}, 'one'), someItem('a', {}, 'two'), someItem('b', {}, 'two')]
  expect(await saveTestVisit(db, front, items)).toEqual([
    { entryKey: 'one', articleId: 'a', outcome: 'new' },
    { entryKey: 'two', articleId: 'a', outcome: 'duplicate' },
    { entryKey: 'two', articleId: 'b', outcome: 'new' },
  ])
  expect(await stored()).toHaveLength(2)
})

test('every entry is accounted for: accepted, duplicate, rejected', async () => {
  const rejected = [
    { entryKey: 'no-date', title: 'Undated', url: undefined, reason: 'its date cannot be read' },
    { entryKey: 'no-date', title: 'Undated twice', url: 'https://gazette.example/x', reason: 'no date' },
  ]
  await saveTestVisit(db, front, [someItem('a')], { rejected })
  await saveTestVisit(db, sport, [someItem('a', {}, 'sport-1')])
  const since = { content: 'live', since: NOW } as const
  expect(await listFeedEntryOutcomeRecords(db, since)).toMatchObject([
    { feedUrl: 'https://gazette.example/front', entryKey: 'entry-a', articleId: 'a', isDuplicate: false },
    { feedUrl: 'https://gazette.example/sport', entryKey: 'sport-1', articleId: 'a', isDuplicate: true },
    { entryKey: 'no-date', title: 'Undated twice', reason: 'no date', articleId: undefined },
  ])
  await saveTestVisit(db, front, [someItem('repaired', {}, 'no-date')])
  expect((await listFeedEntryOutcomeRecords(db, since)).map(({ reason }) => reason)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await listFeedEntryOutcomeRecords(db, { ...since, since: hoursAfter(1) })).toEqual([])
})

test('the feed’s health is stored with its entries or not at all', async () => {
  const feed = await findFeedById(db, front.id)
  if (!feed) throw new Error('no feed')
  const health = { ...feed.health, etag: '"1"', nextCheckAt: hoursAfter(1) }
  await saveTestVisit(db, front, [someItem('a')], { visit: { fetchUrl: feed.url, health } })
  expect((await findFeedById(db, front.id))?.health).toEqual(health)
  const impossible = someItem('b', { language: '\0' })
  const failing = saveTestVisit(db, front, [impossible], {
    visit: { fetchUrl: feed.url, health: feed.health },
  })
  await expect(failing).rejects.toThrow()
  expect((await findFeedById(db, front.id))?.health).toEqual(health)
  expect(await stored()).toHaveLength(1)
})

test('hostile text and keys of any length are accepted', async () => {
  const long = `https://gazette.example/${'x'.repeat(10_000)}`
  const hostile = someItem(
    'a',
    { title: 'A\0B\ud800C', canonicalUrl: long, media: [{ url: 'x', type: 'image', alt: '\0\udfff' }] },
    `'; DROP TABLE articles; --${'k'.repeat(10_000)}`,
  )
  expect(await outcomes(db, front, [hostile])).toEqual(['new'])
  expect(await outcomes(db, front, [hostile])).toEqual(['same'])
  expect(await stored()).toMatchObject([{ title: 'AB\ufffdC', media: [{ alt: '\ufffd' }] }])
})

test('two feeds of a publisher that bring the same pages at once make one article of each', async () => {
  const items = Array.from({ length: 40 }, (_, index) => `page-${index}`)
  const visits = Array.from({ length: 8 }, (_, index) =>
    saveTestVisit(
      db,
      index % 2 ? front : sport,
      items.map((id) => someItem(id)),
    ),
  )
  const saved = (await Promise.all(visits)).flat()
  expect(saved.filter(({ outcome }) => outcome === 'new')).toHaveLength(40)
  expect(await stored()).toHaveLength(40)
})

test('two thousand entries in one visit', async () => {
  const items = Array.from({ length: 2_500 }, (_, index) => someItem(`page-${index}`))
  expect(new Set(await outcomes(db, front, items))).toEqual(new Set(['new']))
})

test('what a page reserves holds for what its feed says later', async () => {
  await saveTestVisit(db, front, [someItem('a', { summary: 'Six died.', text: 'Six died.' })])
  const reserved = { signals: ['nosnippet' as const] }
  await savePageOutcome(db, 'a', { outcome: 'read', page: { summary: '', text: '', reserved } }, NOW)
  const edited = someItem('a', { summary: 'Seven died.', text: 'Seven died.' })
  expect(await outcomes(db, front, [edited], { now: hoursAfter(1) })).toEqual(['changed'])
  expect((await stored())[0]).toMatchObject({ state: 'listed', summary: '', text: '', reserved })
  expect(await outcomes(db, front, [edited], { now: hoursAfter(2) })).toEqual(['same'])
})

test('what a feed reserves from now on takes away what was stored', async () => {
  const [given, reserved] = [{ summary: 'Six died.', text: 'Six died.' }, { signals: ['mining' as const] }]
  await saveTestVisit(db, front, [someItem('a', given)])
  await savePageOutcome(db, 'a', { outcome: 'read', page: { text: 'Six people died on Friday.' } }, NOW)
  const now = someItem('a', { summary: '', text: '', reserved })
  expect(await outcomes(db, front, [now], { now: hoursAfter(1) })).toEqual(['changed'])
  expect((await stored())[0]).toMatchObject({ state: 'listed', summary: '', text: '', reserved })
})
