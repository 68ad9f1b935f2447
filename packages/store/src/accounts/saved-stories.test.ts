import { randomUUID } from 'node:crypto'
import { getSavedStoryLimit } from '@plainwire/domain/reader'
import { aStory } from '@plainwire/domain/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { findOrCreateReader } from './readers.ts'
import { clearSavedStories, listSavedStories, saveStory } from './saved-stories.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

const ROUNDS = 200
const AT_ONCE = 50
const NOW = new Date('2026-11-20T12:00:00Z')

let database: TestDatabase
let readerId: string
beforeAll(async () => {
  database = await testDatabase()
  readerId = await findOrCreateReader(database.db, { id: randomUUID(), email: 'ada@example.org', now: NOW })
})
afterAll(() => database.drop())

const { headline, sub_headline, description, categories, tags, published_at } = aStory()
const story = { headline, sub_headline, description, categories, tags, published_at, sources: [] }
const save = (storyId: string, limit = getSavedStoryLimit('free')) =>
  saveStory(database.db, { readerId, storyId, story, now: NOW, limit })

test('row 22, SV-05: fifty saves at once, two hundred times, never make eleven', async () => {
  const counts = new Set<number>()
  for (let round = 0; round < ROUNDS; round++) {
    const saves = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => save(`r${round}-${index}`)))
    counts.add(saves.filter((saved) => saved !== 'limit-reached').length)
    counts.add(await clearSavedStories(database.db, readerId))
  }
  expect([...counts]).toEqual([10])
})

test('row 22: without the limit all fifty are saved', async () => {
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => save(`p${index}`, getSavedStoryLimit('premium'))),
  )
  expect(await listSavedStories(database.db, readerId)).toHaveLength(AT_ONCE)
})

test('no story is saved for a deleted reader', async () => {
  const gone = { readerId: randomUUID(), storyId: 's1', story, now: NOW, limit: 10 }
  expect(await saveStory(database.db, gone)).toBe('no-reader')
})
