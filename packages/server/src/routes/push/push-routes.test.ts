import { ErrorResponse } from '@plainwire/domain/contract'
import { type TestDatabase, testDatabase } from '@plainwire/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordingLog, startServer, type TestServer } from '../../testing.ts'
import { MAX_DAILY_DEVICES_PER_NETWORK } from './push-routes.ts'

const PATH = '/api/push-subscriptions'
const BODY = {
  endpoint: 'https://push.example/device',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  language: 'nl',
  quietHours: { from: 22, to: 7 },
  timeZone: 'Europe/Amsterdam',
}
const { log, lines } = recordingLog()
let database: TestDatabase
let server: TestServer
let isAway = false
beforeAll(async () => {
  database = await testDatabase()
  const push = {
    db() {
      if (isAway) throw new Error('The database is away.')
      return database.db
    },
    publicKey: 'key',
    mayReach: (url: string) => !url.includes('inner'),
  }
  server = await startServer({ push, log, trustProxy: true })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})
beforeEach(async () => {
  isAway = false
  await database.db.deleteFrom('push_subscriptions').execute()
})

let caller = 0
function call(method: 'POST' | 'DELETE', body: unknown, from = `192.0.2.${++caller}`, url = server.url) {
  return fetch(url + PATH, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
}
const codeOf = async (answer: Response) => ErrorResponse.parse(await answer.json()).error.code
const rows = () => database.db.selectFrom('push_subscriptions').selectAll().execute()

describe('POST and DELETE /api/push-subscriptions', () => {
  test('store a device’s address and quiet hours, and delete them', async () => {
    expect(await (await call('POST', BODY)).json()).toEqual({ status: 'subscribed' })
    const answer = await call('POST', { ...BODY, quietHours: { from: 23, to: 6 } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const kept = (await rows()).map(({ id: _id, endpoint_key: _key, ...row }) => row)
    expect(kept).toEqual([
      {
        endpoint: BODY.endpoint,
        ...BODY.keys,
        language: 'nl',
        quiet_from: 23,
        quiet_to: 6,
        time_zone: 'Europe/Amsterdam',
      },
    ])
    for (let said = 0; said < 2; said += 1) {
      const forgotten = await call('DELETE', { endpoint: BODY.endpoint })
      expect([forgotten.status, await forgotten.json()]).toEqual([200, { status: 'forgotten' }])
    }
    expect(await rows()).toEqual([])
  })

  test.each([
    ['http', { ...BODY, endpoint: 'http://push.example/device' }],
    ['a script', { ...BODY, endpoint: 'javascript:alert(1)' }],
    ['an inner address', { ...BODY, endpoint: 'https://inner.example/' }],
    ['a long address', { ...BODY, endpoint: `https://push.example/${'a'.repeat(1_000)}` }],
    ['a long key', { ...BODY, keys: { ...BODY.keys, p256dh: 'B'.repeat(2_000) } }],
    ['no secret', { ...BODY, keys: { p256dh: BODY.keys.p256dh, auth: '' } }],
    ['an unknown language', { ...BODY, language: 'xx' }],
    ['an unknown zone', { ...BODY, timeZone: 'Moon/Base' }],
    ['an hour that no clock has', { ...BODY, quietHours: { from: 22, to: 24 } }],
    ['who is asking', { ...BODY, reader: 'ada@example.org' }],
  ])('refuse %s', async (_name, body) => {
    const answer = await call('POST', body)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'BAD_REQUEST'])
    expect(await rows()).toEqual([])
  })

  test('let so many devices of one network begin in a day, and all of them change', async () => {
    const from = (index: number) => `198.51.100.${index}`
    const statuses = new Set<number>()
    for (let index = 0; index < MAX_DAILY_DEVICES_PER_NETWORK; index += 1)
      statuses.add(
        (await call('POST', { ...BODY, endpoint: `${BODY.endpoint}${index}` }, from(index))).status,
      )
    expect([...statuses]).toEqual([200])
    const refused = await call('POST', BODY, from(200))
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await call('POST', { ...BODY, endpoint: `${BODY.endpoint}0` }, from(201))).status).toBe(200)
    expect((await call('POST', BODY, '203.0.113.1')).status).toBe(200)
  })

  test('refuse too frequent requests', async () => {
    const from = '203.0.113.99'
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call('DELETE', { endpoint: BODY.endpoint }, from)),
    )
    expect(
      answers
        .map(({ status }) => status)
        .toSorted()
        .at(-1),
    ).toBe(429)
  })

  test('say where the database is away, and log no address', async () => {
    isAway = true
    const answer = await call('POST', BODY)
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'UNAVAILABLE'])
    expect(lines.join('\n')).toContain('A push device could not be read or stored.')
    expect(lines.join('\n')).not.toContain('push.example')
  })
})

test('an installation without push messages has no such call', async () => {
  const other = await startServer({})
  const answer = await call('POST', BODY, '192.0.2.250', other.url)
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
  await other.stop()
})
