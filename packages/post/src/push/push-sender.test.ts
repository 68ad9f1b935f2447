import type { PushMessage } from '@plainwire/domain/contract'
import { aStory, someDetails } from '@plainwire/domain/testing'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import { deletePushDevice, savePushDevice } from '@plainwire/store'
import { archiveStories, type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { recordingLog } from '@plainwire/store/testing-logs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateVapidKeys } from './push-message.ts'
import type { PushHttpClient } from './push-options.ts'
import { createPushSender, MAX_CONCURRENT_PUSHES } from './push-sender.ts'
import { startPushService, type TestDevice } from './testing-push-service.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const vapid = { ...generateVapidKeys(), subject: 'mailto:editors@plainwire.test' }
const AWAKE = { language: 'en', quietHours: { from: 0, to: 0 }, timeZone: 'UTC' } as const

let database: TestDatabase
let service: Awaited<ReturnType<typeof startPushService>>
let clock = NOON
beforeAll(async () => {
  database = await testDatabase()
  const titles = ['s1', 's2', 's3']
  await archiveStories(
    database.db,
    titles.map((id) => someDetails(aStory({ id, headline: `Headline of ${id}` }))),
  )
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = NOON
  service = await startPushService(vapid.publicKey)
  await database.db.deleteFrom('push_subscriptions').execute()
  await database.db.deleteFrom('breaking_stories').execute()
})
afterEach(() => service.stop())

/** A client without the guard that refuses private addresses, such as that of the test's push service. */
const http: PushHttpClient = {
  async postBytes(url, { bytes, headers = {} }) {
    try {
      const signal = service.patience(url)
      const answer = await fetch(url, { method: 'POST', body: Buffer.from(bytes), headers, signal })
      return { status: answer.status, headers: Object.fromEntries(answer.headers) }
    } catch {
      return { failure: 'unreachable', message: 'It broke off.' }
    }
  },
}

const breaks = (id: string, at = clock) =>
  database.db
    .insertInto('breaking_stories')
    .values({ story_id: id, broke_at: new Date(at), reports: 5 })
    .execute()

async function subscribe(name: string, over: object = {}): Promise<TestDevice> {
  const device = service.device(name)
  await savePushDevice(database.db, { endpoint: device.endpoint, keys: device.keys, ...AWAKE, ...over })
  return device
}

const { log, lines } = recordingLog()
function run({ signal = new AbortController().signal, client = http, db = () => database.db } = {}) {
  const thresholds = { lastsHours: 4 }
  return createPushSender({ db, http: client, vapid, thresholds, log, now: () => new Date(clock) })(signal)
}
const told = () => service.taken.map(({ device }) => device).toSorted()
const devicesLeft = async () =>
  (await database.db.selectFrom('push_subscriptions').select('endpoint').execute()).map(({ endpoint }) =>
    endpoint.split('/').at(-1),
  )

describe('a device that has subscribed to breaking news', () => {
  test('is notified once, in its language, encrypted for it and signed by us', async () => {
    const dutch = {
      headline: 'Kop van s1',
      sub_headline: 'Onder.',
      description: 'Tekst.',
      state: 'original' as const,
    }
    const details = someDetails(
      aStory({ id: 's1', headline: 'Headline of s1', translations: { 'nl-NL': dutch } }),
    )
    await database.db
      .updateTable('stories')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', 's1')
      .execute()
    await subscribe('a', { language: 'nl' })
    await breaks('s1')
    await run()
    await run()
    expect(told()).toEqual(['a'])
    const [push] = service.taken
    const news: PushMessage = JSON.parse(push?.text ?? '')
    expect(news).toMatchObject({ id: 's1', headline: 'Kop van s1', label: 'Net binnen', language: 'nl' })
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'high' })
    expect(push?.headers.topic).toMatch(/^[\w-]{32}$/)
  })

  test('is notified at most twice a day', async () => {
    await subscribe('a')
    for (const id of ['s1', 's2', 's3']) await breaks(id)
    await run()
    expect(told()).toEqual(['a', 'a'])
  })

  test('is not notified at night, but in the morning if it is still news', async () => {
    await subscribe('asleep', { quietHours: { from: 22, to: 14 }, timeZone: 'Europe/Amsterdam' })
    await subscribe('far', { quietHours: { from: 22, to: 20 }, timeZone: 'Europe/Amsterdam' })
    await breaks('s1')
    await run()
    expect(told()).toEqual([])
    clock = NOON + HOUR_MS
    await run()
    expect(told()).toEqual(['asleep'])
    clock = NOON + 4 * HOUR_MS
    await run()
    expect(told()).toEqual(['asleep'])
  })

  test('is not notified of news that broke hours ago', async () => {
    await subscribe('a')
    await breaks('s1', NOON - 4 * HOUR_MS)
    await run()
    expect(service.requests()).toBe(0)
  })
})

