import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFeedEntryOutcomeRecords } from './articles/entry-outcomes.ts'
import { savePageOutcome } from './articles/page-outcomes.ts'
import { countArticlePagesToFetch } from './articles/unread-articles.ts'
import { listDueFeeds } from './feeds/feeds.ts'
import { deleteGatheredContent } from './forget-content.ts'
import { syncBundledPublishers } from './publishers/bundled-publishers.ts'
import { saveClusteringAssignments } from './stories/placements.ts'
import { findStoryDetails, saveStories } from './stories/stories.ts'
import { type TestDatabase, testDatabase } from './testing/index.ts'
import { createGazettePublisher, saveTestVisit, takeEditLease } from './testing/newsroom.ts'
import {
  hoursAfter,
  NOW,
  someClusteringDecisions,
  someDetails,
  someItem,
  somePlacement,
  somePublisher,
} from './testing/samples.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a content is forgotten as if it had never been gathered, and the other stays', async () => {
  const { db } = database
  const [feed] = await createGazettePublisher(db, 'sample')
  if (!feed) throw new Error('no feed')
  await syncBundledPublishers(db, [somePublisher('herald')], 'live', NOW)
  const [herald] = (await listDueFeeds(db, NOW, 10)).filter(({ publisherId }) => publisherId === 'herald')
  if (!herald) throw new Error('no feed')
  const rejected = [{ entryKey: 'x', title: 'x', url: undefined, reason: 'no date' }]
  await saveTestVisit(db, feed, [someItem('a'), someItem('b')], { rejected })
  await saveTestVisit(db, herald, [someItem('c', { publisherId: 'herald' })])
  const lease = await takeEditLease(db)
  const placed = [somePlacement('a'), somePlacement('b')]
  const merged = [{ from: 'story-a', into: 'story-b' }]
  await saveClusteringAssignments(db, lease, someClusteringDecisions({ content: 'sample', placed, merged }))
  await saveStories(db, lease, [{ details: someDetails('story-b'), revision: 1 }], NOW)
  await deleteGatheredContent(db, 'sample', hoursAfter(1))
  expect(await listFeedEntryOutcomeRecords(db, { content: 'sample', since: NOW })).toEqual([])
  expect(await findStoryDetails(db, 'story-a')).toBeUndefined()
  expect(await listFeedEntryOutcomeRecords(db, { content: 'live', since: NOW })).toHaveLength(1)
  expect((await saveTestVisit(db, feed, [someItem('a')]))[0]?.outcome).toBe('new')
})

test('articles that wait for their pages are counted until they are read or placed', async () => {
  const { db } = database
  expect(await countArticlePagesToFetch(db, 'sample', NOW)).toBe(1)
  await savePageOutcome(db, 'a', { outcome: 'feed-only' }, NOW)
  expect(await countArticlePagesToFetch(db, 'sample', NOW)).toBe(0)
})
