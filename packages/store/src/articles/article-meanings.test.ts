import { afterAll, beforeEach, expect, test } from 'vitest'
import { forgetContent } from '../forget-content.ts'
import { testDatabase } from '../testing/index.ts'
import { openTwoStories } from '../testing/newsroom.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import { articleMeanings, saveArticleMeanings, tidyArticleMeanings } from './article-meanings.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(() => openTwoStories(database))

const meaning = (articleId: string, change = {}) => ({
  articleId,
  textHash: 'hash',
  bytes: Int8Array.of(-128, -1, 0, 127),
  ...change,
})
const stored = async (model = 'small') =>
  (await articleMeanings(db, { model, articleIds: ['a', 'b', 'c'] })).toSorted((one, other) =>
    one.articleId.localeCompare(other.articleId),
  )

test('meanings are stored to the byte, and found by article and model', async () => {
  await saveArticleMeanings(db, { model: 'small', meanings: [meaning('a'), meaning('b')] })
  expect(await stored()).toEqual([meaning('a'), meaning('b')])
  expect(await stored('large')).toEqual([])
  expect(await articleMeanings(db, { model: 'small', articleIds: [] })).toEqual([])
})

test('a later meaning takes the place of the one before, also another model’s', async () => {
  await saveArticleMeanings(db, { model: 'small', meanings: [meaning('a')] })
  const later = meaning('a', { textHash: 'other', bytes: Int8Array.of(1, 2) })
  await saveArticleMeanings(db, { model: 'large', meanings: [later] })
  expect(await stored()).toEqual([])
  expect(await stored('large')).toEqual([later])
})

test('an article that is gone has no meaning stored, and costs the others nothing', async () => {
  await saveArticleMeanings(db, { model: 'small', meanings: [meaning('c'), meaning('a')] })
  expect(await stored()).toEqual([meaning('a')])
  await saveArticleMeanings(db, { model: 'small', meanings: [] })
  await forgetContent(db, 'live', NOW)
  expect(await stored()).toEqual([])
})

test('house-keeping drops the meanings of articles that left the window', async () => {
  await saveArticleMeanings(db, { model: 'small', meanings: [meaning('a'), meaning('b')] })
  const old = { first_seen_at: hoursAfter(-24) }
  await db.updateTable('articles').set(old).where('id', '=', 'a').execute()
  expect(await tidyArticleMeanings(db, NOW)).toBe(1)
  expect(await stored()).toEqual([meaning('b')])
  expect(await tidyArticleMeanings(db, NOW)).toBe(0)
})
