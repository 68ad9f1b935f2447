import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../testing/newsroom.ts'
import { hoursAfter, NOW, someItem } from '../testing/samples.ts'
import { claimArticlesToRead, releaseAllPageClaims, savePageOutcome } from './articles-to-read.ts'
import { listEntryRecords } from './entry-outcomes.ts'
import type { FeedVisitResult } from './gathering/visit.ts'
import { countUnreadPages } from './unread-articles.ts'

const database = await testDatabase()
const { db } = database
let feed: FeedVisitResult['feed']
afterAll(() => database.drop())
beforeEach(async () => {
  ;({ feed } = await createTestNewsroom(database))
})

const ids = async (now: Date, limit = 10, publisherId?: string) =>
  (await claimArticlesToRead(db, { now, limit, ...(publisherId && { publisherId }) })).map(({ id }) => id)
const one = (id: string) =>
  db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('listed articles are read newest first, each by one worker only', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b'), { ...someItem('c'), state: 'feed-only' }])
  expect(await ids(NOW, 1)).toEqual(['b'])
  expect(await ids(NOW, 10, 'another')).toEqual([])
  expect(await ids(NOW, 10, feed.publisherId)).toEqual(['a'])
  expect(await ids(NOW)).toEqual([])
  expect(await ids(hoursAfter(1))).toEqual(['b', 'a'])
})

test('pages claimed by a killed worker are released; postponed ones still wait', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  await savePageOutcome(db, 'a', { outcome: 'later', at: hoursAfter(1) }, NOW)
  expect(await ids(NOW)).toEqual(['b'])
  expect(await ids(NOW)).toEqual([])
  await releaseAllPageClaims(db, NOW)
  expect(await ids(NOW)).toEqual(['b'])
})

test('a page put off for later holds nothing up; one that is due or being read does', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  await savePageOutcome(db, 'a', { outcome: 'later', at: hoursAfter(1) }, NOW)
  const unread = () => countUnreadPages(db, 'live', NOW)
  expect(await unread()).toBe(1)
  await ids(NOW)
  expect(await unread()).toBe(1)
  await savePageOutcome(db, 'b', { outcome: 'feed-only' }, NOW)
  expect(await unread()).toBe(0)
})

test('many workers at once share the pages out', async () => {
  const items = Array.from({ length: 60 }, (_, index) => someItem(`page-${index}`))
  await saveTestVisit(db, feed, items)
  const shares = await Promise.all(Array.from({ length: 12 }, () => ids(NOW, 5)))
  expect(new Set(shares.flat()).size).toBe(60)
})

/** Holds a lock on an article in a separate transaction until the returned function is called. */
async function holdArticle(id: string, lock: 'forKeyShare' | 'forNoKeyUpdate') {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('articles').select('id').where('id', '=', id)[lock]().execute()
    locked.resolve()
    await released.promise
  })
  await locked.promise
  return () => {
    released.resolve()
    return holding
  }
}

const waiting = async () => {
  const { rows } = await sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

test('a page whose article another feed is being saved with is waited for, not passed over', async () => {
  await saveTestVisit(db, feed, [someItem('a')])
  const release = await holdArticle('a', 'forNoKeyUpdate')
  let isAnswered = false
  const asked = ids(NOW).finally(() => {
    isAnswered = true
  })
  await vi.waitFor(async () => expect(isAnswered || (await waiting()) > 0).toBe(true))
  await release()
  expect(await asked).toEqual(['a'])
})

test('a page whose article is only referred to is read at once', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  const release = await holdArticle('a', 'forKeyShare')
  const claimed = await ids(NOW)
  await release()
  expect(claimed).toEqual(['b', 'a'])
})

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
  expect(await ids(hoursAfter(1))).toEqual([])
  expect(await ids(hoursAfter(2))).toEqual(['b'])
})

test('a page whose canonical address is another article’s is that article', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  const page = { canonicalUrl: 'https://gazette.example/a', text: 'The same page' }
  expect(await savePageOutcome(db, 'b', { outcome: 'read', page }, NOW)).toBe('duplicate')
  expect(await one('b')).toMatchObject({ state: 'duplicate', text: 'Text of b' })
  const records = await listEntryRecords(db, { content: 'live', since: NOW })
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
