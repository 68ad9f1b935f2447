import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../testing/newsroom.ts'
import { hoursAfter, NOW, someItem } from '../testing/samples.ts'
import { claimArticlesForPageFetch, releaseAllPageClaims } from './articles-to-read.ts'
import type { FeedVisitResult } from './gathering/visit.ts'
import { savePageOutcome } from './page-outcomes.ts'
import { countArticlePagesToFetch } from './unread-articles.ts'

const database = await testDatabase()
const { db } = database
let feed: FeedVisitResult['feed']
afterAll(() => database.drop())
beforeEach(async () => {
  ;({ feed } = await createTestNewsroom(database))
})

const ids = async (now: Date, limit = 10, publisherId?: string) =>
  (await claimArticlesForPageFetch(db, { now, limit, ...(publisherId && { publisherId }) })).map(
    ({ id }) => id,
  )

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
  const unread = () => countArticlePagesToFetch(db, 'live', NOW)
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
  const requests = ids(NOW).finally(() => {
    isAnswered = true
  })
  await vi.waitFor(async () => expect(isAnswered || (await waiting()) > 0).toBe(true))
  await release()
  expect(await requests).toEqual(['a'])
})

test('a page whose article is only referred to is read at once', async () => {
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')])
  const release = await holdArticle('a', 'forKeyShare')
  const claimed = await ids(NOW)
  await release()
  expect(claimed).toEqual(['b', 'a'])
})
