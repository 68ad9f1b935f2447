import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@plainwire/domain/units'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { followThing, unfollowThing } from '../accounts/followed-things.ts'
import { findOrCreateReader } from '../accounts/readers.ts'
import { beginSession } from '../accounts/sign-in/sessions.ts'
import { sha256 } from '../database/storable.ts'
import { testDatabase } from '../testing/index.ts'
import { NOW } from '../testing/samples.ts'
import {
  claimDueMessages,
  postponeMessage,
  recordMessageOutcome,
  scheduleMessageRetry,
} from './alert-messages.ts'
import { deleteOldAlerts, recordAlerts } from './alerts.ts'
import {
  changeFollowAlertSettings,
  type FollowAlertSettingsChange,
  findFollowedThingsWithAlerts,
} from './follow-alerts.ts'
import { saveAlertDevice } from './follow-devices.ts'

const database = await testDatabase()
const { db } = database
let readerId: string
afterAll(() => database.drop())
beforeEach(async () => {
  await db.deleteFrom('readers').execute()
  readerId = await findOrCreateReader(db, { id: randomUUID(), email: 'ada@example.org', now: NOW })
})

const HOOK = { kind: 'ntfy', address: 'https://ntfy.example/ada' } as const
const after = (ms: number) => new Date(NOW.getTime() + ms)
const delft = { kind: 'place', key: 'Delft' } as const

/** Makes the reader follow Delft with the alerts of `change`, and returns the followed thing. */
async function followed(change: FollowAlertSettingsChange = { hook: HOOK }) {
  const thing = { ...delft, label: 'Delft', followedAt: NOW.toISOString() }
  await followThing(db, { readerId, thing, limit: 10 })
  await changeFollowAlertSettings(db, { readerId, thing, change, now: NOW })
  const [alerts] = await findFollowedThingsWithAlerts(db, { limit: 1 })
  if (!alerts) throw new Error('no alerts')
  return alerts
}

async function addDevice(endpoint: string): Promise<string> {
  const sessionId = randomUUID()
  const about = { readerId, salt: randomBytes(32), device: { browser: null, system: null }, now: NOW }
  await beginSession(db, { id: sessionId, ...about })
  const keys = { p256dh: 'key', auth: 'secret' }
  const rest = { language: 'en', quietHours: { from: 0, to: 0 }, timeZone: 'UTC' } as const
  await saveAlertDevice(db, { readerId, sessionId, device: { endpoint, keys, ...rest } })
  return sha256(endpoint)
}

type Thing = Awaited<ReturnType<typeof followed>>
const record = (thing: Thing, storyIds: string[], { perDay = 10, now = NOW } = {}) =>
  recordAlerts(db, { thing, storyIds, perDay, now })
const claim = (now: Date, limit = 100) => claimDueMessages(db, { now, limit })
const messages = () =>
  db.selectFrom('follow_messages').selectAll().orderBy('story_id').orderBy('channel').execute()
const states = async () => (await messages()).map(({ state, tries }) => [state, tries])

test('each new story makes one message per channel that is switched on', async () => {
  const key = await addDevice('https://push.example/a')
  expect(await record(await followed({ bell: true, hook: HOOK }), ['s1', 's2'])).toBe(2)
  const found = (await messages()).map(({ story_id, channel }) => [story_id, channel])
  expect(new Set(found)).toEqual(new Set(['s1', 's2'].flatMap((id) => [key, 'hook'].map((one) => [id, one]))))
  expect(found).toHaveLength(4)
})

test('a device gets no message of a thing without a bell, and no webhook one without an address', async () => {
  const key = await addDevice('https://push.example/a')
  const thing = await followed()
  await record(thing, ['s1'])
  await record({ ...thing, hasBell: true, hook: null }, ['s2'])
  expect((await messages()).map(({ channel }) => channel)).toEqual(['hook', key])
})

test('a story is noted once, whoever finds it and however often', async () => {
  const thing = await followed()
  const noted = await Promise.all([1, 2, 3].map(() => record(thing, ['s1', 's2'])))
  expect(noted.toSorted()).toEqual([0, 0, 2])
  expect(await record(thing, ['s2', 's3'])).toBe(1)
  expect(await record(thing, [])).toBe(0)
  expect((await messages()).map(({ story_id }) => story_id)).toEqual(['s1', 's2', 's3'])
})

