import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../testing/newsroom.ts'
import { hoursAfter, NOW, someItem } from '../testing/samples.ts'
import { claimArticlesForPageFetch } from './articles-to-read.ts'
import { listFeedEntryOutcomeRecords } from './entry-outcomes.ts'
import type { FeedVisitResult } from './gathering/visit.ts'
import { savePageOutcome } from './page-outcomes.ts'

const database = await testDatabase()
const { db } = database
let feed: FeedVisitResult['feed']
afterAll(() => database.drop())
beforeEach(async () => {
  ;({ feed } = await createTestNewsroom(database))
})

const claimedIds = async (now: Date) =>
  (await claimArticlesForPageFetch(db, { now, limit: 10 })).map(({ id }) => id)
const one = (id: string) =>
  db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the data of the page is stored, and creates a new revision if words differ', async () => {
  await saveTestVisit(db, feed, [someItem('a')])
  const page = { text: 'The whole page', wordCount: 3, byline: 'A. Reporter', publishedAt: hoursAfter(-5) }
  expect(await savePageOutcome(db, 'a', { outcome: 'read', page }, hoursAfter(1))).toBe('saved')
  expect(await one('a')).toMatchObject({
    state: 'read',
    text: 'The whole page',
    title: 'Title of a',
    word_count: 3,
    byline: 'A. Reporter',
    published_at: NOW,
    revision: 2,
    changed_at: hoursAfter(1),
  })
  await savePageOutcome(db, 'a', { outcome: 'read', page }, hoursAfter(2))
  expect(await one('a')).toMatchObject({ revision: 2, changed_at: hoursAfter(1) })
})

test('a date that is missing in the feed is read from the page', async () => {
  await saveTestVisit(db, feed, [someItem('a', { publishedAt: undefined })])
  await savePageOutcome(db, 'a', { outcome: 'read', page: { publishedAt: hoursAfter(-5) } }, NOW)
  expect(await one('a')).toMatchObject({ published_at: hoursAfter(-5), revision: 1 })
})

test('a page that can’t be read leaves its article to the feed, or to later', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  await savePageOutcome(db, 'a', { outcome: 'feed-only', isPaywalled: true }, NOW)
  await savePageOutcome(db, 'b', { outcome: 'later', at: hoursAfter(2) }, NOW)
  expect(await one('a')).toMatchObject({ state: 'feed-only', is_paywalled: true, revision: 1 })
  expect(await claimedIds(hoursAfter(1))).toEqual([])
  expect(await claimedIds(hoursAfter(2))).toEqual(['b'])
})

test('a page whose canonical address is another article’s is that article', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  const page = { canonicalUrl: 'https://gazette.example/a', text: 'The same page' }
  expect(await savePageOutcome(db, 'b', { outcome: 'read', page }, NOW)).toBe('duplicate')
  expect(await one('b')).toMatchObject({ state: 'duplicate', text: 'Text of b' })
  const records = await listFeedEntryOutcomeRecords(db, { content: 'live', since: NOW })
  expect(records).toMatchObject([
    { entryKey: 'entry-a', articleId: 'a', isDuplicate: false },
    { entryKey: 'entry-b', articleId: 'a', isDuplicate: true },
  ])
  expect((await saveTestVisit(db, feed, [someItem('b')]))[0]).toMatchObject({ articleId: 'a' })
})

test('a different canonical address is stored', async () => {
  await saveTestVisit(db, feed, [someItem('a')])
  const page = { canonicalUrl: 'https://gazette.example/short' }
  expect(await savePageOutcome(db, 'a', { outcome: 'read', page }, NOW)).toBe('saved')
  const again = someItem('c', { canonicalUrl: 'https://gazette.example/short' }, 'other')
  expect((await saveTestVisit(db, feed, [again]))[0]).toMatchObject({ articleId: 'a' })
})

test('a publisher’s reservations are stored, and reserved content isn’t', async () => {
  await saveTestVisit(db, feed, [someItem('a', { summary: 'Six died.', text: 'Six died.' })])
  const reserved = { signals: ['mining' as const], policy: 'https://gazette.example/tdm' }
  const page = { summary: '', text: '', media: [], isPaywalled: false, reserved }
  await savePageOutcome(db, 'a', { outcome: 'reserved', page }, NOW)
  expect(await one('a')).toMatchObject({
    state: 'feed-only',
    summary: '',
    text: '',
    media: [],
    reserved,
    revision: 2,
  })
  await savePageOutcome(db, 'a', { outcome: 'reserved', page }, NOW)
  expect(await one('a')).toMatchObject({ revision: 2 })
  await savePageOutcome(db, 'a', { outcome: 'read', page: { text: 'Six died.', reserved: undefined } }, NOW)
  expect(await one('a')).toMatchObject({ state: 'read', text: 'Six died.', reserved: null, revision: 3 })
})
