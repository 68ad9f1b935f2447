import { randomBytes, randomUUID } from 'node:crypto'
import { SESSION_IDLE_TIMEOUT_MS, SESSION_LIFETIME_MS } from '@plainwire/domain/reader'
import { DAY_MS } from '@plainwire/domain/units'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/index.ts'
import { countReadersAndSessions } from '../reader-counts.ts'
import { deleteReader, findOrCreateReader } from '../readers.ts'
import { deleteOldAccountRows } from '../tidy-accounts.ts'
import {
  listInvitations,
  lockInvitation,
  markInvitationUsed,
  revokeInvitation,
  saveInvitation,
} from './invitations.ts'
import { endAllSessionsByEmail, listOpenSessions } from './open-sessions.ts'
import { beginSession, updateSessionWithLock } from './sessions.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['invitations', 'sessions', 'readers'] as const)
    await database.db.deleteFrom(table).execute()
})

const invited = (email: string, over: { expiresAt?: Date; token?: Buffer } = {}) =>
  saveInvitation(database.db, {
    email,
    token: randomBytes(32),
    language: 'en',
    invitedAt: NOW,
    expiresAt: inDays(14),
    ...over,
  })
const reader = (email: string, now = NOW) => findOrCreateReader(database.db, { id: randomUUID(), email, now })
const lock = (email: string, token?: Buffer, now = NOW) => lockInvitation(database.db, { email, token, now })
const addresses = async () => (await listInvitations(database.db)).map(({ email }) => email)

async function session(readerId: string, used: { begunAt?: Date; rotatedAt?: Date } = {}): Promise<void> {
  const { begunAt = NOW } = used
  const { rotatedAt = begunAt } = used
  const id = randomUUID()
  const device = { browser: 'Firefox', system: null } as const
  await beginSession(database.db, { id, readerId, salt: randomBytes(32), device, now: begunAt })
  await updateSessionWithLock(database.db, id, ({ state }) => ({ ...state, rotatedAt }))
}

describe('an invitation', () => {
  test('is found by the address in any letters, or by its secret, and its own address goes first', async () => {
    const token = randomBytes(32)
    await invited('Ada@example.org', { token })
    await invited('grace@example.org')
    expect(await lock('ADA@example.org')).toBe('ada@example.org')
    expect(await lock('else@example.org', token)).toBe('ada@example.org')
    expect(await lock('grace@example.org', token)).toBe('grace@example.org')
    expect(await lock('else@example.org', randomBytes(32))).toBeUndefined()
    expect(await lock('else@example.org')).toBeUndefined()
  })

  test('holds until it ends', async () => {
    await invited('ada@example.org', { expiresAt: inDays(1) })
    expect(await lock('ada@example.org', undefined, new Date(inDays(1).getTime() - 1))).toBeDefined()
    expect(await lock('ada@example.org', undefined, inDays(1))).toBeUndefined()
  })

  test('is sent again to an address that used one before, and left alone where that one is revoked', async () => {
    await invited('ada@example.org')
    const readerId = await reader('ada@example.org')
    await markInvitationUsed(database.db, { emailKey: 'ada@example.org', readerId, now: NOW })
    expect(await revokeInvitation(database.db, 'ada@example.org')).toBe('none')
    expect(await listInvitations(database.db)).toMatchObject([{ usedAt: NOW }])
    await invited('ada@example.org')
    expect(await listInvitations(database.db)).toMatchObject([{ usedAt: null }])
    await deleteReader(database.db, { id: readerId, addresses: [randomBytes(32)], now: NOW })
    expect(await addresses()).toEqual([])
  })

  test('is listed for a month after it was used or has ended', async () => {
    await invited('old@example.org', { expiresAt: ago(30 * DAY_MS + 1) })
    await invited('ended@example.org', { expiresAt: ago(30 * DAY_MS - 1) })
    await invited('used@example.org')
    await invited('ada@example.org')
    const used = { emailKey: 'used@example.org', readerId: await reader('x@example.org') }
    await markInvitationUsed(database.db, { ...used, now: ago(30 * DAY_MS + 1) })
    await deleteOldAccountRows(database.db, NOW)
    expect(await addresses()).toEqual(['ada@example.org', 'ended@example.org'])
  })
})

describe('what operators see of sessions', () => {
  test('is those that hold, of all or of one reader, the last used first', async () => {
    const [ada, grace] = [await reader('ada@example.org'), await reader('grace@example.org')]
    await session(ada, { begunAt: ago(DAY_MS), rotatedAt: ago(1000) })
    await session(grace)
    await session(ada, { begunAt: ago(SESSION_LIFETIME_MS), rotatedAt: ago(1) })
    await session(ada, { begunAt: ago(SESSION_IDLE_TIMEOUT_MS + 1), rotatedAt: ago(SESSION_IDLE_TIMEOUT_MS) })
    const of = async (email?: string, limit = 10) =>
      (await listOpenSessions(database.db, { email, now: NOW, limit })).map((one) => one.email)
    expect(await of()).toEqual(['grace@example.org', 'ada@example.org'])
    expect(await of(undefined, 1)).toEqual(['grace@example.org'])
    expect(await of('ADA@example.org')).toEqual(['ada@example.org'])
    expect(await listOpenSessions(database.db, { email: 'ada@example.org', now: NOW, limit: 1 })).toEqual([
      {
        email: 'ada@example.org',
        device: { browser: 'Firefox', system: null },
        begunAt: ago(DAY_MS),
        lastUsedAt: ago(1000),
      },
    ])
    expect(await endAllSessionsByEmail(database.db, 'Ada@example.org')).toBe(3)
    expect(await of()).toEqual(['grace@example.org'])
    expect(await endAllSessionsByEmail(database.db, 'nobody@example.org')).toBe('no-reader')
  })

  test('are counts of readers, sessions and invitations', async () => {
    const empty = { readers: 0, newReaders: 0, signedInReaders: 0, sessions: 0, openInvitations: 0 }
    expect(await countReadersAndSessions(database.db, NOW)).toEqual(empty)
    const ada = await reader('ada@example.org')
    await reader('old@example.org', ago(31 * DAY_MS))
    await session(ada)
    await session(ada)
    await session(ada, { begunAt: ago(SESSION_LIFETIME_MS) })
    await invited('grace@example.org')
    await invited('ended@example.org', { expiresAt: NOW })
    expect(await countReadersAndSessions(database.db, NOW)).toEqual({
      readers: 2,
      newReaders: 1,
      signedInReaders: 1,
      sessions: 2,
      openInvitations: 1,
    })
  })
})
