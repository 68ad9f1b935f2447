import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteGatheredContent } from '../forget-content.ts'
import { testDatabase } from '../testing/index.ts'
import { createTestNewsroom, saveTestVisit } from '../testing/newsroom.ts'
import {
  hoursAfter,
  NOW,
  someClusteringDecisions,
  someDetails,
  someItem,
  somePlacement,
} from '../testing/samples.ts'
import { saveClusteringAssignments } from './placements.ts'
import { shareStory } from './shared-stories.ts'
import { findStoryDetails, saveStories } from './stories.ts'

const database = await testDatabase()
const { db } = database
afterAll(() => database.drop())
beforeEach(async () => {
  const { feed, lease } = await createTestNewsroom(database)
  await saveTestVisit(db, feed, [someItem('a')])
  const placed = [somePlacement('a')]
  await saveClusteringAssignments(db, lease, someClusteringDecisions({ placed }))
  await saveStories(db, lease, [{ details: someDetails('story-a'), revision: 1 }], NOW)
})

const kept = () => db.selectFrom('shared_stories').selectAll().execute()

test('SH-04 sharing a story twice stores it once, without a second copy of its text', async () => {
  await shareStory(db, { details: someDetails('story-a'), now: NOW })
  await shareStory(db, { details: someDetails('story-a'), now: hoursAfter(1) })
  expect(await kept()).toEqual([{ story_id: 'story-a', shared_at: NOW, details: null }])
})

test('SH-04 a shared story stays readable when the archive forgets the rest', async () => {
  await shareStory(db, { details: someDetails('story-a'), now: NOW })
  await deleteGatheredContent(db, 'live', NOW)
  expect(await findStoryDetails(db, 'story-a')).toEqual(someDetails('story-a'))
})

test('a story that was not shared is forgotten', async () => {
  await deleteGatheredContent(db, 'live', NOW)
  expect(await findStoryDetails(db, 'story-a')).toBeUndefined()
})

test('SH-04 a story of the edition that the archive never had is stored with its text', async () => {
  await shareStory(db, { details: someDetails('elsewhere'), now: NOW })
  expect(await findStoryDetails(db, 'elsewhere')).toEqual(someDetails('elsewhere'))
})
