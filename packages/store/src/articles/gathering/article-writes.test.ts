import type { Article } from '@plainwire/domain/article'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../../testing/newsroom.ts'
import { hoursAfter, NOW, someItem } from '../../testing/samples.ts'
import { savePageOutcome } from '../page-outcomes.ts'
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
})

const visit = async (change: Partial<Article>, hours = 0, feed = front) => {
  const saved = await saveTestVisit(db, feed, [someItem('a', change)], { now: hoursAfter(hours) })
  return saved[0]?.outcome
}
const row = () => db.selectFrom('articles').selectAll().where('id', '=', 'a').executeTakeFirstOrThrow()
const dates = async () => {
  const { published_at, updated_at } = await row()
  return [published_at, updated_at]
}

test('an article without a date gets its first one as date of publication', async () => {
  await visit({ publishedAt: undefined })
  expect(await dates()).toEqual([null, null])
  expect(await visit({ publishedAt: hoursAfter(-2) }, 1)).toBe('same')
  expect(await dates()).toEqual([hoursAfter(-2), null])
})

test('later dates of an entry become the date of update, which never goes back', async () => {
  await visit({})
  await visit({ publishedAt: hoursAfter(3) }, 3)
  expect(await dates()).toEqual([NOW, hoursAfter(3)])
  await visit({ publishedAt: hoursAfter(1), updatedAt: hoursAfter(2) }, 4)
  expect(await dates()).toEqual([NOW, hoursAfter(3)])
  await visit({ publishedAt: hoursAfter(1), updatedAt: hoursAfter(5) }, 5)
  expect(await dates()).toEqual([NOW, hoursAfter(5)])
})

test('an earlier date of publication neither replaces the first one nor is an update', async () => {
  await visit({})
  await visit({ publishedAt: hoursAfter(-5) }, 1)
  expect(await dates()).toEqual([NOW, null])
})

test('an entry that lost its date leaves the stored ones', async () => {
  await visit({ updatedAt: hoursAfter(1) }, 1)
  await visit({ publishedAt: undefined, updatedAt: undefined }, 2)
  expect(await dates()).toEqual([NOW, hoursAfter(1)])
})

test('articles without a date arrive as if they were published at the visit', async () => {
  await saveTestVisit(db, front, [
    someItem('later', { publishedAt: hoursAfter(1) }),
    someItem('undated', { publishedAt: undefined }),
    someItem('earlier', { publishedAt: hoursAfter(-1) }),
  ])
  const rows = await db.selectFrom('articles').select('id').orderBy('arrival').execute()
  expect(rows.map(({ id }) => id)).toEqual(['earlier', 'undated', 'later'])
})

test('changed words are a new revision that is read again; other changes are not', async () => {
  await visit({})
  await db.updateTable('articles').set({ read_attempts: 3 }).execute()
  expect(await visit({ sections: ['elsewhere'] }, 1)).toBe('same')
  expect(await row()).toMatchObject({
    sections: ['elsewhere'],
    revision: 1,
    read_attempts: 3,
    changed_at: NOW,
  })
  expect(await visit({ sections: ['elsewhere'], text: 'Other words' }, 2)).toBe('changed')
  const again = { revision: 2, read_attempts: 0, changed_at: hoursAfter(2), read_after: hoursAfter(2) }
  expect(await row()).toMatchObject({ text: 'Other words', ...again })
})

test('the byline, pictures and length of a page that was read are not replaced by the feed’s', async () => {
  const picture = { url: 'https://gazette.example/page.jpg', type: 'image' as const }
  const page = { byline: 'Of the page', wordCount: 900, media: [picture], text: 'The whole page.' }
  await visit({})
  await savePageOutcome(db, 'a', { outcome: 'read', page }, NOW)
  await visit({ title: 'Corrected', byline: 'Of the feed', media: [], text: 'Shorter' }, 1)
  const { byline, word_count, media, text, title } = await row()
  expect({ byline, wordCount: word_count, media, text, title }).toEqual({ ...page, title: 'Corrected' })
})

test('those of a page that may no longer be read are', async () => {
  await visit({})
  await savePageOutcome(db, 'a', { outcome: 'read', page: { byline: 'Of the page', wordCount: 9 } }, NOW)
  const item = {
    ...someItem('a', { text: 'Short', byline: 'Of the feed', media: [] }),
    state: 'feed-only' as const,
  }
  await saveTestVisit(db, front, [item], { now: hoursAfter(1) })
  const now = { byline: 'Of the feed', word_count: null, media: [], text: 'Short', state: 'feed-only' }
  expect(await row()).toMatchObject(now)
})

test('an article whose text was deleted has a text again after an edit', async () => {
  await visit({})
  await db.updateTable('articles').set({ text: '', text_dropped_at: NOW }).execute()
  expect(await visit({ text: 'Corrected' }, 1)).toBe('changed')
  expect(await row()).toMatchObject({ text: 'Corrected', text_dropped_at: null })
})

test('the hints of all feeds and entries of a page are collected, each once', async () => {
  const items = [
    someItem('a', { hints: ['world'] }, 'one'),
    someItem('a', { hints: ['sports', 'world'] }, 'two'),
  ]
  await saveTestVisit(db, front, items)
  await visit({ hints: ['science', 'sports'] }, 1, sport)
  await visit({ hints: [] }, 2, sport)
  expect((await row()).hints).toEqual(['world', 'sports', 'science'])
})

test('an article of a feed that is listed no more is updated by another that has it, which then owns it', async () => {
  await visit({})
  await db.updateTable('feeds').set({ retired_at: NOW }).where('id', '=', front.id).execute()
  expect(await visit({ title: 'Corrected' }, 1, sport)).toBe('changed')
  await db.updateTable('feeds').set({ retired_at: null }).where('id', '=', front.id).execute()
  expect(await visit({ title: 'Of the first feed' }, 2, front)).toBe('duplicate')
  expect(await row()).toMatchObject({ title: 'Corrected', feed_id: sport.id })
})

test('a duplicate of another article is never updated', async () => {
  await visit({})
  await db.updateTable('articles').set({ state: 'duplicate' }).execute()
  expect(await visit({ title: 'Corrected' }, 1)).toBe('duplicate')
  expect(await row()).toMatchObject({ title: 'Title of a', state: 'duplicate' })
})

test('reservations of page and feed add up, and the order of their parts is no change', async () => {
  await visit({ reserved: { signals: ['mining', 'nosnippet'], maxCharacters: 9 } })
  await savePageOutcome(db, 'a', { outcome: 'read', page: { text: 'The whole page.' } }, NOW)
  await db
    .updateTable('articles')
    .set({ reserved: '{"maxCharacters": 9, "signals": ["nosnippet", "mining"]}' })
    .execute()
  const same = { reserved: { signals: ['mining' as const, 'nosnippet' as const], maxCharacters: 9 } }
  await visit({ ...same, title: 'Corrected' }, 1)
  expect(await row()).toMatchObject({ text: 'The whole page.', title: 'Corrected' })
  await visit({ reserved: { signals: ['ai'], maxCharacters: 20 }, title: 'Again' }, 2)
  expect((await row()).reserved).toEqual({ signals: ['nosnippet', 'mining', 'ai'], maxCharacters: 9 })
})
