import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteExpiredData } from '../house-keeping.ts'
import type { Lease } from '../jobs/leases.ts'
import { releaseAllLeases } from '../jobs/leases.ts'
import { testDatabase } from '../testing/index.ts'
import { createTwoStories, takeEditLease } from '../testing/newsroom.ts'
import { hoursAfter, NOW, someClusteringDecisions, someDetails } from '../testing/samples.ts'
import { listOpenStoriesSince } from './clusters.ts'
import { saveClusteringAssignments } from './placements.ts'
import { findStoryDetails, saveStories } from './stories.ts'

const database = await testDatabase()
const { db } = database
let lease: Lease
afterAll(() => database.drop())
beforeEach(async () => {
  lease = await createTwoStories(database)
})

const save = async (details = someDetails('story-a'), revision = 1, now = NOW) =>
  (await saveStories(db, lease, [{ details, revision }], now))[0]?.outcome
const stale = async () => {
  const outlines = await listOpenStoriesSince(db, { content: 'live', since: NOW })
  return outlines.filter(({ isStale }) => isStale).map(({ id }) => id)
}

const storyVersions = (id: string) =>
  db
    .selectFrom('story_versions')
    .select(['version', 'at', 'snapshot'])
    .where('story_id', '=', id)
    .orderBy('version')
    .execute()

test('a story is stored as published', async () => {
  expect(await save()).toBe('new')
  expect(await findStoryDetails(db, 'story-a')).toEqual(someDetails('story-a'))
  expect(await stale()).toEqual(['story-b'])
  expect(await findStoryDetails(db, 'story-b')).toBeUndefined()
  expect(await findStoryDetails(db, 'unknown')).toBeUndefined()
})

test('only what a reader can see makes a version', async () => {
  await save()
  expect(await save()).toBe('same')
  const figures = { analytics: { ...someDetails('x').story.analytics, popularity_score: 9 } }
  expect(await save(someDetails('story-a', figures))).toBe('changed')
  expect(await save(someDetails('story-a', { headline: 'Corrected' }), 1, hoursAfter(1))).toBe('reworded')
  const versions = await storyVersions('story-a')
  expect(versions.map(({ version, at, snapshot }) => [version, at, snapshot.headline])).toEqual([
    [1, NOW, 'Headline of story-a'],
    [2, hoursAfter(1), 'Corrected'],
  ])
})

test('the same text from changed articles is no longer stale and no new version', async () => {
  await save()
  await db.updateTable('stories').set({ revision: 2 }).where('id', '=', 'story-a').execute()
  expect(await stale()).toContain('story-a')
  expect(await save(someDetails('story-a'), 2)).toBe('same')
  expect(await stale()).not.toContain('story-a')
  expect(await storyVersions('story-a')).toHaveLength(1)
})

test('the address of a merged story leads to the story it went into', async () => {
  await save()
  await save(someDetails('story-b'))
  const merged = [{ from: 'story-a', into: 'story-b' }]
  await saveClusteringAssignments(db, lease, someClusteringDecisions({ merged }))
  expect((await findStoryDetails(db, 'story-a'))?.id).toBe('story-b')
})

test('an overtaken editor writes nothing', async () => {
  await releaseAllLeases(db)
  await takeEditLease(db)
  await expect(save()).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect(await findStoryDetails(db, 'story-a')).toBeUndefined()
})

test('house-keeping drops texts, reasons and versions between the first and the last', async () => {
  for (const hour of [0, 1, 2])
    await save(someDetails('story-a', { headline: `At ${hour}` }), 1, hoursAfter(hour))
  await db
    .updateTable('articles')
    .set({ first_seen_at: hoursAfter(-24) })
    .where('id', '=', 'a')
    .execute()
  const retention = { textsFrom: NOW, rejectionsFrom: NOW, versionsFrom: hoursAfter(24) }
  expect(await deleteExpiredData(db, retention)).toEqual({ texts: 1, rejections: 0, versions: 1 })
  expect(await deleteExpiredData(db, retention)).toEqual({ texts: 0, rejections: 0, versions: 0 })
  expect((await storyVersions('story-a')).map(({ version }) => version)).toEqual([1, 3])
  const texts = await db.selectFrom('articles').select('text').orderBy('id').execute()
  expect(texts.map(({ text }) => text)).toEqual(['', 'Text of b'])
})

test('a story that was merged into one that is not written yet can still be read', async () => {
  await save()
  const merged = [{ from: 'story-a', into: 'story-b' }]
  await saveClusteringAssignments(db, lease, someClusteringDecisions({ merged }))
  expect(await findStoryDetails(db, 'story-a')).toEqual(someDetails('story-a'))
  await save(someDetails('story-b'), 2)
  expect(await findStoryDetails(db, 'story-a')).toEqual(someDetails('story-b'))
})
