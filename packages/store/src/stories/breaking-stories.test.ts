import { aStory } from '@plainwire/domain/testing'
import { HOUR_MS } from '@plainwire/domain/units'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toStorableJson } from '../database/storable.ts'
import type { Lease } from '../jobs/leases.ts'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { takeEditLease } from '../testing/newsroom.ts'
import { listBreakingNews, readBreakingStories, saveBreakingStories } from './breaking-stories.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

let database: TestDatabase
let lease: Lease
beforeAll(async () => {
  database = await testDatabase()
  lease = await takeEditLease(database.db)
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('stories').execute())

async function written(id: string, over: { content?: 'live' | 'sample'; mergedInto?: string } = {}) {
  const { content = 'live', mergedInto = null } = over
  const row = { id, content, opened_at: NOW, first_at: NOW, last_at: NOW, revision: 1, version: 1 }
  const state = mergedInto === null ? ('open' as const) : ('merged' as const)
  const details = toStorableJson({ story: aStory({ id, headline: `Headline of ${id}` }) })
  await database.db
    .insertInto('stories')
    .values({ ...row, state, merged_into: mergedInto, details })
    .execute()
}
const broke = (id: string, hours: number) => {
  return { id, threadId: undefined, brokeAt: hoursAgo(hours), reports: 5 }
}

test('a story breaks once, however often it is said', async () => {
  await written('s1')
  await saveBreakingStories(database.db, lease, [broke('s1', 2)])
  await saveBreakingStories(database.db, lease, [broke('s1', 1)])
  await saveBreakingStories(database.db, lease, [])
  expect(await readBreakingStories(database.db, 'live')).toEqual([broke('s1', 2)])
})

test('B5 a story that merges takes with it that it broke', async () => {
  await written('s1')
  await written('s2', { mergedInto: 's1' })
  await saveBreakingStories(database.db, lease, [broke('s2', 3), broke('s1', 1)])
  expect(await readBreakingStories(database.db, 'live')).toEqual([{ ...broke('s2', 3), id: 's1' }])
})

test('a story that broke is reported with the thread that it is in now', async () => {
  await database.db.insertInto('threads').values({ id: 't1', content: 'live', opened_at: NOW }).execute()
  await written('s1')
  await written('s2', { mergedInto: 's1' })
  await database.db.updateTable('stories').set({ thread_id: 't1' }).where('id', '=', 's1').execute()
  await saveBreakingStories(database.db, lease, [broke('s2', 3)])
  expect(await readBreakingStories(database.db, 'live')).toMatchObject([{ id: 's1', threadId: 't1' }])
})

test('only live news is returned, with its current id and texts', async () => {
  await written('s1')
  await written('s2', { mergedInto: 's1' })
  await written('sample', { content: 'sample' })
  await written('old')
  await saveBreakingStories(database.db, lease, [broke('s2', 3), broke('sample', 1), broke('old', 9)])
  expect(await readBreakingStories(database.db, 'sample')).toEqual([broke('sample', 1)])
  const news = await listBreakingNews(database.db, hoursAgo(4))
  expect(news.map(({ id, story }) => [id, story.headline])).toEqual([['s1', 'Headline of s1']])
})

test('who lost the lease says nothing', async () => {
  await written('s1')
  const lost = { ...lease, token: lease.token - 1 }
  await expect(saveBreakingStories(database.db, lost, [broke('s1', 1)])).rejects.toMatchObject({
    code: 'LEASE_LOST',
  })
})
