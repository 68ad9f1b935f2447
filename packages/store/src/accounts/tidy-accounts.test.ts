import { randomBytes, randomUUID } from 'node:crypto'
import { SESSION_IDLE_TIMEOUT_MS, SESSION_LIFETIME_MS } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/index.ts'
import { findOrCreateReader } from './readers.ts'
import { beginSession, updateSessionWithLock } from './sign-in/sessions.ts'
import { incrementHourlySignInMailCount } from './sign-in/sign-ins.ts'
import { deleteOldAccountRows } from './tidy-accounts.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)

let database: TestDatabase
let readerId: string
beforeAll(async () => {
  database = await testDatabase()
  readerId = await findOrCreateReader(database.db, { id: randomUUID(), email: 'ada@example.org', now: NOW })
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['sessions', 'sign_ins', 'mail_counts', 'provider_sign_ins'] as const)
    await database.db.deleteFrom(table).execute()
})

const left = async (table: 'sessions' | 'sign_ins' | 'mail_counts' | 'provider_sign_ins') =>
  (await database.db.selectFrom(table).selectAll().execute()).length

describe('the nightly tidying of accounts', () => {
  test.each([
    ['was used within a fortnight', ago(20 * DAY_MS), ago(SESSION_IDLE_TIMEOUT_MS - 1), 1],
    ['wasn’t', ago(20 * DAY_MS), ago(SESSION_IDLE_TIMEOUT_MS + 1), 0],
    ['is thirty days old', ago(SESSION_LIFETIME_MS + 1), ago(1), 0],
  ])('a session that %s', async (_name, begunAt, rotatedAt, expected) => {
    const id = randomUUID()
    const device = { browser: null, system: null }
    await beginSession(database.db, { id, readerId, salt: randomBytes(32), device, now: begunAt })
    await updateSessionWithLock(database.db, id, ({ state }) => ({ ...state, rotatedAt }))
    const { endedSessions } = await deleteOldAccountRows(database.db, NOW)
    expect([await left('sessions'), endedSessions]).toEqual([expected, 1 - expected])
  })

  test.each([
    ['today', ago(DAY_MS - 1), 0, 1],
    ['yesterday', ago(DAY_MS + 1), 0, 0],
    ['yesterday, after wrong guesses, which count on', ago(DAY_MS + 1), 7, 1],
    ['a month ago, after wrong guesses', ago(31 * DAY_MS + 1), 100, 0],
  ])('an address that somebody signed in with %s', async (_name, changedAt, failures, expected) => {
    const row = { address: randomBytes(32), changed_at: changedAt, failures_in_a_row: failures }
    await database.db.insertInto('sign_ins').values(row).execute()
    const { restedSignIns } = await deleteOldAccountRows(database.db, NOW)
    expect([await left('sign_ins'), restedSignIns]).toEqual([expected, 1 - expected])
  })

  test('counts of mails go after a day, sign-ins at providers after an hour', async () => {
    const hours = [ago(DAY_MS + 1), ago(DAY_MS - 1)]
    for (const hour of hours) await incrementHourlySignInMailCount(database.db, hour)
    const begun = { provider: 'google' as const, challenge: randomBytes(32) }
    for (const ms of [3_600_001, 3_599_999]) {
      const row = { ...begun, state: randomBytes(32), begun_at: ago(ms) }
      await database.db.insertInto('provider_sign_ins').values(row).execute()
    }
    await deleteOldAccountRows(database.db, NOW)
    expect([await left('mail_counts'), await left('provider_sign_ins')]).toEqual([1, 1])
  })
})
