import { MINUTE_MS } from '@plainwire/domain/units'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import {
  claimDevicesForPush,
  deleteExpiredPushClaims,
  listDevicesAwaitingPush,
  schedulePushRetry,
} from './push-claims.ts'
import { deletePushDevice, hasPushDevice, type PushDevice, savePushDevice } from './push-subscriptions.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)
const DAY_MINUTES = 24 * 60

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.db.deleteFrom('push_subscriptions').execute())

const aDevice = (name: string, over: Partial<PushDevice> = {}): PushDevice => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: `key of ${name}`, auth: 'secret' },
  language: 'nl',
  quietHours: { from: 22, to: 7 },
  timeZone: 'Europe/Amsterdam',
  ...over,
})

const waiting = (storyId: string, now = NOW, after?: string) =>
  listDevicesAwaitingPush(database.db, { storyId, now, after, limit: 10 })

async function claim(storyId: string, now = NOW, deviceIds?: string[]): Promise<number> {
  const ids = deviceIds ?? (await waiting(storyId, now)).map(({ id }) => id)
  return (await claimDevicesForPush(database.db, { storyId, deviceIds: ids, now, perDay: 2 })).length
}

describe('a device that has subscribed to breaking news', () => {
  test('is stored once, with its latest settings', async () => {
    await savePushDevice(database.db, aDevice('a'))
    await savePushDevice(database.db, aDevice('a', { language: 'en', quietHours: { from: 0, to: 0 } }))
    const [device, ...others] = await waiting('s1')
    expect(others).toEqual([])
    expect(device).toEqual({
      ...aDevice('a', { language: 'en', quietHours: { from: 0, to: 0 } }),
      id: device?.id,
    })
  })

  test('is forgotten with all that it was sent', async () => {
    await savePushDevice(database.db, aDevice('a'))
    await claim('s1')
    await deletePushDevice(database.db, aDevice('a').endpoint)
    await deletePushDevice(database.db, aDevice('a').endpoint)
    expect(await hasPushDevice(database.db, aDevice('a').endpoint)).toBe(false)
    expect(await database.db.selectFrom('push_claims').selectAll().execute()).toEqual([])
  })

  test('is found page by page', async () => {
    for (const name of ['a', 'b', 'c']) await savePushDevice(database.db, aDevice(name))
    const all = await waiting('s1')
    const [first] = await listDevicesAwaitingPush(database.db, { storyId: 's1', now: NOW, limit: 1 })
    expect(await waiting('s1', NOW, first?.id)).toEqual(all.slice(1))
  })
})

describe('a story is claimed for a device', () => {
  beforeEach(() => savePushDevice(database.db, aDevice('a')))

  test('once, also by concurrent callers', async () => {
    const ids = (await waiting('s1')).map(({ id }) => id)
    const claims = await Promise.all(Array.from({ length: 4 }, () => claim('s1', NOW, ids)))
    expect(claims.toSorted()).toEqual([0, 0, 0, 1])
    expect(await waiting('s1')).toEqual([])
  })

  test('twice in any 24 hours and no more, also where three stories break at the same time', async () => {
    const ids = (await waiting('s1')).map(({ id }) => id)
    const claims = await Promise.all(['s1', 's2', 's3'].map((storyId) => claim(storyId, NOW, ids)))
    expect(claims.toSorted()).toEqual([0, 1, 1])
    expect(await claim('s4', minutesLater(DAY_MINUTES - 1))).toBe(0)
    expect(await claim('s4', minutesLater(DAY_MINUTES))).toBe(1)
  })

  test('again when a message that was not accepted is due, and counts once', async () => {
    const [device] = await waiting('s1')
    await claim('s1')
    await schedulePushRetry(database.db, {
      storyId: 's1',
      deviceId: device?.id ?? '',
      retryAt: minutesLater(2),
    })
    expect(await waiting('s1', minutesLater(1))).toEqual([])
    expect(await claim('s1', minutesLater(1), [device?.id ?? ''])).toBe(0)
    expect(await claim('s1', minutesLater(2))).toBe(1)
    expect(await claim('s2', minutesLater(3))).toBe(1)
    expect(await claim('s3', minutesLater(4))).toBe(0)
  })
})

test('claims are dropped when they no longer count', async () => {
  await savePushDevice(database.db, aDevice('a'))
  await claim('s1')
  await deleteExpiredPushClaims(database.db, minutesLater(DAY_MINUTES))
  expect(await claim('s1', minutesLater(DAY_MINUTES))).toBe(0)
  await deleteExpiredPushClaims(database.db, minutesLater(2 * DAY_MINUTES + 1))
  expect(await database.db.selectFrom('push_claims').selectAll().execute()).toEqual([])
})
