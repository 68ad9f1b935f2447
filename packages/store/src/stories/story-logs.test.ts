import type { StoryLog } from '@plainwire/domain/story'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Lease, releaseAllLeases } from '../jobs/leases.ts'
import { testDatabase } from '../testing/index.ts'
import { createTwoStories, takeEditLease } from '../testing/newsroom.ts'
import { NOW, someClusteringDecisions, someDetails, somePlacement } from '../testing/samples.ts'
import { saveClusteringAssignments } from './placements.ts'
import {
  closeUnrelatedArticleReport,
  listOpenUnrelatedArticleReports,
  storeUnrelatedArticleReport,
} from './rechecks.ts'
import { saveStories } from './stories.ts'
import { listStoryLogs } from './story-logs.ts'

const database = await testDatabase()
const { db } = database
let lease: Lease
afterAll(() => database.drop())
beforeEach(async () => {
  lease = await createTwoStories(database)
})

const aLog = (version: number, merged: string[] = []): StoryLog => ({
  version,
  updatedAt: NOW.toISOString(),
  snapshot: {
    headlines: { en: 'Bridge' },
    sources: {},
    facts: [],
    known: [],
    corrections: [],
    told: [],
    merged,
  },
  changes: [{ kind: 'new_language', language: 'nl', version, at: NOW.toISOString() }],
})
const save = (id: string, log: StoryLog) =>
  saveStories(db, lease, [{ details: someDetails(id), revision: 1, log }], NOW)
const merge = () =>
  saveClusteringAssignments(
    db,
    lease,
    someClusteringDecisions({ merged: [{ from: 'story-a', into: 'story-b' }] }),
  )

test('B5 a story’s log is stored with the story and returned completely', async () => {
  await save('story-a', aLog(1))
  await save('story-a', aLog(2))
  const kept = await listStoryLogs(db, ['story-a', 'story-b', 'unknown'])
  expect([...kept]).toEqual([['story-a', { own: aLog(2), merged: new Map() }]])
})

test('B5 the log of a merged story is returned with the remaining story until that includes it', async () => {
  await save('story-a', aLog(3))
  await save('story-b', aLog(1))
  await merge()
  expect((await listStoryLogs(db, ['story-b'])).get('story-b')).toEqual({
    own: aLog(1),
    merged: new Map([['story-a', aLog(3)]]),
  })
  await save('story-b', aLog(4, ['story-a']))
  expect((await listStoryLogs(db, ['story-b'])).get('story-b')?.merged.size).toBe(0)
})

test('B5 an overtaken editor stores no log', async () => {
  await releaseAllLeases(db)
  await takeEditLease(db)
  await expect(save('story-a', aLog(1))).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect((await listStoryLogs(db, ['story-a'])).size).toBe(0)
})

const ask = (storyId: string, articleId: string) =>
  storeUnrelatedArticleReport(db, { storyId, articleId, now: NOW })
const listed = async () =>
  (await listOpenUnrelatedArticleReports(db)).map(({ storyId, articleId }) => `${storyId}/${articleId}`)

test('B6 a repeated report is one request, stored without anything about the reader', async () => {
  await save('story-a', aLog(1))
  expect([await ask('story-a', 'a'), await ask('story-a', 'a')]).toEqual(['queued', 'queued'])
  expect(await listOpenUnrelatedArticleReports(db)).toEqual([
    {
      storyId: 'story-a',
      headline: 'Headline of story-a',
      articleId: 'a',
      title: 'Title of a',
      url: 'https://gazette.example/a?from=feed',
      publisherId: 'gazette',
      content: 'live',
      requestedAt: NOW,
    },
  ])
})

test.each([
  ['unknown', 'a'],
  ['story-a', 'b'],
  ['story-a', "'; DROP TABLE stories; --"],
])('B6 nothing is queued for %s and %s', async (storyId, articleId) => {
  expect(await ask(storyId, articleId)).toBe('unknown')
  expect(await listed()).toEqual([])
})

test('B6 a report on an article of a merged story concerns its current story', async () => {
  await merge()
  expect(await ask('story-a', 'a')).toBe('queued')
  expect(await listed()).toEqual(['story-b/a'])
})

test('B6 what was dealt with, or has left the story, is no longer listed', async () => {
  await ask('story-a', 'a')
  await ask('story-b', 'b')
  expect(await closeUnrelatedArticleReport(db, { storyId: 'story-a', articleId: 'a', now: NOW })).toBe(true)
  expect(await closeUnrelatedArticleReport(db, { storyId: 'story-a', articleId: 'a', now: NOW })).toBe(false)
  expect(await ask('story-a', 'a')).toBe('queued')
  expect(await listed()).toEqual(['story-b/b'])
  const placed = [somePlacement('b', { storyId: 'story-c' })]
  await saveClusteringAssignments(db, lease, someClusteringDecisions({ placed }))
  expect(await listed()).toEqual([])
})
