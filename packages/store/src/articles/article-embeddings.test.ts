import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteGatheredContent } from '../forget-content.ts'
import { testDatabase } from '../testing/index.ts'
import { createTwoStories } from '../testing/newsroom.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import {
  deleteOldArticleEmbeddings,
  findArticleEmbeddings,
  saveArticleEmbeddings,
} from './article-embeddings.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(() => createTwoStories(database))

const meaning = (articleId: string, change = {}) => ({
  articleId,
  textHash: 'hash',
  bytes: Int8Array.of(-128, -1, 0, 127),
  ...change,
})
const stored = async (model = 'small') =>
  (await findArticleEmbeddings(db, { model, articleIds: ['a', 'b', 'c'] })).toSorted((one, other) =>
    one.articleId.localeCompare(other.articleId),
  )

test('meanings are stored to the byte, and found by article and model', async () => {
  await saveArticleEmbeddings(db, { model: 'small', meanings: [meaning('a'), meaning('b')] })
  expect(await stored()).toEqual([meaning('a'), meaning('b')])
  expect(await stored('large')).toEqual([])
  expect(await findArticleEmbeddings(db, { model: 'small', articleIds: [] })).toEqual([])
})

test('a later meaning takes the place of the one before, also another model’s', async () => {
  await saveArticleEmbeddings(db, { model: 'small', meanings: [meaning('a')] })
  const later = meaning('a', { textHash: 'other', bytes: Int8Array.of(1, 2) })
  await saveArticleEmbeddings(db, { model: 'large', meanings: [later] })
  expect(await stored()).toEqual([])
  expect(await stored('large')).toEqual([later])
})

test('an article that is gone has no meaning stored, and costs the others nothing', async () => {
  await saveArticleEmbeddings(db, { model: 'small', meanings: [meaning('c'), meaning('a')] })
  expect(await stored()).toEqual([meaning('a')])
  await saveArticleEmbeddings(db, { model: 'small', meanings: [] })
  await deleteGatheredContent(db, 'live', NOW)
  expect(await stored()).toEqual([])
})

test('house-keeping drops the meanings of articles that left the window', async () => {
  await saveArticleEmbeddings(db, { model: 'small', meanings: [meaning('a'), meaning('b')] })
  const old = { first_seen_at: hoursAfter(-24) }
  await db.updateTable('articles').set(old).where('id', '=', 'a').execute()
  expect(await deleteOldArticleEmbeddings(db, NOW)).toBe(1)
  expect(await stored()).toEqual([meaning('b')])
  expect(await deleteOldArticleEmbeddings(db, NOW)).toBe(0)
})
