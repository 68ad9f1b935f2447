import { randomUUID } from 'node:crypto'
import type { FollowedThing } from '@plainwire/domain/follow'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { followThing } from '../accounts/followed-things.ts'
import { findOrCreateReader } from '../accounts/readers.ts'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import {
  changeFollowAlertSettings,
  type FollowAlertSettingsChange,
  findFollowAlertSettingsByThingId,
  findFollowedThingsForDigests,
  findFollowedThingsWithAlerts,
  findReaderFollowAlertSettings,
} from './follow-alerts.ts'

const database = await testDatabase()
const { db } = database
let ada: string
let grace: string
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('readers').execute()
  ada = await reader('ada@example.org')
  grace = await reader('grace@example.org')
})

const reader = (email: string) => findOrCreateReader(db, { id: randomUUID(), email, now: NOW })
const HOOK = { kind: 'webhook', address: 'https://hook.example/ada' } as const
const OFF = { inDigest: false, hasBell: false, feedNumber: 0, hook: null }

async function follow(readerId: string, key: string, hours = 0): Promise<FollowedThing> {
  const followedAt = hoursAfter(hours).toISOString()
  const thing: FollowedThing = { kind: 'name', key, label: key, followedAt }
  await followThing(db, { readerId, thing, limit: 100 })
  return thing
}
const change = (readerId: string, key: string, changed: FollowAlertSettingsChange, now = NOW) =>
  changeFollowAlertSettings(db, { readerId, thing: { kind: 'name', key }, change: changed, now })
const withAlerts = (limit = 10, after?: string) => findFollowedThingsWithAlerts(db, { after, limit })

test('nothing is switched on for a thing that is newly followed', async () => {
  const thing = await follow(ada, 'Delft')
  await follow(grace, 'Oslo')
  const [own, ...others] = await findReaderFollowAlertSettings(db, ada)
  expect(own).toEqual({ thingId: expect.any(String), readerId: ada, thing, ...OFF })
  expect(others).toEqual([])
  expect(await findFollowAlertSettingsByThingId(db, own?.thingId ?? '')).toEqual(own)
  expect(await findFollowAlertSettingsByThingId(db, randomUUID())).toBeUndefined()
})

test('a change leaves alone what it doesn’t name', async () => {
  await follow(ada, 'Delft')
  expect(await change(ada, 'Delft', { digest: true })).toMatchObject({ ...OFF, inDigest: true })
  expect(await change(ada, 'Delft', { bell: true })).toMatchObject({
    inDigest: true,
    hasBell: true,
    hook: null,
  })
  expect(await change(ada, 'Delft', { hook: HOOK })).toMatchObject({
    inDigest: true,
    hasBell: true,
    hook: HOOK,
  })
  expect(await change(ada, 'Delft', {})).toMatchObject({ inDigest: true, hasBell: true, hook: HOOK })
  expect(await change(ada, 'Delft', { digest: false })).toMatchObject({ inDigest: false, hasBell: true })
  expect(await change(ada, 'Delft', { hook: null })).toMatchObject({ hasBell: true, hook: null })
  expect(await change(ada, 'Delft', { bell: false })).toMatchObject(OFF)
})

test('a change concerns one thing of one reader, whatever the letters of its key', async () => {
  await follow(ada, 'Delft')
  await follow(ada, 'Oslo')
  await follow(grace, 'Delft')
  expect(await change(ada, 'DELFT', { bell: true })).toMatchObject({ hasBell: true, thing: { key: 'Delft' } })
  expect(await change(ada, 'Bern', { bell: true })).toBeUndefined()
  const bells = [
    ...(await findReaderFollowAlertSettings(db, ada)),
    ...(await findReaderFollowAlertSettings(db, grace)),
  ]
  expect(bells.map(({ hasBell }) => hasBell)).toEqual([true, false, false])
})

test('the address of a feed never returns after it was switched off or renewed', async () => {
  await follow(ada, 'Delft')
  const steps = ['off', 'on', 'on', 'off', 'off', 'on', 'renew', 'off', 'renew', undefined] as const
  const numbers: (number | undefined)[] = []
  for (const feed of steps) numbers.push((await change(ada, 'Delft', { feed }))?.feedNumber)
  expect(numbers).toEqual([0, 1, 1, -1, -1, 2, 3, -3, 4, 4])
})

test('alerts begin with the stories from the moment at which one is switched on', async () => {
  await follow(ada, 'Delft')
  const since = async () => (await withAlerts())[0]?.since
  await change(ada, 'Delft', { bell: true })
  expect(await since()).toEqual(NOW)
  await change(ada, 'Delft', { digest: true, feed: 'on' }, hoursAfter(1))
  expect(await since()).toEqual(NOW)
  await change(ada, 'Delft', { hook: HOOK }, hoursAfter(2))
  expect(await since()).toEqual(hoursAfter(2))
  await change(ada, 'Delft', { hook: null }, hoursAfter(3))
  expect(await since()).toEqual(hoursAfter(2))
  await change(ada, 'Delft', { bell: false }, hoursAfter(4))
  await change(ada, 'Delft', { bell: true }, hoursAfter(5))
  expect(await since()).toEqual(hoursAfter(5))
})

test('things with a bell or an address are found page by page, those with neither are not', async () => {
  for (const key of ['bell', 'hook', 'both', 'digest', 'none']) await follow(ada, key)
  await follow(grace, 'bell')
  await change(ada, 'bell', { bell: true })
  await change(ada, 'hook', { hook: HOOK })
  await change(ada, 'both', { bell: true, hook: HOOK })
  await change(ada, 'digest', { digest: true, feed: 'on' })
  await change(grace, 'bell', { bell: true })
  const all = await withAlerts()
  expect(all.map(({ thing }) => thing.key).toSorted()).toEqual(['bell', 'bell', 'both', 'hook'])
  const ids = all.map(({ thingId }) => thingId)
  expect(ids).toEqual(ids.toSorted())
  const first = await withAlerts(3)
  const rest = await withAlerts(3, first.at(-1)?.thingId)
  expect([...first, ...rest]).toEqual(all)
  expect(rest).toHaveLength(1)
})

test('the things for a digest are those of the given readers, the latest first', async () => {
  const older = await follow(ada, 'Older', 1)
  const newer = await follow(ada, 'Newer', 2)
  await follow(ada, 'Not in it', 3)
  const another = await follow(grace, 'Another')
  for (const key of ['Older', 'Newer']) await change(ada, key, { digest: true })
  await change(ada, 'Not in it', { bell: true })
  await change(grace, 'Another', { digest: true })
  expect(await findFollowedThingsForDigests(db, [ada, randomUUID()])).toEqual(
    new Map([[ada, [newer, older]]]),
  )
  expect((await findFollowedThingsForDigests(db, [ada, grace])).get(grace)).toEqual([another])
  expect(await findFollowedThingsForDigests(db, [])).toEqual(new Map())
})
