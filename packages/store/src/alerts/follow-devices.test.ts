import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findOrCreateReader } from '../accounts/readers.ts'
import { beginSession, endSession } from '../accounts/sign-in/sessions.ts'
import { sha256 } from '../database/storable.ts'
import type { PushDevice } from '../push/push-subscriptions.ts'
import { testDatabase } from '../testing/index.ts'
import { NOW } from '../testing/samples.ts'
import {
  countAlertDevices,
  deleteAlertDevice,
  findAlertDevice,
  MAX_ALERT_DEVICES,
  saveAlertDevice,
} from './follow-devices.ts'

interface SignedIn {
  readerId: string
  sessionId: string
}

const database = await testDatabase()
const { db } = database
let ada: SignedIn
let grace: SignedIn
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('readers').execute()
  ada = await signIn('ada@example.org')
  grace = await signIn('grace@example.org')
})

async function signIn(email: string): Promise<SignedIn> {
  const readerId = await findOrCreateReader(db, { id: randomUUID(), email, now: NOW })
  const sessionId = randomUUID()
  const device = { browser: 'Firefox', system: null } as const
  await beginSession(db, { id: sessionId, readerId, salt: randomBytes(32), device, now: NOW })
  return { readerId, sessionId }
}

const phone = (name: string, change: Partial<PushDevice> = {}): PushDevice => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'key', auth: 'secret' },
  language: 'nl',
  quietHours: { from: 22, to: 7 },
  timeZone: 'Europe/Amsterdam',
  ...change,
})
const keyOf = (name: string) => sha256(`https://push.example/${name}`)
const save = (reader: SignedIn, device: PushDevice) => saveAlertDevice(db, { ...reader, device })
const found = ({ readerId }: SignedIn, name: string) => findAlertDevice(db, { readerId, key: keyOf(name) })
const count = ({ readerId }: SignedIn) => countAlertDevices(db, readerId)

test('a device is found by the hash of its address, by its own reader only', async () => {
  expect(await save(ada, phone('a'))).toBe('saved')
  expect(await found(ada, 'a')).toEqual(phone('a'))
  expect(await found(ada, 'b')).toBeUndefined()
  expect(await found(grace, 'a')).toBeUndefined()
})

test('a device that is stored again has its new settings and counts once', async () => {
  const changed: Partial<PushDevice> = {
    keys: { p256dh: 'new key', auth: 'new secret' },
    language: 'en',
    quietHours: { from: 0, to: 0 },
    timeZone: 'UTC',
  }
  await save(ada, phone('a'))
  await save(ada, phone('a', changed))
  expect(await found(ada, 'a')).toEqual(phone('a', changed))
  expect(await count(ada)).toBe(1)
})

test('a device belongs to the reader who signed in on it last', async () => {
  await save(ada, phone('a'))
  await save(ada, phone('b'))
  await save(grace, phone('a'))
  expect(await found(ada, 'a')).toBeUndefined()
  expect(await found(grace, 'a')).toEqual(phone('a'))
  expect([await count(ada), await count(grace)]).toEqual([1, 1])
})

test('no reader has more devices than the limit, and those they have can still change', async () => {
  expect(MAX_ALERT_DEVICES).toBe(10)
  for (let number = 1; number <= 9; number++) await save(ada, phone(`${number}`))
  expect(await save(ada, phone('10'))).toBe('saved')
  expect(await save(ada, phone('11'))).toBe('limit-reached')
  expect(await save(ada, phone('3', { language: 'en' }))).toBe('saved')
  expect(await found(ada, '3')).toMatchObject({ language: 'en' })
  expect(await count(ada)).toBe(10)
  expect(await save(grace, phone('11'))).toBe('saved')
  await deleteAlertDevice(db, { readerId: ada.readerId, endpoint: 'https://push.example/1' })
  expect(await save(ada, phone('12'))).toBe('saved')
})

test('devices that are stored at the same time don’t exceed the limit together', async () => {
  const names = Array.from({ length: MAX_ALERT_DEVICES + 5 }, (_each, number) => phone(`${number}`))
  const saved = await Promise.all(names.map((device) => save(ada, device)))
  expect(saved.filter((one) => one === 'saved')).toHaveLength(MAX_ALERT_DEVICES)
  expect(await count(ada)).toBe(MAX_ALERT_DEVICES)
})

test('a reader whose account was deleted stores no device', async () => {
  await db.deleteFrom('readers').where('id', '=', ada.readerId).execute()
  expect(await save(ada, phone('a'))).toBe('no-reader')
})

test('only the reader of a device deletes it', async () => {
  await save(ada, phone('a'))
  await save(ada, phone('b'))
  await deleteAlertDevice(db, { readerId: grace.readerId, endpoint: phone('a').endpoint })
  expect(await count(ada)).toBe(2)
  await deleteAlertDevice(db, { readerId: ada.readerId, endpoint: phone('a').endpoint })
  expect([await found(ada, 'a'), await count(ada)]).toEqual([undefined, 1])
})

test('a device leaves with the session that stored it last', async () => {
  const again = { readerId: ada.readerId, sessionId: (await signIn('ada@example.org')).sessionId }
  await save(ada, phone('a'))
  await save(ada, phone('b'))
  await save(again, phone('b'))
  await endSession(db, ada.sessionId)
  expect([await found(ada, 'a'), await found(ada, 'b')]).toEqual([undefined, phone('b')])
})
