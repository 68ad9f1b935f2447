import { randomUUID } from 'node:crypto'
import type { FollowedThing } from '@plainwire/domain/follow'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import { followThing, listFollowedThings, unfollowThing } from './followed-things.ts'
import { findOrCreateReader } from './readers.ts'

const database = await testDatabase()
const { db } = database
let ada: string
let grace: string
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('readers').execute()
  ada = await findOrCreateReader(db, { id: randomUUID(), email: 'ada@example.org', now: NOW })
  grace = await findOrCreateReader(db, { id: randomUUID(), email: 'grace@example.org', now: NOW })
})

const thing = (key: string, change: Partial<FollowedThing> = {}): FollowedThing => ({
  kind: 'name',
  key,
  label: `Label of ${key}`,
  followedAt: NOW.toISOString(),
  ...change,
})
const follow = (key: string, change: Partial<FollowedThing> = {}, limit = 10) =>
  followThing(db, { readerId: ada, thing: thing(key, change), limit })
const keys = async (readerId: string) => (await listFollowedThings(db, readerId)).map(({ key }) => key)

test('followed things are listed as they were stored, the latest first', async () => {
  const thread = thing('t1', { kind: 'thread', storyIds: ['s1', 's2'] })
  expect(await follow('Delft')).toEqual(thing('Delft'))
  await followThing(db, { readerId: ada, thing: thread, limit: 10 })
  await follow('Oslo', { followedAt: hoursAfter(-1).toISOString() })
  await follow('Bern', { followedAt: hoursAfter(1).toISOString() })
  expect(await keys(ada)).toEqual(['Bern', 'Delft', 't1', 'Oslo'])
  expect((await listFollowedThings(db, ada))[2]).toEqual(thread)
  expect((await listFollowedThings(db, ada))[1]).not.toHaveProperty('storyIds')
})

test('a thing that is followed again in other letters remains as it was first stored', async () => {
  await follow('Curaçao')
  const later = { label: 'Another label', followedAt: hoursAfter(5).toISOString() }
  expect(await follow('CURACAO', later)).toEqual(thing('Curaçao'))
  expect(await listFollowedThings(db, ada)).toEqual([thing('Curaçao')])
})

test('things of one key but several kinds are different things', async () => {
  await follow('Delft')
  await follow('Delft', { kind: 'search' })
  expect(await keys(ada)).toEqual(['Delft', 'Delft'])
})

test('the limit is for new things only, and each reader has their own', async () => {
  await follow('one', {}, 2)
  await follow('two', {}, 2)
  expect(await follow('three', {}, 2)).toBe('limit-reached')
  expect(await follow('TWO', {}, 2)).toEqual(thing('two'))
  expect(await followThing(db, { readerId: grace, thing: thing('three'), limit: 1 })).toEqual(thing('three'))
  expect(await keys(ada)).toEqual(['one', 'two'])
})

test('devices that follow at once don’t exceed the limit together', async () => {
  const followed = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => follow(key, {}, 3)))
  expect(followed.filter((outcome) => outcome === 'limit-reached')).toHaveLength(2)
  expect(await keys(ada)).toHaveLength(3)
})

test('nobody follows for a reader who doesn’t exist', async () => {
  const order = { readerId: randomUUID(), thing: thing('Delft'), limit: 10 }
  expect(await followThing(db, order)).toBe('no-reader')
})

test('a thing is unfollowed by its kind and key, for this reader only', async () => {
  await follow('Delft')
  await follow('Delft', { kind: 'place' })
  await followThing(db, { readerId: grace, thing: thing('Delft'), limit: 10 })
  await unfollowThing(db, { readerId: ada, thing: { kind: 'name', key: ' DELFT ' } })
  await unfollowThing(db, { readerId: ada, thing: { kind: 'name', key: 'never followed' } })
  expect((await listFollowedThings(db, ada)).map(({ kind }) => kind)).toEqual(['place'])
  expect(await keys(grace)).toEqual(['Delft'])
})