describe('a push service that', () => {
  test.each([404, 410])('answers %i has its device forgotten', async (status) => {
    await subscribe('gone')
    await subscribe('here')
    service.behave('gone', { status })
    await breaks('s1')
    await run()
    expect([told(), await devicesLeft()]).toEqual([['here'], ['here']])
  })

  test.each([
    ['is busy', { status: 429 }],
    ['fails', { status: 500 }],
    ['drops the connection', 'drops' as const],
    ['never answers', 'silent' as const],
  ])('%s is retried a minute later, and no other device waits for it', async (_name, behaviour) => {
    await subscribe('a')
    await subscribe('b')
    service.behave('a', behaviour)
    await breaks('s1')
    await run()
    expect(told().includes('b')).toBe(true)
    service.behave('a', 'takes')
    const before = service.requests()
    clock = NOON + MINUTE_MS - 1
    await run()
    expect(service.requests()).toBe(before)
    clock = NOON + MINUTE_MS
    await run()
    expect(service.requests()).toBe(before + 1)
    expect(service.taken.at(-1)?.device).toBe('a')
    await run()
    expect(service.requests()).toBe(before + 1)
  })

  test('says how long to wait is waited for, but not beyond the news', async () => {
    await subscribe('a')
    service.behave('a', { status: 429, retryAfter: '600' })
    await breaks('s1')
    await run()
    service.behave('a', { status: 503, retryAfter: new Date(NOON + 9 * HOUR_MS).toUTCString() })
    clock = NOON + 9 * MINUTE_MS
    await run()
    expect(service.requests()).toBe(1)
    clock = NOON + 10 * MINUTE_MS
    await run()
    expect(service.requests()).toBe(2)
    for (let hour = 1; hour < 12; hour += 1) {
      clock = NOON + hour * HOUR_MS
      await run()
    }
    expect(service.requests()).toBe(2)
  })

  test('refuses a message for another reason doesn’t get it again, and the log identifies no device', async () => {
    await subscribe('secret-name')
    service.behave('secret-name', { status: 400 })
    await breaks('s1')
    await run()
    clock = NOON + HOUR_MS
    await run()
    expect(service.requests()).toBe(1)
    expect(lines.join('\n')).not.toContain('secret-name')
  })
})

test('a device whose keys are none, or whose address may not be written to, is forgotten', async () => {
  await subscribe('bad', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } })
  await subscribe('inner')
  await breaks('s1')
  const guard: PushHttpClient = { postBytes: async () => ({ failure: 'forbidden-address', message: 'No.' }) }
  await run({ client: guard })
  expect(await devicesLeft()).toEqual([])
})

test('two processes notify each device once', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `d${index}`)
  for (const name of names) await subscribe(name)
  await breaks('s1')
  await Promise.all([run(), run(), run()])
  expect(told()).toEqual(names.toSorted())
})

test('killed in the middle again and again: no device is notified twice, and at most the messages being sent are lost', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `d${index}`)
  for (const name of names) await subscribe(name)
  await breaks('s1')
  const kills = 5
  for (let kill = 0; kill < kills; kill += 1) {
    let posts = 0
    const dying: PushHttpClient = {
      postBytes: (url, request) => {
        posts += 1
        // Simulates a killed process: nothing more is sent, and no outcome is stored.
        return posts > 3 + kill ? Promise.reject(new Error('killed')) : http.postBytes(url, request)
      },
    }
    await expect(run({ client: dying })).rejects.toThrow('killed')
  }
  await run()
  const once = new Set(told())
  expect(once.size).toBe(told().length)
  expect(once.size).toBeGreaterThanOrEqual(names.length - kills * MAX_CONCURRENT_PUSHES)
  expect(once.size).toBeLessThan(names.length)
})

test('a stop ends the work, and the next run continues', async () => {
  for (let index = 0; index < 3 * MAX_CONCURRENT_PUSHES; index += 1) await subscribe(`d${index}`)
  await breaks('s1')
  const stop = new AbortController()
  const stopping: PushHttpClient = {
    postBytes: (url, request) => {
      stop.abort()
      return http.postBytes(url, request)
    },
  }
  await run({ client: stopping, signal: stop.signal })
  expect(told()).toHaveLength(MAX_CONCURRENT_PUSHES)
  await run()
  expect(new Set(told()).size).toBe(3 * MAX_CONCURRENT_PUSHES)
})

test('a device that unsubscribes while it is notified remains deleted', async () => {
  const device = await subscribe('a')
  await breaks('s1')
  const leaving: PushHttpClient = {
    async postBytes(url, request) {
      await deletePushDevice(database.db, device.endpoint)
      return { ...(await http.postBytes(url, request)), status: 500, headers: {} }
    },
  }
  await run({ client: leaving })
  clock = NOON + MINUTE_MS
  await run()
  expect([await devicesLeft(), service.requests()]).toEqual([[], 1])
})
