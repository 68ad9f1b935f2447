import { createHmac, randomUUID } from 'node:crypto'
import type { NewsStory } from '@plainwire/domain/contract'
import { DEFAULT_PREFERENCES } from '@plainwire/domain/reader'
import { aStory } from '@plainwire/domain/testing'
import { HOUR_MS, MINUTE_MS } from '@plainwire/domain/units'
import {
  beginSession,
  changeFollowAlertSettings,
  changePreferences,
  endSession,
  findOrCreateReader,
  followThing,
  saveAlertDevice,
  unfollowThing,
} from '@plainwire/store'
import { deriveAccountKeys } from '@plainwire/store/account-keys'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { recordingLog } from '@plainwire/store/testing-logs'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestEditionSource } from '../mailings/testing-mailings.ts'
import { generateVapidKeys } from '../push/push-message.ts'
import type { PushHttpClient } from '../push/push-options.ts'
import { createAlertJob, MAX_ALERTS_PER_DAY } from './alert-work.ts'
import { deriveWebhookSecret } from './follow-secrets.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const START = Date.parse('2026-11-20T12:00:00Z')
const ADDRESS = 'https://hooks.example/secret-path'
const keys = deriveAccountKeys(['a secret of thirty-two characters or more'])
const vapid = { ...generateVapidKeys(), subject: 'mailto:editors@plainwire.test' }
const never = new AbortController().signal
const { log, lines } = recordingLog()

let database: TestDatabase
let readerId: string
let clock = START
let edition = 0
let posts: { url: string; text: string; headers: Record<string, string> }[] = []
let answer: () => Promise<Awaited<ReturnType<PushHttpClient['postBytes']>>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  clock = START
  posts = []
  answer = async () => ({ status: 200, headers: {} })
  await database.db.deleteFrom('readers').execute()
  const email = 'ada@example.org'
  readerId = await findOrCreateReader(database.db, { id: randomUUID(), email, now: new Date(START) })
})

const http: PushHttpClient = {
  postBytes: (url, { bytes, headers = {} }) => {
    posts.push({ url, text: Buffer.from(bytes).toString(), headers })
    return answer()
  },
}
const search = { kind: 'search' as const, key: 'bridge' }
async function ask(change: object, thing: { kind: 'search' | 'name'; key: string } = search) {
  const now = new Date(clock)
  const followed = { ...thing, label: `“${thing.key}”`, followedAt: now.toISOString() }
  await followThing(database.db, { readerId, thing: followed, limit: 5 })
  const alerts = await changeFollowAlertSettings(database.db, { readerId, thing, change, now })
  if (!alerts) throw new Error('It is followed.')
  return alerts
}
const askHook = (kind: 'webhook' | 'ntfy' = 'webhook') => ask({ hook: { kind, address: ADDRESS } })
const story = (id: string, minutes = 1, over: Partial<NewsStory> = {}) => {
  const at = new Date(START + minutes * MINUTE_MS).toISOString()
  return aStory({ id, headline: `Bridge ${id}`, published_at: at, updated_at: at, ...over })
}
/** Simulates a separate process: it shares nothing with others except the database. */
function worker(stories: NewsStory[]) {
  edition += 1
  const now = () => new Date(clock)
  const publicUrl = 'https://plainwire.example'
  return createAlertJob({
    ...{ db: () => database.db, http, vapid, keys, publicUrl, log, now },
    editions: createTestEditionSource(stories, edition),
  })
}
const run = (stories: NewsStory[]) => worker(stories)(never)
const headlines = () => posts.map(({ text }) => JSON.parse(text).story.headline).sort()

