import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteReader, findOrCreateReader } from '../accounts/readers.ts'
import { testDatabase } from '../testing/index.ts'
import { hoursAfter, NOW } from '../testing/samples.ts'
import {
  beginAdminSessionByEmail,
  beginAdminSessionByLink,
  deleteExpiredAdminAccess,
  endAdminSession,
  findAdminSession,
  isAdminSignInLinkValid,
  storeAdminSignInLink,
} from './admin-access.ts'
import { listOperatorLog } from './operator-log.ts'
import { addOperator, isOperator, listOperators, removeOperator } from './operators.ts'

const { db, drop } = await testDatabase()
afterAll(() => drop())
beforeEach(async () => {
  for (const table of ['operators', 'admin_links', 'admin_sessions', 'operator_log', 'readers'] as const)
    await db.deleteFrom(table).execute()
})

const order = { actor: 'root', now: NOW }
const email = 'Ada@Example.org'
const hash = (text: string) => new TextEncoder().encode(text.padEnd(32))
const session = { hash: hash('cookie'), expiresAt: hoursAfter(12) }
const acts = async () => (await listOperatorLog(db)).map(({ act, actor }) => [act, actor])

test('an operator is whoever signs in with the address, however it is written, also before they have an account', async () => {
  expect(await addOperator(db, { email, ...order })).toBe('done')
  expect(await addOperator(db, { email: 'ada@example.org', ...order })).toBe('no-change')
  expect(await isOperator(db, 'ADA@example.org')).toBe(true)
  expect(await isOperator(db, 'bob@example.org')).toBe(false)
  expect(await listOperators(db)).toEqual([{ email, addedAt: NOW, hasAccount: false }])
  expect(await removeOperator(db, { email: 'ada@example.org', ...order })).toBe('done')
  expect(await removeOperator(db, { email, ...order })).toBe('unknown')
  expect(await acts()).toEqual([
    ['operator-removed', 'root'],
    ['operator-added', 'root'],
  ])
})

test('a link lets in once, not after its time, and is no session itself', async () => {
  const link = hash('link')
  await storeAdminSignInLink(db, { hash: link, expiresAt: hoursAfter(1), ...order })
  expect(await isAdminSignInLinkValid(db, link, NOW)).toBe(true)
  expect(await isAdminSignInLinkValid(db, link, hoursAfter(1))).toBe(false)
  expect(await beginAdminSessionByLink(db, { link, session, now: hoursAfter(1) })).toBe(false)
  const twice = [1, 2].map((number) =>
    beginAdminSessionByLink(db, { link, session: { ...session, hash: hash(`cookie ${number}`) }, now: NOW }),
  )
  expect((await Promise.all(twice)).toSorted()).toEqual([false, true])
  expect(await isAdminSignInLinkValid(db, link, NOW)).toBe(false)
  expect(await findAdminSession(db, link, NOW)).toBeUndefined()
  expect(await acts()).toEqual([
    ['admin-entered', 'root (link)'],
    ['admin-link-made', 'root'],
  ])
})

test('a session ends with its time, by its holder, and with the operator’s role', async () => {
  expect(await beginAdminSessionByEmail(db, { email, session, now: NOW })).toBe(false)
  await addOperator(db, { email, ...order })
  expect(await beginAdminSessionByEmail(db, { email, session, now: NOW })).toBe(true)
  expect(await findAdminSession(db, session.hash, hoursAfter(11))).toEqual({ actor: email })
  expect(await findAdminSession(db, session.hash, hoursAfter(12))).toBeUndefined()
  await endAdminSession(db, session.hash)
  expect(await findAdminSession(db, session.hash, NOW)).toBeUndefined()
  await beginAdminSessionByEmail(db, { email, session, now: NOW })
  await removeOperator(db, { email, ...order })
  expect(await findAdminSession(db, session.hash, NOW)).toBeUndefined()
})

test('whoever deletes their account is no operator any more, nor is their session worth anything', async () => {
  const id = await findOrCreateReader(db, { id: '0f0e0d0c-0b0a-4908-8706-050403020100', email, now: NOW })
  await addOperator(db, { email, ...order })
  await beginAdminSessionByEmail(db, { email, session, now: NOW })
  await deleteReader(db, { id, addresses: [hash('address')], now: NOW })
  expect(await listOperators(db)).toEqual([])
  expect(await findAdminSession(db, session.hash, NOW)).toBeUndefined()
})

test('what has expired is dropped at night', async () => {
  await storeAdminSignInLink(db, { hash: hash('old'), expiresAt: NOW, ...order })
  await storeAdminSignInLink(db, { hash: hash('new'), expiresAt: hoursAfter(1), ...order })
  await deleteExpiredAdminAccess(db, NOW)
  expect(await db.selectFrom('admin_links').select('expires_at').execute()).toEqual([
    { expires_at: hoursAfter(1) },
  ])
})
