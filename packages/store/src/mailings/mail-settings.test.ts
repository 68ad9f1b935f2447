import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findOrCreateReader } from '../accounts/readers.ts'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import { findMailRecipient } from './mail-readers.ts'
import {
  listMailTimeZones,
  resumeMailDelivery,
  saveMailSettings,
  suspendMailDelivery,
  toMailSettings,
} from './mail-settings.ts'

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

const DEFAULTS = { language: 'en', timeZone: 'UTC', suspended: undefined } as const
const DUTCH = { language: 'nl', timeZone: 'Europe/Amsterdam' } as const
const bounced = { for: 'bounce', at: NOW } as const
const settings = async (id: string) => (await findMailRecipient(db, id))?.mail
const suspend = (email: string, reason: 'bounce' | 'complaint' = 'bounce', now = NOW) =>
  suspendMailDelivery(db, { email, reason, now })

test('a reader without settings gets mails in English at UTC', async () => {
  expect(await settings(ada)).toEqual(DEFAULTS)
})

test('settings are stored for one reader, and replaced by later ones', async () => {
  expect(await saveMailSettings(db, { readerId: ada, ...DUTCH })).toBe('saved')
  expect(await settings(ada)).toEqual({ ...DUTCH, suspended: undefined })
  expect(await settings(grace)).toEqual(DEFAULTS)
  expect(await saveMailSettings(db, { readerId: ada, language: 'en', timeZone: 'Asia/Tokyo' })).toBe('saved')
  expect(await settings(ada)).toEqual({ language: 'en', timeZone: 'Asia/Tokyo', suspended: undefined })
})

test('nothing is stored for a reader who doesn’t exist', async () => {
  expect(await saveMailSettings(db, { readerId: randomUUID(), ...DUTCH })).toBe('no-reader')
  expect(await suspend('nobody@example.org')).toBe('no-reader')
  expect(await db.selectFrom('mail_settings').selectAll().execute()).toEqual([])
})

test('mails to an address are suspended, however it is written, for its reader only', async () => {
  expect(await suspend(' ADA@Example.org ')).toBe('suspended')
  expect(await settings(ada)).toEqual({ ...DEFAULTS, suspended: bounced })
  expect(await settings(grace)).toEqual(DEFAULTS)
})

test('a suspension and other settings don’t change each other', async () => {
  await saveMailSettings(db, { readerId: ada, ...DUTCH })
  await suspend('ada@example.org')
  expect(await settings(ada)).toEqual({ ...DUTCH, suspended: bounced })
  await saveMailSettings(db, { readerId: ada, language: 'en', timeZone: 'UTC' })
  expect(await settings(ada)).toEqual({ ...DEFAULTS, suspended: bounced })
})

test('a later suspension has the later reason, until mails are resumed', async () => {
  await suspend('ada@example.org')
  await suspend('ada@example.org', 'complaint', hoursAfter(1))
  await suspend('grace@example.org')
  expect((await settings(ada))?.suspended).toEqual({ for: 'complaint', at: hoursAfter(1) })
  await resumeMailDelivery(db, ada)
  expect(await settings(ada)).toEqual(DEFAULTS)
  expect((await settings(grace))?.suspended).toEqual(bounced)
})

test('the time zones of readers are listed once each, and UTC always', async () => {
  expect(await listMailTimeZones(db)).toEqual(['UTC'])
  await saveMailSettings(db, { readerId: ada, ...DUTCH })
  await saveMailSettings(db, { readerId: grace, ...DUTCH })
  expect(await listMailTimeZones(db)).toEqual(['UTC', 'Europe/Amsterdam'])
  await saveMailSettings(db, { readerId: grace, language: 'nl', timeZone: 'UTC' })
  expect(await listMailTimeZones(db)).toEqual(['UTC', 'Europe/Amsterdam'])
})

test('a joined row without settings is read as the defaults', () => {
  const row = { language: null, time_zone: null, suspended_at: null, suspended_for: null }
  expect(toMailSettings(row)).toEqual(DEFAULTS)
})
