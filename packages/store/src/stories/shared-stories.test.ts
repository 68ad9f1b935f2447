import { afterAll, beforeEach, expect, test } from 'vitest'
import { forgetContent } from '../forget-content.ts'
import {
  editLease,
  hoursAfter,
  NOW,
  openGazette,
  someDetails,
  someItem,
  someMembership,
  visit,
} from '../test-newsroom.ts'
import { runStatement } from '../test-server.ts'
import { testDatabase } from '../testing.ts'
import { savePlacements } from './placements.ts'
import { shareStory } from './shared-stories.ts'
import { saveStories, storyDetails } from './stories.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(async () => {
  await runStatement(database.connectionString, 'TRUNCATE publishers, stories, shared_stories CASCADE')
  const lease = await editLease(db)
  const [feed] = await openGazette(db)
  if (!feed) throw new Error('no feed')
  await visit(db, feed, [someItem('a')])
  const placed = [{ storyId: 'story-a', threadId: 'thread-a', revision: 1, membership: someMembership('a') }]
  await savePlacements(db, lease, {
    content: 'live',
    placed,
    passedOver: [],
    moved: [],
    merged: [],
    now: NOW,
  })
  await saveStories(db, lease, [{ details: someDetails('story-a'), revision: 1 }], NOW)
})

const kept = () => db.selectFrom('shared_stories').selectAll().execute()

test('SH-04 sharing a story twice keeps it once, without a second copy of its text', async () => {
  await shareStory(db, { details: someDetails('story-a'), now: NOW })
  await shareStory(db, { details: someDetails('story-a'), now: hoursAfter(1) })
  expect(await kept()).toEqual([{ story_id: 'story-a', shared_at: NOW, details: null }])
})

test('SH-04 a shared story stays readable when the archive forgets the rest', async () => {
  await shareStory(db, { details: someDetails('story-a'), now: NOW })
  await forgetContent(db, 'live', NOW)
  expect(await storyDetails(db, 'story-a')).toEqual(someDetails('story-a'))
})

test('a story that was not shared is forgotten', async () => {
  await forgetContent(db, 'live', NOW)
  expect(await storyDetails(db, 'story-a')).toBeUndefined()
})

test('SH-04 a story of the edition that the archive never had is kept with its text', async () => {
  await shareStory(db, { details: someDetails('elsewhere'), now: NOW })
  expect(await storyDetails(db, 'elsewhere')).toEqual(someDetails('elsewhere'))
})