test('a thing has no more alerts within any 24 hours than the limit; those beyond it are dropped', async () => {
  const thing = await followed()
  expect(await record(thing, ['s1', 's2', 's3'], { perDay: 2 })).toBe(2)
  expect(await record(thing, ['s3'], { perDay: 2 })).toBe(0)
  expect(await record(thing, ['s4'], { perDay: 1 })).toBe(0)
  expect(await record(thing, ['s5'], { perDay: 2, now: after(DAY_MS - 1) })).toBe(0)
  expect(await record(thing, ['s6', 's7', 's8'], { perDay: 2, now: after(DAY_MS) })).toBe(2)
  expect((await messages()).map(({ story_id }) => story_id)).toEqual(['s1', 's2', 's6', 's7'])
})

test('a thing that was unfollowed meanwhile has no alerts', async () => {
  const thing = await followed()
  await unfollowThing(db, { readerId, thing: delft })
  expect(await record(thing, ['s1'])).toBe(0)
  expect(await messages()).toEqual([])
})

test('due messages are claimed the longest due first, each by one process', async () => {
  const thing = await followed()
  await record(thing, ['late'], { now: after(40 * MINUTE_MS) })
  await record(thing, ['early'])
  await record(thing, ['middle'], { now: after(20 * MINUTE_MS) })
  expect(await claim(new Date(NOW.getTime() - 1), 1)).toEqual([])
  expect(await claim(after(40 * MINUTE_MS), 1)).toEqual([
    { thingId: thing.thingId, storyId: 'early', channel: 'hook' },
  ])
  const claimed = (await Promise.all([claim(after(40 * MINUTE_MS)), claim(after(40 * MINUTE_MS))])).flat()
  expect(claimed.map(({ storyId }) => storyId).toSorted()).toEqual(['late', 'middle'])
  expect(await claim(after(40 * MINUTE_MS))).toEqual([])
})

test('a message that a wrong clock dated further ahead than any retry is sent at once', async () => {
  await record(await followed(), ['s1'], { now: after(61 * MINUTE_MS + 1) })
  expect(await claim(NOW)).toHaveLength(1)
})

test('a message dated as far ahead as a retry may be waits', async () => {
  await record(await followed(), ['s1'], { now: after(61 * MINUTE_MS) })
  expect(await claim(NOW)).toEqual([])
})

test('a message is retried after one minute, then two, four and so on, and given up at the sixth failure', async () => {
  await record(await followed(), ['s1'])
  let now = NOW
  for (const minutes of [1, 2, 4, 8, 16]) {
    const [message] = await claim(now)
    if (!message) throw new Error('not due')
    await scheduleMessageRetry(db, message, now)
    const next = new Date(now.getTime() + minutes * MINUTE_MS)
    expect(await claim(new Date(next.getTime() - 1))).toEqual([])
    now = next
  }
  const [last] = await claim(now)
  if (!last) throw new Error('not due')
  await scheduleMessageRetry(db, last, now)
  expect(await states()).toEqual([['failed', 6]])
  expect(await claim(new Date(now.getTime() + DAY_MS))).toEqual([])
})

test('a message that is postponed is sent later, and the attempt doesn’t count', async () => {
  await record(await followed(), ['s1'])
  for (let night = 0; night < 8; night++) {
    const [message] = await claim(after(night * 15 * MINUTE_MS))
    if (!message) throw new Error('not due')
    await postponeMessage(db, message, after((night + 1) * 15 * MINUTE_MS))
  }
  expect(await states()).toEqual([['waiting', 0]])
  expect(await claim(after(8 * 15 * MINUTE_MS - 1))).toEqual([])
})

test('only a claimed message has an outcome, and it has one', async () => {
  const thing = await followed()
  await record(thing, ['s1', 's2'])
  await recordMessageOutcome(db, { thingId: thing.thingId, storyId: 's1', channel: 'hook' }, 'failed')
  const [first, second] = (await claim(NOW)).toSorted((a, b) => (a.storyId < b.storyId ? -1 : 1))
  if (!first || !second) throw new Error('not due')
  await recordMessageOutcome(db, first, 'sent')
  await scheduleMessageRetry(db, first, NOW)
  await postponeMessage(db, first, NOW)
  await recordMessageOutcome(db, second, 'failed')
  await recordMessageOutcome(db, second, 'sent')
  expect(await states()).toEqual([
    ['sent', 1],
    ['failed', 1],
  ])
})

test('alerts are deleted with their messages when they are older than 30 days', async () => {
  const thing = await followed()
  await record(thing, ['old'])
  await record(thing, ['new'], { now: after(1) })
  await deleteOldAlerts(db, after(30 * DAY_MS))
  expect(await messages()).toHaveLength(2)
  await deleteOldAlerts(db, after(30 * DAY_MS + 1))
  expect((await messages()).map(({ story_id }) => story_id)).toEqual(['new'])
})
