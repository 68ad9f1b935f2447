import { afterAll, beforeAll, expect, test } from 'vitest'
import { markRead } from './articles/articles-to-read.ts'
import { entryRecords } from './articles/entry-outcomes.ts'
import { unreadArticles } from './articles/unread-articles.ts'
import { dueFeeds } from './feeds/feeds.ts'
import { forgetContent } from './forget-content.ts'
import { syncFeeds } from './newsroom/publishers.ts'
import { savePlacements } from './stories/placements.ts'
import { saveStories, storyDetails } from './stories/stories.ts'
import { type TestDatabase, testDatabase } from './testing/index.ts'
import { editLease, openGazette, visit } from './testing/newsroom.ts'
import {
  hoursAfter,
  NOW,
  someDecisions,
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
  const [feed] = await openGazette(db, 'sample')
  if (!feed) throw new Error('no feed')
  await syncFeeds(db, [somePublisher('herald')], 'live', NOW)
  const [herald] = (await dueFeeds(db, NOW, 10)).filter(({ publisherId }) => publisherId === 'herald')
  if (!herald) throw new Error('no feed')
  const rejected = [{ entryKey: 'x', title: 'x', url: undefined, reason: 'no date' }]
  await visit(db, feed, [someItem('a'), someItem('b')], { rejected })
  await visit(db, herald, [someItem('c', { publisherId: 'herald' })])
  const lease = await editLease(db)
  const placed = [somePlacement('a'), somePlacement('b')]
  const merged = [{ from: 'story-a', into: 'story-b' }]
  await savePlacements(db, lease, someDecisions({ content: 'sample', placed, merged }))
  await saveStories(db, lease, [{ details: someDetails('story-b'), revision: 1 }], NOW)
  await forgetContent(db, 'sample', hoursAfter(1))
  expect(await entryRecords(db, { content: 'sample', since: NOW })).toEqual([])
  expect(await storyDetails(db, 'story-a')).toBeUndefined()
  expect(await entryRecords(db, { content: 'live', since: NOW })).toHaveLength(1)
  expect((await visit(db, feed, [someItem('a')]))[0]?.outcome).toBe('new')
})

test('articles that wait for their pages are counted until they are read or placed', async () => {
  const { db } = database
  expect(await unreadArticles(db, 'sample', NOW)).toBe(1)
  await markRead(db, 'a', { outcome: 'feed-only' }, NOW)
  expect(await unreadArticles(db, 'sample', NOW)).toBe(0)
})