describe('B15 a saved search with a webhook', () => {
  test('posts each new story once, signed, in the reader’s language, and what was there before never', async () => {
    clock = START
    const alerts = await askHook()
    clock = START + 2 * MINUTE_MS
    await run([
      story('old', -5),
      story('new'),
      story('other', 1, { headline: 'Flood', sub_headline: '', sources: [] }),
    ])
    await run([story('new')])
    expect(headlines()).toEqual(['Bridge new'])
    const [post] = posts
    expect(post?.url).toBe(ADDRESS)
    expect(JSON.parse(post?.text ?? '')).toMatchObject({
      type: 'followed.story',
      followed: { kind: 'search', key: 'bridge' },
      story: { id: 'new', url: 'https://plainwire.example/story/new' },
    })
    const [, seconds = '', mac] =
      /^t=(\d+),v1=([\da-f]{64})$/.exec(post?.headers['plainwire-signature'] ?? '') ?? []
    const expected = createHmac('sha256', deriveWebhookSecret(alerts, keys)).update(
      `${seconds}.${post?.text}`,
    )
    expect([Number(seconds) * 1000, mac]).toEqual([clock, expected.digest('hex')])
  })

  test('is tried again with longer and longer waits, then given up', async () => {
    await askHook()
    answer = async () => ({ failure: 'unreachable', message: 'It broke off.' })
    const work = worker([story('s1')])
    const waits: number[] = []
    let last = clock
    for (let minute = 0; minute <= 180; minute++) {
      const before = posts.length
      await work(never)
      if (posts.length > before) {
        waits.push((clock - last) / MINUTE_MS)
        last = clock
      }
      clock += MINUTE_MS
    }
    expect(waits).toEqual([0, 1, 2, 4, 8, 16])
  })

  test.each([
    [500, 2],
    [429, 2],
    [400, 1],
    [410, 1],
  ])('that answers %i gets %i attempts', async (status, times) => {
    await askHook()
    answer = async () => ({ status, headers: {} })
    const work = worker([story('s1')])
    await work(never)
    answer = async () => ({ status: 200, headers: {} })
    clock += HOUR_MS
    await work(never)
    expect(posts).toHaveLength(times)
  })

  test('whose address leads to an inner network gets nothing again', async () => {
    await askHook()
    answer = async () => ({ failure: 'forbidden-address', message: 'It is private.' })
    await run([story('s1')])
    clock += HOUR_MS
    await run([story('s1')])
    expect(posts).toHaveLength(1)
    expect(lines.join('\n')).not.toContain('secret-path')
  })

  test('gets nothing that its reader’s account mutes', async () => {
    await askHook()
    const preferences = { ...DEFAULT_PREFERENCES, mutedTopics: ['flood'] }
    await changePreferences(database.db, readerId, () => preferences)
    await run([story('s1', 1, { headline: 'Bridge closed after flood' }), story('s2')])
    expect(headlines()).toEqual(['Bridge s2'])
  })

  test('gets so many a day, and what is unfollowed none', async () => {
    await askHook()
    const many = Array.from({ length: MAX_ALERTS_PER_DAY + 3 }, (_, index) => story(`s${index}`))
    await run(many)
    expect(posts).toHaveLength(MAX_ALERTS_PER_DAY)
    await unfollowThing(database.db, { readerId, thing: search })
    await run([story('later', 2)])
    expect(posts).toHaveLength(MAX_ALERTS_PER_DAY)
  })

  test('posts a notification to ntfy, with a name that any header can have', async () => {
    await askHook('ntfy')
    await run([story('s1')])
    const [post] = posts
    expect([post?.text, post?.headers.click]).toEqual(['Bridge s1', 'https://plainwire.example/story/s1'])
    expect(post?.headers.title).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/)
  })
})

describe('B15 a story is sent once, never twice', () => {
  test('by two processes that work at the same time, twenty times over', async () => {
    await askHook()
    answer = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return { status: 200, headers: {} }
    }
    for (let round = 0; round < 20; round++) {
      clock += 3 * HOUR_MS
      const minutes = (clock - START) / MINUTE_MS
      const stories = [story(`a${round}`, minutes)]
      await Promise.all([run(stories), run(stories), run(stories)])
    }
    expect(headlines()).toHaveLength(20)
    expect(new Set(headlines()).size).toBe(20)
  })

  test('by one that dies while it sends, and one that comes after it', async () => {
    await askHook()
    answer = () => new Promise(() => {})
    void worker([story('s1')])(never)
    await vi.waitFor(() => expect(posts).toHaveLength(1))
    answer = async () => ({ status: 200, headers: {} })
    for (let minute = 0; minute < 90; minute += 30) {
      clock += 30 * MINUTE_MS
      await run([story('s1')])
    }
    expect(posts).toHaveLength(1)
  })
})

describe('B15 a bell', () => {
  const device = (name: string, quietHours = { from: 0, to: 0 }) => ({
    ...{ endpoint: `https://push.example/${name}`, language: 'nl' as const, timeZone: 'UTC', quietHours },
    keys: { p256dh: KEYS.publicKey, auth: 'A'.repeat(22) },
  })
  const KEYS = generateVapidKeys()

  test('rings on each device of the reader once, not in its quiet hours, and forgets one that is gone', async () => {
    const sessionId = randomUUID()
    const browser = { browser: null, system: null }
    const session = {
      id: sessionId,
      readerId,
      salt: new Uint8Array(8),
      device: browser,
      now: new Date(START),
    }
    await beginSession(database.db, session)
    for (const one of [device('a'), device('gone'), device('asleep', { from: 11, to: 14 })])
      await saveAlertDevice(database.db, { readerId, sessionId, device: one })
    await ask({ bell: true })
    answer = async () => ({ status: posts.at(-1)?.url.endsWith('gone') ? 410 : 201, headers: {} })
    await run([story('s1')])
    const rung = () => posts.map(({ url }) => url.split('/').at(-1)).sort()
    expect(rung()).toEqual(['a', 'gone'])
    clock = START + 2.5 * HOUR_MS
    await run([story('s1'), story('s2', 60)])
    expect(rung()).toEqual(['a', 'a', 'asleep', 'asleep', 'gone'])
    expect(posts[0]?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm' })
    // After the session on the device has ended, the device gets no notifications.
    await endSession(database.db, sessionId)
    await run([story('s3', 120)])
    expect(posts).toHaveLength(5)
  })
})
