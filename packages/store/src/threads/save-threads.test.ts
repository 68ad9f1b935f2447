import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { streamArticlesInStoriesSince } from '../articles/articles-to-place.ts'
import { type Lease, releaseAllLeases } from '../jobs/leases.ts'
import { type ClusteringAssignments, saveClusteringAssignments } from '../stories/placements.ts'
import { saveStories } from '../stories/stories.ts'
import { testDatabase } from '../testing/index.ts'
import { createTestNewsroom, saveTestVisit, takeEditLease } from '../testing/newsroom.ts'
import {
  hoursAfter,
  NOW,
  someClusteringDecisions,
  someDetails,
  someItem,
  somePlacement,
} from '../testing/samples.ts'
import { findStoredThread } from './stored-thread.ts'

const database = await testDatabase()
const { db } = database
let lease: Lease
afterAll(() => database.drop())
beforeEach(async () => {
  const newsroom = await createTestNewsroom(database)
  lease = newsroom.lease
  const items = ['a', 'b', 'c', 'd'].map((id, index) => someItem(id, { publishedAt: hoursAfter(index) }))
  await saveTestVisit(db, newsroom.feed, items)
})

const save = (change: Partial<ClusteringAssignments>, under = lease) =>
  saveClusteringAssignments(db, under, someClusteringDecisions(change))
/** The decision to place an article in a story of a thread, by default in the story `s-<id>`. */
const placed = (id: string, threadId: string, storyId = `s-${id}`) => somePlacement(id, { storyId, threadId })
const threads = async () => {
  const rows = await db.selectFrom('threads').select(['id', 'merged_into']).orderBy('id').execute()
  return rows.map(({ id, merged_into }) => (merged_into ? `${id} → ${merged_into}` : id))
}
/** The thread of each recent article's story, by article id, as a restarted process reads it. */
const restored = async () => {
  const found: Record<string, string | undefined> = {}
  for await (const { article, story } of streamArticlesInStoriesSince(db, { content: 'live', since: NOW }))
    found[article.id] = story?.threadId
  return found
}
const write = (...ids: string[]) =>
  saveStories(
    db,
    lease,
    ids.map((id) => ({ details: someDetails(id), revision: 1 })),
    NOW,
  )

test('a story is in the thread that it was placed in last, and a restart reads it back', async () => {
  await save({ placed: [placed('a', 't1'), placed('b', 't1'), placed('c', 't3')] })
  expect(await restored()).toEqual({ a: 't1', b: 't1', c: 't3' })
  await save({ placed: [placed('d', 't3', 's-b')] })
  expect(await restored()).toEqual({ a: 't1', b: 't3', c: 't3', d: 't3' })
  expect(await threads()).toEqual(['t1', 't3'])
})

test('a story stored before there were threads has none', async () => {
  await save({ placed: [placed('a', 't1')] })
  await db.updateTable('stories').set({ thread_id: null }).execute()
  expect(await restored()).toEqual({ a: undefined })
})

test('a story that goes to another thread leaves the one it was in', async () => {
  await save({ placed: [placed('a', 't1'), placed('b', 't1')] })
  await save({
    rethreaded: [
      { storyId: 's-b', threadId: 't2' },
      { storyId: 's-gone', threadId: 't2' },
    ],
  })
  expect(await restored()).toEqual({ a: 't1', b: 't2' })
  expect(await threads()).toEqual(['t1', 't2'])
})

describe('merged threads', () => {
  test('lead to the last one in one step, and take no more stories', async () => {
    await save({ placed: [placed('a', 't1'), placed('b', 't2'), placed('c', 't3')] })
    await save({
      mergedThreads: [
        { from: 't1', into: 't2' },
        { from: 't2', into: 't3' },
      ],
      rethreaded: [{ storyId: 's-a', threadId: 't3' }],
    })
    await save({ placed: [placed('d', 't1')] })
    expect(await threads()).toEqual(['t1 → t3', 't2 → t3', 't3'])
    expect(await restored()).toEqual({ a: 't3', b: 't3', c: 't3', d: 't3' })
  })

  test('into one that was merged before, or into itself, do no harm', async () => {
    await save({ placed: [placed('a', 't1'), placed('b', 't2'), placed('c', 't3')] })
    await save({ mergedThreads: [{ from: 't1', into: 't2' }] })
    await save({
      mergedThreads: [
        { from: 't3', into: 't1' },
        { from: 't2', into: 't1' },
      ],
    })
    expect(await threads()).toEqual(['t1 → t2', 't2', 't3 → t2'])
  })

  test('a story may leave in the same run', async () => {
    await save({ placed: [placed('a', 't1'), placed('b', 't1'), placed('c', 't3')] })
    await save({
      mergedThreads: [{ from: 't1', into: 't3' }],
      rethreaded: [{ storyId: 's-b', threadId: 't9' }],
    })
    expect(await restored()).toEqual({ a: 't3', b: 't9', c: 't3' })
  })
})

describe('the thread of a merged story', () => {
  const merged = [{ from: 's-b', into: 's-a' }]

  test('leads to that of the other one', async () => {
    await save({ placed: [placed('a', 't1'), placed('b', 't2')] })
    await save({ merged })
    expect(await threads()).toEqual(['t1', 't2 → t1'])
    expect(await restored()).toEqual({ a: 't1', b: 't1' })
  })

  test('stays where other stories are in it', async () => {
    await save({ placed: [placed('a', 't1'), placed('b', 't2'), placed('c', 't2')] })
    await save({ merged })
    expect(await threads()).toEqual(['t1', 't2'])
    expect(await restored()).toEqual({ a: 't1', b: 't1', c: 't2' })
  })

  test('stays where the clustering has the other thread go', async () => {
    await save({ placed: [placed('a', 't1'), placed('b', 't2')] })
    await save({
      merged,
      mergedThreads: [{ from: 't1', into: 't2' }],
      rethreaded: [{ storyId: 's-a', threadId: 't2' }],
    })
    expect(await threads()).toEqual(['t1 → t2', 't2'])
    expect(await restored()).toEqual({ a: 't2', b: 't2' })
  })
})

describe('a thread by its id', () => {
  test('has its stories as last written, the newest first, also under the id of a merged one', async () => {
    await save({ placed: [placed('a', 't1'), placed('b', 't2'), placed('c', 't1'), placed('d', 't4')] })
    await write('s-a', 's-b', 's-c')
    await save({ mergedThreads: [{ from: 't2', into: 't1' }] })
    const thread = await findStoredThread(db, 't1')
    expect(thread?.stories.map(({ id }) => id)).toEqual(['s-c', 's-b', 's-a'])
    expect(await findStoredThread(db, 't2')).toEqual(thread)
    expect(thread?.id).toBe('t1')
  })

  test.each(['t9', 't4'])('is unknown where no story of it was written: %s', async (id) => {
    await save({ placed: [placed('d', 't4')] })
    expect(await findStoredThread(db, id)).toBeUndefined()
  })
})

test('an overtaken editor changes no thread, and nothing is saved by halves', async () => {
  await save({ placed: [placed('a', 't1'), placed('b', 't2')] })
  const change = { rethreaded: [{ storyId: 's-b', threadId: 't1' }] }
  await expect(save({ ...change, content: 'sample', placed: [placed('c', 't1', 's-new')] })).rejects.toThrow()
  await releaseAllLeases(db)
  const current = await takeEditLease(db)
  await expect(save(change, lease)).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect(await restored()).toEqual({ a: 't1', b: 't2' })
  await save(change, current)
  expect(await restored()).toEqual({ a: 't1', b: 't1' })
})
